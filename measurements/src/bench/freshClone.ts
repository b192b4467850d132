import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atEnd, root, runProgram } from 'tooling/programs';

/** The clone's folder goes when this process ends. */
export const freshClone = async (): Promise<string> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-clone-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const { code } = await runProgram('git', { args: ['clone', '--quiet', '--local', root, folder] });
  if (code !== 0) throw new Error('git clone failed');
  return folder;
};
