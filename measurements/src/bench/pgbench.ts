import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPrograms } from 'tooling/postgres';
import { atEnd, runProgram } from 'tooling/programs';

export type Protocol = 'simple' | 'prepared';

export interface Effort {
  readonly connections: number;
  readonly forMs: number;
}

let runs = 0;

/** `:n` begins higher in each run. */
export async function pgbench(
  url: string,
  script: string,
  protocol: Protocol,
  { connections, forMs }: Effort,
): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-pgbench-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'script.sql');
  writeFileSync(file, script);
  runs += 1;
  const effort = ['-c', String(connections), '-j', '2', '-T', String(forMs / 1000)];
  const options = ['-n', '-M', protocol, '-D', `n=${runs * 100_000_000}`, ...effort];
  const { stdout, stderr, code } = await runProgram(path.join(findPrograms().folder, 'pgbench'), {
    args: [...options, '-f', file, url],
    // The server connects with these options too.
    env: { PGOPTIONS: '-c jit=off' },
    output: 'keep',
  });
  const tps = Number(stdout.match(/tps = ([\d.]+)/)?.[1]);
  if (code !== 0 || !(tps > 0)) throw new Error(`pgbench failed: ${stderr || stdout}`);
  return tps;
}
