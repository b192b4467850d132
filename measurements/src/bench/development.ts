import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from 'tooling/portal';
import { inRoot, root } from 'tooling/programs';
import { seconds, table, timed } from '../table.ts';
import { watchMemory } from './processTree.ts';

interface Measured {
  readonly ms: number;
  readonly bytes: number;
}

/** Runs a command until it says that it is ready, then stops it. */
const measure = async (args: readonly string[], ready: RegExp, dataDir: string): Promise<Measured> => {
  const env = {
    ...process.env,
    PORT: String(await freePort()),
    GATEWAY_PORT: String(await freePort()),
    DATA_DIR: dataDir,
  };
  const child = spawn(process.execPath, ['tooling/run.mjs', ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const most = watchMemory(child.pid ?? 0);
  const { ms } = await timed(async () => {
    for await (const line of createInterface({ input: child.stdout })) if (ready.test(line)) return;
    throw new Error(`npm run ${args.join(' ')} ended before it was ready`);
  });
  const bytes = most();
  child.kill('SIGTERM');
  await gone;
  return { ms, bytes };
};

/** `npm run dev`: server, shell and every remote from their sources, with nothing compiled before and again. */
export const development = async (): Promise<string> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-dev-'));
  rmSync(inRoot('.cache/webpack'), { recursive: true, force: true });
  try {
    const rows = [];
    for (const what of ['nothing compiled, sample data made', 'again']) {
      const { ms, bytes } = await measure(['dev'], / is ready after /, dataDir);
      rows.push([what, seconds(ms), `${(bytes / 2 ** 20).toFixed(0)} MB`]);
    }
    return table(['npm run dev', 'the dashboard answers after', 'most memory, all processes'], rows);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};
