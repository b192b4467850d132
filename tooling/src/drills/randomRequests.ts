import { inRoot } from '../root.ts';
import { runNode } from '../runProgram.ts';

const runs = Number(process.env.DRILL_REQUESTS ?? 10_000);

/** Random and malformed requests after the API's own description, of every operation by every role; a 5xx fails it. */
export async function randomRequests(): Promise<string> {
  const { code, stdout, stderr } = await runNode(inRoot('node_modules/jest/bin/jest.js'), {
    args: ['--selectProjects=provider-api', '--testPathPatterns=http/fuzz'],
    env: { FUZZ_RUNS: String(runs) },
    output: 'keep',
  });
  if (code !== 0) throw new Error(`${stdout}${stderr}`.slice(-3_000));
  return `${runs} requests, none answered with a fault`;
}
