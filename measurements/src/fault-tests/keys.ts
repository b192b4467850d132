import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ApiClient } from 'tooling/portal';
import { inRoot, runNode } from 'tooling/programs';
import { signInAs } from '../portal/accounts.ts';
import { startTestEnvironment, type TestEnvironment } from '../portal/testEnvironment.ts';
import { seconds } from '../table.ts';

async function isRefused({ portal }: TestEnvironment, sentence: string): Promise<number> {
  const from = performance.now();
  const said = await portal.restart().then(
    () => 'The server started',
    ({ message }: Error) => message,
  );
  if (!said.includes(sentence)) throw new Error(`Instead of "${sentence}": ${said}`);
  return performance.now() - from;
}

async function startsAgain({ portal, accounts }: TestEnvironment): Promise<number> {
  const from = performance.now();
  await portal.restart();
  for (const { account } of [...accounts.clients, accounts.administrator])
    await signInAs(new ApiClient(portal.url), account);
  return performance.now() - from;
}

export async function keys(): Promise<string> {
  const environment = await startTestEnvironment({ ENCRYPTION_KEYS: '' });
  const file = path.join(environment.portal.dataDir, 'encryption.key');
  const key = readFileSync(file, 'utf8');
  const refusedMs: number[] = [];
  rmSync(file);
  refusedMs.push(await isRefused(environment, `${file} is missing`));
  if (existsSync(file)) throw new Error('A new key was made in the place of the missing one');
  writeFileSync(file, key.slice(0, 40));
  refusedMs.push(await isRefused(environment, `${file} is damaged`));
  writeFileSync(file, randomBytes(32).toString('base64'));
  refusedMs.push(await isRefused(environment, 'The key "local" is not the one that sealed'));
  writeFileSync(file, key);
  const againMs = await startsAgain(environment);
  await environment.portal.stop();
  rmSync(file);
  const { code, stdout, stderr } = await runNode(inRoot('provider-api/dist/src/commands/forgetKey.js'), {
    args: ['local'],
    env: environment.env,
    output: 'keep',
  });
  if (code !== 0) throw new Error(`The lost key was not given up: ${stderr}`);
  const withoutMs = await startsAgain(environment);
  await environment.portal.stop();
  return (
    `missing, cut short and another one: each refused with its sentence within ${seconds(Math.max(...refusedMs))}, no key made; ` +
    `put back, everybody signs in ${seconds(againMs)} after the start; given up (${stdout.trim().split('\n')[0]}), after ${seconds(withoutMs)}`
  );
}
