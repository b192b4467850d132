import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ApiClient } from 'tooling/portal';
import { inRoot, runNode } from 'tooling/programs';
import { signInAs } from '../portal/accounts.ts';
import { startTestEnvironment } from '../portal/testEnvironment.ts';

export async function keys(): Promise<string> {
  const { portal, accounts, env } = await startTestEnvironment({ ENCRYPTION_KEYS: '' });
  const file = path.join(portal.dataDir, 'encryption.key');
  rmSync(file);
  const said = await portal.restart().then(
    () => 'The server started',
    ({ message }: Error) => message,
  );
  if (!said.includes(`${file} is missing`) || existsSync(file)) throw new Error(`Without its key: ${said}`);
  const command = inRoot('provider-api/dist/src/commands/forgetKey.js');
  const { code, stdout, stderr } = await runNode(command, { args: ['local'], env, output: 'keep' });
  if (code !== 0) throw new Error(`The lost key was not given up: ${stderr}`);
  await portal.restart();
  for (const { account } of accounts.clients) await signInAs(new ApiClient(portal.url), account);
  await portal.stop();
  return `without its key no server starts, and no key is made; given up (${stdout.trim().split('\n')[0]}), everybody signs in`;
}
