import { startPostgres } from 'tooling/postgres';
import { production, startTestEnvironment } from '../../portal/testEnvironment.ts';
import { table } from '../../table.ts';
import { fundedClients } from './fundedClients.ts';
import { connections, httpRates, type Rates } from './httpRates.ts';
import { pgbenchRates } from './pgbenchRates.ts';

const wallets = 1_000;

export const bookingsPerSecond = async (): Promise<string> => {
  const postgres = await startPostgres({ durable: true });
  const environment = await startTestEnvironment({ DATABASE_URL: postgres.url });
  await environment.portal.stop();
  const clients = await fundedClients(postgres.url, wallets);
  const server = await environment.anotherServer(production);
  const http = await httpRates(server.url, clients, environment.accounts.serviceId);
  await server.stop();
  const pgbench = await pgbenchRates(environment, postgres, clients);
  await postgres.stop();
  const row = (what: string, rate: (wallets: keyof Rates) => string) => [
    what,
    rate('oneWallet'),
    rate('manyWallets'),
  ];
  return table(
    ['bookings per second', 'one wallet', `${wallets} wallets`],
    [
      row(`HTTP, ${connections} connections, ${postgres.source}`, (of) => http[of].toFixed(0)),
      row('pgbench, the same statements one by one', (of) => pgbench[of].toFixed(0)),
      row('HTTP to pgbench (target 0.6)', (of) => (http[of] / pgbench[of]).toFixed(2)),
    ],
  );
};
