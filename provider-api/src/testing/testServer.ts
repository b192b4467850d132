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
  as(role: string, facts?: Partial<AccountFacts>): Promise<SignedIn>;
  account(role: string, facts?: Partial<AccountFacts>): Promise<Account>;
  /** Waits for the queue, then returns the mails to this address, newest first. */
  mailTo(email: string): Promise<MailboxMessage[]>;
  settle(): Promise<void>;
  close(): Promise<void>;
}

export interface SignedIn extends Client {
  account: Account;
}

export interface Options {
  /**
   * By default the log is collected and checked at the end; TEST_LOG names a level at which the log is
   * printed instead.
   */
  log?: Logger;
  config?: Partial<Config>;
  domains?: readonly Domain[];
  /** The default is an empty, migrated database. */
  db?: Database;
}

/** Starts the real server on a free port with a new database. Close the server in afterAll. */
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
      // The server would otherwise wait for kept-alive connections, although all replies have been read.
      server.api.fastify.server.closeAllConnections();
      await server.close();
      await removeFiles();
      const personal = logged.flatMap(personalIn);
      if (personal.length > 0) throw new Error(`The log holds what is somebody's:\n${personal.join('\n')}`);
    },
  };
}
