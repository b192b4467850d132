import { randomUUID } from 'node:crypto';
import { bookOnce } from '../../portal/bookings.ts';
import { type Effort, type Protocol, pgbench } from '../pgbench.ts';
import type { Measured, Rates } from './httpRates.ts';
import { pgbenchScript } from './pgbenchScript.ts';
import { recordedStatements } from './recordedStatements.ts';
import { requestOf } from './requestOf.ts';

/** pgbench over the statements of one real booking, recorded from the database's own log. */
export const ratesOfPgbench = async (
  { environment, clients, serviceId }: Measured,
  log: () => string,
  effort: Effort,
): Promise<{ oneByOne: Rates; pipelined: Rates }> => {
  const [client] = clients;
  if (!client) throw new Error('No client to book for');
  const url = environment.databaseUrl;
  const server = await environment.run({ DATABASE_URL: `${url}?options=-c%20log_statement%3Dall` });
  const idempotencyKey = randomUUID();
  await bookOnce(environment.url, client, serviceId);
  const booked = await bookOnce(environment.url, client, serviceId, idempotencyKey);
  await server.stop();
  const statements = requestOf(recordedStatements(log()), idempotencyKey);
  const rate = (last: number, protocol: Protocol): Promise<number> => {
    const recorded = {
      users: { first: client.id, last },
      userId: client.id,
      bookingId: booked.id,
      passengerIds: booked.passengers.map(({ id }) => id),
      idempotencyKey,
    };
    return pgbench(
      url,
      pgbenchScript(statements, recorded, { pipelined: protocol === 'prepared' }),
      protocol,
      effort,
    );
  };
  const rates = async (protocol: Protocol): Promise<Rates> => ({
    oneWallet: await rate(client.id, protocol),
    manyWallets: await rate(client.id + clients.length - 1, protocol),
  });
  return { oneByOne: await rates('simple'), pipelined: await rates('prepared') };
};
