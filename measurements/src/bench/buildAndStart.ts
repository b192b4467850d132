import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from 'tooling/portal';
import { atEnd, root, runNode, runProgram, workspaces } from 'tooling/programs';
import { seconds, table, timed } from '../table.ts';

const start = async (clone: string): Promise<string> => {
  const env = { ...process.env, PORT: String(await freePort()), GATEWAY_PORT: String(await freePort()) };
  const args = ['tooling/run.mjs', 'start'];
  const child = spawn(process.execPath, args, { cwd: clone, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  const { ms } = await timed(async () => {
    for await (const line of createInterface({ input: child.stdout }))
      if (line.includes('is ready at')) return;
    throw new Error('npm start ended before the portal was ready');
  });
  child.kill('SIGTERM');
  await gone;
  return seconds(ms);
};

const build = async (cwd: string, forgotten: readonly string[]): Promise<string> => {
  for (const name of forgotten)
    for (const made of ['dist', 'tsconfig.tsbuildinfo'])
      rmSync(path.join(cwd, name, made), { recursive: true, force: true });
  const args = ['build'];
  const { ms, result } = await timed(() => runNode('tooling/run.mjs', { args, cwd, output: 'stderr' }));
  if (result.code !== 0) throw new Error('npm run build failed');
  return seconds(ms);
};

export const buildAndStart = async (): Promise<string> => {
  const clone = mkdtempSync(path.join(tmpdir(), 'portal-clone-'));
  atEnd(() => rmSync(clone, { recursive: true, force: true }));
  const { code } = await runProgram('git', { args: ['clone', '--quiet', '--local', root, clone] });
  if (code !== 0) throw new Error('git clone failed');
  const rows = [
    ['start in a fresh clone: packages from the npm cache, nothing built', await start(clone)],
    ['start, nothing changed', await start(clone)],
  ];
  rmSync(path.join(clone, '.cache'), { recursive: true, force: true });
  rows.push(
    ['build of everything: server, tooling, shell and remotes', await build(clone, workspaces())],
    ['build of mf-wallet alone', await build(clone, ['mf-wallet'])],
    ['build, nothing changed', await build(clone, [])],
  );
  return table(['npm', 'took'], rows);
};
