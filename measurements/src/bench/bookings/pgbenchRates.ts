import { randomUUID } from 'node:crypto';
import { bookOnce } from '../../portal/bookings.ts';
import { type Effort, pgbench } from '../pgbench.ts';
import type { Measured, Rates } from './httpRates.ts';
import { pgbenchScript } from './pgbenchScript.ts';
import { recordedStatements } from './recordedStatements.ts';
import { requestOf } from './requestOf.ts';

/** The statements are those of one real booking, one by one, recorded from the database's own log. */
export const ratesOfPgbench = async (
  { environment, clients, serviceId }: Measured,
  log: () => string,
  effort: Effort,
): Promise<Rates> => {
  const [client] = clients;
  if (!client) throw new Error('No client to book for');
  const url = environment.databaseUrl;
  const server = await environment.run({ DATABASE_URL: `${url}?options=-c%20log_statement%3Dall` });
  const idempotencyKey = randomUUID();
  await bookOnce(environment.url, client, serviceId);
  const booked = await bookOnce(environment.url, client, serviceId, idempotencyKey);
  await server.stop();
  const statements = requestOf(recordedStatements(log()), idempotencyKey);
  const rate = (last: number): Promise<number> => {
    const users = { first: client.id, last };
    const recorded = { users, userId: client.id, bookingId: booked.id, idempotencyKey };
    return pgbench(url, pgbenchScript(statements, recorded), 'simple', effort);
  };
  return { oneWallet: await rate(client.id), manyWallets: await rate(client.id + clients.length - 1) };
};
