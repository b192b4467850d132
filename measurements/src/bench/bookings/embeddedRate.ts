import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, readSampleAccounts, startPortal } from 'tooling/portal';
import { atEnd } from 'tooling/programs';
import { type Caller, callApi } from '../callApi.ts';
import { productionSettings } from '../scene.ts';
import { bookingsPerSecondOverHttp } from './load.ts';

const warmUpMs = 3_000;
const fundsNaira = 100_000_000;

/** Bookings per second over HTTP on the embedded database: for one sample client, and for all four in turn. */
export async function embeddedRate({ connections, forMs }: { connections: number; forMs: number }) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-bench-'));
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  const { DATABASE_URL: _server, ...inherited } = process.env;
  const common = {
    ...inherited,
    DATA_DIR: dataDir,
    RATE_LIMITS: '0',
    ENCRYPTION_KEYS: `bench:${randomBytes(32).toString('base64')}`,
    PORT: String(await freePort()),
    GATEWAY_PORT: String(await freePort()),
  };
  const portal = (env: NodeJS.ProcessEnv) =>
    startPortal({ env: { ...common, ...env }, onLine: () => undefined });

  const first = await portal({ SAMPLE_DATA: '1', PAYMENT_SETTLEMENT: 'instant' });
  const signIn = ({ email, password }: { email: string; password: string }): Promise<Caller> =>
    callApi(first.url, 'POST', '/users/auth', { body: { Email: email, Password: password } });
  const accounts = readSampleAccounts(dataDir);
  const administrator = accounts.find(({ role }) => role === 'Administrator');
  if (!administrator) throw new Error('The sample data has no Administrator');
  const clients = await Promise.all(accounts.filter(({ role }) => role === 'Client').map(signIn));
  for (const { token } of clients)
    await callApi(first.url, 'POST', '/users/fund-wallet', { token, body: { amount: fundsNaira } });
  const { id: serviceId } = await callApi<{ id: number }>(first.url, 'POST', '/services', {
    token: (await signIn(administrator)).token,
    body: { Name: 'Measured service', Description: 'For the measurement', Price: 100, ServiceTypeId: 1 },
  });
  await first.stop();

  const second = await portal(productionSettings);
  const rate = (of: readonly Caller[], time: number) =>
    bookingsPerSecondOverHttp(second.url, { clients: of, serviceId, connections, forMs: time });
  await rate(clients, warmUpMs);
  const rates = {
    oneWallet: await rate(clients.slice(0, 1), forMs),
    manyWallets: await rate(clients, forMs),
  };
  await second.stop();
  return rates;
}
