import { ApiClient } from 'tooling/portal';
import { addService, type Caller } from '../../portal/accounts.ts';
import type { BenchEnvironment } from '../../portal/benchEnvironment.ts';
import { bookingsPerSecondOverHttp } from '../../portal/bookings.ts';
import type { Effort } from '../pgbench.ts';
import { fundedClients } from './fundedClients.ts';

const wallets = 1_000;
const fundsKobo = 1_000_000_000_00;

export interface Measured {
  readonly environment: BenchEnvironment;
  readonly clients: readonly Caller[];
  readonly serviceId: number;
}

/** The portal of the environment is stopped before and after. */
export const prepare = async (environment: BenchEnvironment): Promise<Measured> => {
  const clients = await fundedClients(environment, wallets, fundsKobo);
  const server = await environment.run();
  const serviceId = await addService(new ApiClient(environment.url), environment.administrator);
  await server.stop();
  return { environment, clients, serviceId };
};

export interface Rates {
  readonly oneWallet: number;
  readonly manyWallets: number;
}

export const ratesOverHttp = async (
  { environment, clients, serviceId }: Measured,
  { connections, forMs }: Effort,
): Promise<Rates> => {
  const server = await environment.run();
  const rate = (of: readonly Caller[]) =>
    bookingsPerSecondOverHttp(environment.url, { clients: of, serviceId, connections, forMs });
  // The first seconds compile code, which a running server does no more.
  await bookingsPerSecondOverHttp(environment.url, { clients, serviceId, connections, forMs: 5_000 });
  const rates = { oneWallet: await rate(clients.slice(0, 1)), manyWallets: await rate(clients) };
  await server.stop();
  return rates;
};
