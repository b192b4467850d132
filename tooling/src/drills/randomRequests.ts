import { randomInt } from 'node:crypto';
import { inRoot } from '../root.ts';
import { runNode } from '../runProgram.ts';

const runs = Number(process.env.DRILL_REQUESTS ?? 10_000);

/**
 * Random and malformed requests after the API's own description, of every operation by every role; a 5xx fails it and
 * tells the request. Every run draws another seed; DRILL_SEED repeats one.
 */
export async function randomRequests(): Promise<string> {
  const seed = process.env.DRILL_SEED ?? String(randomInt(2 ** 31));
  console.log(`Seed ${seed}: DRILL_SEED=${seed} npm run drills -- requests draws the same requests`);
  const { code, stdout, stderr } = await runNode(inRoot('node_modules/jest/bin/jest.js'), {
    args: ['--selectProjects=provider-api', '--testPathPatterns=http/fuzz'],
    env: { FUZZ_RUNS: String(runs), TEST_SEED: seed },
    output: 'keep',
  });
  if (code !== 0) throw new Error(`${stdout}${stderr}`.slice(-3_000));
  return `${runs} requests, none answered with a fault`;
}
