import { readFileSync } from 'node:fs';
import { filesIn } from 'remote/release';
import { inRoot } from '../root.ts';
import { byProblems, type Counts } from '../test/Step.ts';

/** Only the development build contains this name. Minifiers do not rename strings. */
const developmentName = 'local-remote';

export const shellBundle = async (): Promise<Counts> => {
  const folder = inRoot('shell/dist/web');
  const scripts = filesIn(folder).filter((file) => file.endsWith('.js'));
  const source = readFileSync(inRoot('shell/src/remotes/fetchContainer.ts'), 'utf8');
  return byProblems(
    [
      ...(source.includes(developmentName)
        ? []
        : [`shell/src/remotes/fetchContainer.ts no longer names ${developmentName}`]),
      ...scripts
        .filter((file) => readFileSync(`${folder}/${file}`, 'utf8').includes(developmentName))
        .map((file) => `${file} of the built shell carries ${developmentName}, which is for development`),
    ],
    `${scripts.length} scripts of the shell, none with what is for development.`,
  );
};
