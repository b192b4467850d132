import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from 'tooling/portal';
import { median, seconds, table, timed } from '../table.ts';
import { freshClone } from './freshClone.ts';

const start = async (clone: string): Promise<number> => {
  const env = { ...process.env, PORT: String(await freePort()), GATEWAY_PORT: String(await freePort()) };
  const child = spawn(process.execPath, ['tooling/run.mjs', 'start'], {
    cwd: clone,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const { ms } = await timed(async () => {
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.includes('is ready at')) return;
    }
    throw new Error('npm start ended before the portal was ready');
  });
  child.kill('SIGTERM');
  await gone;
  return ms;
};

export const startTimes = async (): Promise<string> => {
  const clone = await freshClone();
  const first = await start(clone);
  const warm: number[] = [];
  for (let round = 0; round < 5; round += 1) warm.push(await start(clone));
  return table(
    ['npm start', 'ready after'],
    [
      ['cold: fresh clone, packages from the npm cache, nothing built, sample data made', seconds(first)],
      ['warm: nothing changed, median of 5', seconds(median(warm))],
    ],
  );
};
