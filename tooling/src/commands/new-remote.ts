import { newRemote } from '../newRemote/newRemote.ts';
import { root } from '../root.ts';

export const run = async ([name = '']: readonly string[]): Promise<number> => {
  try {
    const files = newRemote(root, name);
    console.log(
      [
        ...files,
        '',
        `npm run dev -w ${name}              starts it alone`,
        `npm run release -- ${name}          puts it into the portal, once it is committed`,
      ].join('\n'),
    );
    return 0;
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure);
    return 1;
  }
};
