import { inRoot, runNode } from 'tooling/programs';

/** The embedded database must be closed first, since only one process may open a database. */
export async function verifyLedger(env: NodeJS.ProcessEnv): Promise<string> {
  const main = inRoot('provider-api/dist/src/commands/ledgerVerify.js');
  const { code, stdout, stderr } = await runNode(main, { args: [], env, output: 'keep' });
  if (code !== 0) throw new Error(`The ledger does not hold:\n${stdout}${stderr}`);
  return stdout.trim().split('\n').at(-1) ?? '';
}
