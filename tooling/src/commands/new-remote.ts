import { newRemote } from '../newRemote/newRemote.ts';
import { root } from '../root.ts';

export const run = ([name = '']: readonly string[]): void => {
  const files = newRemote(root, name);
  console.log(
    [
      ...files,
      '',
      `npm run dev -w ${name}              starts it alone`,
      `npm run release -- ${name}          puts it into the portal, once it is committed`,
    ].join('\n'),
  );
};
