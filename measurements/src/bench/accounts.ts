import { pathToFileURL } from 'node:url';
import { signIn } from 'shared-api/contract';
import { ApiClient } from 'tooling/portal';
import { startPostgres } from 'tooling/postgres';
import { inRoot } from 'tooling/programs';
import { credentialsOf, type Person } from '../portal/accounts.ts';
import { startBenchEnvironment } from '../portal/benchEnvironment.ts';
import { registerCompany } from '../portal/registerCompany.ts';
import { median, table, timed } from '../table.ts';

const uploads = 10;
const hashes = 30;
const connections = 8;
const forMs = 10_000;
const password = 'Proto-col 1';

interface Passwords {
  hashPassword(text: string): Promise<string>;
}

const milliseconds = (ms: number): string => `${ms.toFixed(0)} ms`;

/** One argon2id hash at the server's own strength, alone on its core. */
const costOfOneHash = async (): Promise<number> => {
  const file = inRoot('provider-api/dist/src/domains/accounts/passwords/passwords.js');
  const { hashPassword }: Passwords = await import(pathToFileURL(file).href);
  const taken: number[] = [];
  for (let index = 0; index < hashes; index += 1) taken.push((await timed(() => hashPassword(password))).ms);
  return median(taken);
};

const timesToRegister = async (url: string): Promise<readonly number[]> => {
  const taken: number[] = [];
  for (let index = 0; index < uploads; index += 1)
    taken.push((await timed(() => registerCompany(url, `measured${index}@client.example`))).ms);
  return taken;
};

const signInsPerSecond = async (url: string, { account }: Person): Promise<number> => {
  const until = performance.now() + forMs;
  let done = 0;
  const api = new ApiClient(url);
  const work = async (): Promise<void> => {
    while (performance.now() < until) {
      await api.call(signIn, { body: credentialsOf(account) });
      done += 1;
    }
  };
  const { ms } = await timed(() => Promise.all(Array.from({ length: connections }, work)));
  return done / (ms / 1000);
};

/** Registering with documents, signing in, and what a password costs. */
export const accounts = async (): Promise<string> => {
  const postgres = await startPostgres({ durable: true });
  const environment = await startBenchEnvironment(postgres.url);
  const server = await environment.run();
  const taken = await timesToRegister(environment.url);
  const rate = await signInsPerSecond(environment.url, environment.administrator);
  await server.stop();
  await postgres.stop();
  return table(
    ['accounts', 'measured'],
    [
      [`Submit to success with ten 2 MB documents, median of ${uploads}`, milliseconds(median(taken))],
      ['the slowest of them', milliseconds(Math.max(...taken))],
      [`Sign-ins per second over ${connections} connections`, rate.toFixed(1)],
      [`One password hash, median of ${hashes}`, milliseconds(await costOfOneHash())],
    ],
  );
};
