import { startPostgres } from 'tooling/postgres';
import { production, startTestEnvironment } from '../../portal/testEnvironment.ts';
import { table } from '../../table.ts';
import { fundedClients } from './fundedClients.ts';
import { connections, httpRates, type Rates } from './httpRates.ts';
import { pgbenchRates } from './pgbenchRates.ts';

const wallets = 1_000;

const whole = ({ oneWallet, manyWallets }: Rates) => [oneWallet.toFixed(0), manyWallets.toFixed(0)];

const embeddedRates = async (): Promise<Rates> => {
  const { portal, accounts, anotherServer } = await startTestEnvironment();
  await portal.stop();
  const server = await anotherServer(production);
  const rates = await httpRates(server.url, accounts.clients, accounts.serviceId);
  await server.stop();
  return rates;
};

export const bookingsPerSecond = async (): Promise<string> => {
  const embedded = await embeddedRates();
  const postgres = await startPostgres({ durable: true });
  const environment = await startTestEnvironment({ DATABASE_URL: postgres.url });
  await environment.portal.stop();
  const clients = await fundedClients(postgres.url, wallets);
  const server = await environment.anotherServer(production);
  const http = await httpRates(server.url, clients, environment.accounts.serviceId);
  await server.stop();
  const pgbench = await pgbenchRates(environment, postgres, clients);
  await postgres.stop();
  return table(
    ['bookings per second', 'one wallet', '1,000 wallets'],
    [
      [`HTTP, ${connections} connections, embedded database (one wallet, four wallets)`, ...whole(embedded)],
      [`HTTP, ${connections} connections, ${postgres.source}`, ...whole(http)],
      ['pgbench, the same statements one by one', ...whole(pgbench)],
      [
        'HTTP to pgbench (target 0.6)',
        (http.oneWallet / pgbench.oneWallet).toFixed(2),
        (http.manyWallets / pgbench.manyWallets).toFixed(2),
      ],
    ],
  );
};
