import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningSandbox, startSandbox } from '../../sandbox/startSandbox.ts';
import type { Config } from '../config.ts';
import { reconcile } from '../domains/payments/index.ts';
import { type Options, type SignedIn, startTestServer, type TestServer } from './testServer.ts';

export interface PayingServer extends TestServer {
  sandbox: RunningSandbox;
  /** Pays on the gateway's page and waits for the server's jobs. */
  pay(rrr: string): Promise<void>;
  notify(body: unknown): Promise<string>;
  reconcile(): Promise<number>;
  balanceOf(client: SignedIn): Promise<{ balance: number; pending: number }>;
}

export async function startPayingServer(
  changes: Partial<Config> = {},
  log?: Options['log'],
  db?: Options['db'],
): Promise<PayingServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gateway-'));
  const sandbox = await startSandbox({ port: 0, dataDir });
  const server = await startTestServer({
    config: { remitaUrl: sandbox.url, paymentsUrl: `${sandbox.url}/pay/{rrr}`, ...changes },
    ...(log && { log }),
    ...(db && { db }),
  });
  const address = `${server.url}/api/payments/notification`;
  sandbox.notifyAt(address);
  const json = { 'content-type': 'application/json' };
  return {
    ...server,
    sandbox,
    async pay(rrr) {
      const body = JSON.stringify({ rrr });
      await fetch(`${sandbox.url}/sandbox/payments`, { method: 'POST', headers: json, body });
      await server.settle();
    },
    async notify(body) {
      const reply = await fetch(address, { method: 'POST', headers: json, body: JSON.stringify(body) });
      const text = await reply.text();
      await server.settle();
      return text;
    },
    reconcile: () => reconcile(server.context),
    async balanceOf(client) {
      const { body } = await client.get('/transactions/wallet-balance');
      return body.data.balance as { balance: number; pending: number };
    },
    async close() {
      await server.close();
      await sandbox.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
