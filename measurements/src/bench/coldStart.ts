import { listTransactions } from 'shared-api/contract';
import { ApiClient } from 'tooling/portal';
import { bookingsPerSecondOverHttp } from '../portal/bookings.ts';
import { serverAlone } from '../portal/serverAlone.ts';
import { startTestEnvironment } from '../portal/testEnvironment.ts';
import { median, seconds, table, timed } from '../table.ts';

const rounds = 5;
const fillMs = 30_000;

/** The server's own start on an embedded database with the sample data and what half a minute of booking adds. */
export const coldStart = async (): Promise<string> => {
  const { portal, accounts, env } = await startTestEnvironment(undefined);
  const { url } = portal;
  const load = { clients: accounts.clients, serviceId: accounts.serviceId, connections: 8, forMs: fillMs };
  await bookingsPerSecondOverHttp(url, load);
  const { meta } = await new ApiClient(url).ask(listTransactions, { token: accounts.administrator.token });
  await portal.stop();
  const server = serverAlone(env);
  const startsAfter = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<string> => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push((await timed(() => server.start())).ms);
      await bookingsPerSecondOverHttp(url, { ...load, forMs: 500 });
      await server.stop(signal);
    }
    // The first start came after an orderly end, whatever the others came after.
    return seconds(median(times.slice(1)));
  };
  return table(
    [
      `server on an embedded database with ${meta?.totalCount} transactions`,
      `median of ${rounds - 1} (target: under 3 s)`,
    ],
    [
      ['after an orderly end', await startsAfter('SIGTERM')],
      ['after kill -9 just after bookings', await startsAfter('SIGKILL')],
    ],
  );
};
