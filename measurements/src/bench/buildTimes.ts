import { rmSync } from 'node:fs';
import path from 'node:path';
import { remotes, runNode, workspaces } from 'tooling/programs';
import { seconds, table, timed } from '../table.ts';
import { freshClone } from './freshClone.ts';

const build = async (clone: string): Promise<number> => {
  const { ms, result } = await timed(() =>
    runNode('tooling/run.mjs', { args: ['build'], cwd: clone, output: 'stderr' }),
  );
  if (result.code !== 0) throw new Error('npm run build failed');
  return ms;
};

const forget = (clone: string, names: readonly string[]): void => {
  for (const name of names) {
    for (const made of ['dist', 'tsconfig.tsbuildinfo'])
      rmSync(path.join(clone, name, made), { recursive: true, force: true });
  }
};

export const buildTimes = async (): Promise<string> => {
  const clone = await freshClone();
  await build(clone);
  forget(clone, workspaces());
  rmSync(path.join(clone, '.cache'), { recursive: true, force: true });
  const rows = [['everything: server, tooling, shell and remotes', seconds(await build(clone))]];
  for (const name of remotes()) {
    forget(clone, [name]);
    rows.push([`${name} alone`, seconds(await build(clone))]);
  }
  rows.push(['nothing changed', seconds(await build(clone))]);
  return table(['npm run build', 'took'], rows);
};
