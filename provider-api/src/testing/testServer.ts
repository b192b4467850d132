import type { Logger } from 'pino';
import { personalIn } from 'shared-api/testing/personal';
import type { AppContext } from '../appContext.ts';
import type { TestClock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/index.ts';
import type { Domain } from '../domain.ts';
import { type MailboxMessage, readMailbox } from '../mailbox/readMailbox.ts';
import { createServer, type Server } from '../server.ts';
import { type Client, clientOf } from './client.ts';
import { type Account, type AccountFacts, makeAccount } from './makeAccount.ts';
import { makeTestContext } from './testContext.ts';

export interface TestServer {
  url: string;
  db: Database;
  clock: TestClock;
  context: AppContext;
  server: Server;
  visitor: Client;
  /** Somebody new of this role signs in through HTTP, Active unless the facts say otherwise. */
  as(role: string, facts?: Partial<AccountFacts>): Promise<SignedIn>;
  account(role: string, facts?: Partial<AccountFacts>): Promise<Account>;
  /** Waits for the queue, then reads what was mailed to one address, newest first. */
  mailTo(email: string): Promise<MailboxMessage[]>;
  settle(): Promise<void>;
  close(): Promise<void>;
}

export interface SignedIn extends Client {
  account: Account;
}

export interface Options {
  /** Without one the log is kept, and read when the server closes; TEST_LOG names a level at which it is shown instead. */
  log?: Logger;
  config?: Partial<Config>;
  domains?: readonly Domain[];
  /** Without one it is empty and migrated. */
  db?: Database;
}

/** The real server on a free port over a database of its own; close it in afterAll. */
export async function startTestServer({ domains, ...options }: Options = {}): Promise<TestServer> {
  const { context, clock, logged, removeFiles } = await makeTestContext(options);
  const { db, config } = context;
  const server = await createServer(context, domains);
  const url = await server.listen(0, '127.0.0.1');
  config.publicUrl = url;
  const visitor = clientOf(url);
  const account = (role: string, facts: Partial<AccountFacts> = {}) => makeAccount(db, role, facts);
  return {
    url,
    db,
    clock,
    context,
    server,
    visitor,
    account,
    async as(role, facts) {
      const made = await account(role, facts);
      return { ...(await visitor.signedIn(made.email, made.password)), account: made };
    },
    async mailTo(email) {
      await server.jobs.idle();
      return readMailbox(db, email);
    },
    settle: () => server.jobs.idle(),
    async close() {
      // Every reply was read; a connection kept for the next call would be waited for.
      server.api.fastify.server.closeAllConnections();
      await server.close();
      await removeFiles();
      const personal = logged.flatMap(personalIn);
      if (personal.length > 0) throw new Error(`The log holds what is somebody's:\n${personal.join('\n')}`);
    },
  };
}
