import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from 'tooling/portal';
import { atEnd, root, runNode, runProgram, workspaces } from 'tooling/programs';
import { median, seconds, table, timed } from '../table.ts';

const freshClone = async (): Promise<string> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-clone-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const { code } = await runProgram('git', { args: ['clone', '--quiet', '--local', root, folder] });
  if (code !== 0) throw new Error('git clone failed');
  return folder;
};

const build = async (cwd: string): Promise<string> => {
  const args = ['build'];
  const { ms, result } = await timed(() => runNode('tooling/run.mjs', { args, cwd, output: 'stderr' }));
  if (result.code !== 0) throw new Error('npm run build failed');
  return seconds(ms);
};

const forget = (clone: string, names: readonly string[]): void => {
  for (const name of names)
    for (const made of ['dist', 'tsconfig.tsbuildinfo'])
      rmSync(path.join(clone, name, made), { recursive: true, force: true });
};

export const buildTimes = async (): Promise<string> => {
  const clone = await freshClone();
  await build(clone);
  forget(clone, workspaces());
  rmSync(path.join(clone, '.cache'), { recursive: true, force: true });
  const rows = [['everything: server, tooling, shell and remotes', await build(clone)]];
  forget(clone, ['mf-wallet']);
  rows.push(['mf-wallet alone', await build(clone)]);
  rows.push(['nothing changed', await build(clone)]);
  return table(['npm run build', 'took'], rows);
};

const start = async (cwd: string): Promise<number> => {
  const env = { ...process.env, PORT: String(await freePort()), GATEWAY_PORT: String(await freePort()) };
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const child = spawn(process.execPath, ['tooling/run.mjs', 'start'], { cwd, env, stdio: [...stdio] });
  const gone = once(child, 'exit');
  const { ms } = await timed(async () => {
    for await (const line of createInterface({ input: child.stdout }))
      if (line.includes('is ready at')) return;
    throw new Error('npm start ended before the portal was ready');
  });
  child.kill('SIGTERM');
  await gone;
  return ms;
};

export const startTimes = async (): Promise<string> => {
  const clone = await freshClone();
  const cold = await start(clone);
  const warm: number[] = [];
  for (let round = 0; round < 5; round += 1) warm.push(await start(clone));
  return table(
    ['npm start', 'ready after'],
    [
      ['cold: fresh clone, packages from the npm cache, nothing built, sample data made', seconds(cold)],
      ['warm: nothing changed, median of 5', seconds(median(warm))],
    ],
  );
};
