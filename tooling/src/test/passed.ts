import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { filesBelow } from '../files/filesBelow.ts';
import { inRoot } from '../root.ts';
import { lockedFor, lockedPackages } from '../webpack/lockedPackages.ts';

const common = ['shared-ui', 'shared-api', 'tooling/jest', 'tooling/types'];

const hashOfTests = (name: string): string => {
  const hash = createHash('sha256').update(process.version);
  const stoodOn = ['', name, 'shared-ui', 'shared-api', 'tooling'];
  hash.update(lockedFor(lockedPackages(), stoodOn).join('\n'));
  for (const file of [...new Set([name, ...common])].flatMap(filesBelow).sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(inRoot(file)))
      .update('\0');
  return hash.digest('hex');
};

export interface TestedFiles {
  readonly havePassed: () => boolean;
  /** Records that the tests passed, for the files as they were before the run. */
  readonly pass: () => void;
}

export const testedFiles = (name: string, folder = inRoot('.cache/tests-passed')): TestedFiles => {
  const hash = hashOfTests(name);
  const file = `${folder}/${name}`;
  return {
    havePassed: () => existsSync(file) && readFileSync(file, 'utf8') === hash,
    pass() {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, hash);
    },
  };
};
