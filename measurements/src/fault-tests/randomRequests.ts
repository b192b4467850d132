import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot, runNode } from 'tooling/programs';

const runs = Number(process.env.RANDOM_REQUESTS ?? 10_000);

type Replies = Readonly<Record<string, number>>;

function told(replies: Replies): string {
  const figure = (count: number) => count.toLocaleString('en-US');
  const total = Object.values(replies).reduce((sum, count) => sum + count, 0);
  const each = Object.entries(replies).map(([status, count]) => `${figure(count)} answered ${status}`);
  return `${figure(total)} requests: ${each.join(', ')}`;
}

/**
 * Random and malformed requests after the API's own description, of every operation by every role, and every field of
 * every call with what it does not expect; a 5xx or a fault in the log fails it and tells the request. Every run draws
 * another seed for what is random; RANDOM_SEED repeats one.
 */
export async function randomRequests(): Promise<string> {
  const seed = process.env.RANDOM_SEED ?? String(randomInt(2 ** 31));
  console.log(`Seed ${seed}: RANDOM_SEED=${seed} npm run fault-tests -- requests draws the same requests`);
  const folder = mkdtempSync(path.join(tmpdir(), 'requests-'));
  const { code, stdout, stderr } = await runNode(inRoot('node_modules/jest/bin/jest.js'), {
    args: ['--selectProjects=provider-api', '--testPathPatterns=http/(fuzz|everyField)[.]'],
    env: { FUZZ_RUNS: String(runs), TEST_SEED: seed, REQUEST_FIGURES: folder },
    output: 'keep',
  });
  if (code !== 0) throw new Error(`${stdout}${stderr}`.slice(-3_000));
  const figures = (name: string): string => {
    const replies: Replies = JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'));
    return told(replies);
  };
  return `At random ${figures('fuzz')}
In every field ${figures('everyField')}
None met a fault, the log tells of none`;
}
