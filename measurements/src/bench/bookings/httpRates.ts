import { type Caller, callApi } from '../callApi.ts';
import type { Scene } from '../scene.ts';
import { fundedClients } from './fundedClients.ts';
import { bookingsPerSecondOverHttp } from './load.ts';

const wallets = 1_000;
const fundsKobo = 1_000_000_000_00;

/** Over how many connections, and for how long each rate is taken. */
export interface Effort {
  readonly connections: number;
  readonly forMs: number;
}

/** Funded clients and what they book. */
export interface Measured {
  readonly scene: Scene;
  readonly clients: readonly Caller[];
  readonly serviceId: number;
}

/** The portal of the scene is stopped before and after. */
export const prepare = async (scene: Scene): Promise<Measured> => {
  const clients = await fundedClients(scene, wallets, fundsKobo);
  const server = await scene.run();
  const { id: serviceId } = await callApi<{ id: number }>(scene.url, 'POST', '/services', {
    token: scene.administrator.token,
    body: { Name: 'Measured service', Description: 'For the measurement', Price: 100, ServiceTypeId: 1 },
  });
  await server.stop();
  return { scene, clients, serviceId };
};

/** Bookings per second. */
export interface Rates {
  readonly oneWallet: number;
  readonly manyWallets: number;
}

export const ratesOverHttp = async (
  { scene, clients, serviceId }: Measured,
  { connections, forMs }: Effort,
): Promise<Rates> => {
  const server = await scene.run();
  const rate = (of: readonly Caller[]) =>
    bookingsPerSecondOverHttp(scene.url, { clients: of, serviceId, connections, forMs });
  // What the first seconds compile is not what a running server does.
  await bookingsPerSecondOverHttp(scene.url, { clients, serviceId, connections, forMs: 5_000 });
  const rates = { oneWallet: await rate(clients.slice(0, 1)), manyWallets: await rate(clients) };
  await server.stop();
  return rates;
};
