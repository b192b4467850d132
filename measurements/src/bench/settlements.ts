import { fundWallet } from 'shared-api/contract';
import { ApiClient, waitFor } from 'tooling/portal';
import { startPostgres } from 'tooling/postgres';
import type { Caller } from '../portal/accounts.ts';
import { startBenchEnvironment } from '../portal/benchEnvironment.ts';
import { payAtGateway } from '../portal/payAtGateway.ts';
import { runSql } from '../sql.ts';
import { table, timed } from '../table.ts';
import { fundedClients } from './bookings/fundedClients.ts';

const payments = 500;
const connections = 8;

/** Everything of a list done, this many at a time. */
const inParallel = async <T>(list: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  const left = [...list];
  const next = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: connections }, next));
};

const paidSoFar = async (databaseUrl: string): Promise<number> =>
  Number(
    (
      await runSql(
        databaseUrl,
        `select count(*) from payments where status = 'Paid' and amount_kobo = 5000123`,
      )
    )[0],
  );

interface Till {
  readonly url: string;
  readonly gatewayUrl: string | undefined;
  readonly databaseUrl: string;
  readonly clients: readonly Caller[];
}

/** This many fundings issued, paid at the gateway and credited: notification, job, verified status, ledger. */
const settle = async (
  { url, gatewayUrl, databaseUrl, clients }: Till,
  count: number,
): Promise<{ readonly issuedMs: number; readonly settledMs: number }> => {
  const api = new ApiClient(url);
  const invoices: (string | null)[] = [];
  const wanted = Array.from({ length: count }, (_, index) => index);
  const issued = await timed(() =>
    inParallel(wanted, async (index) => {
      const { token }: Caller = clients[index % clients.length] ?? { id: 0, token: '' };
      const body = { amount: 50_001.23 };
      invoices.push((await api.call(fundWallet, { token, body })).rrrNo);
    }),
  );
  const settled = await timed(async () => {
    await inParallel(invoices, (rrr) => payAtGateway(gatewayUrl, rrr));
    await waitFor(async () => (await paidSoFar(databaseUrl)) === count, {
      what: 'The last credit',
      timeoutMs: 180_000,
    });
  });
  return { issuedMs: issued.ms, settledMs: settled.ms };
};

/** From the first payment at the gateway to the last credit. */
export const settlements = async (): Promise<string> => {
  const postgres = await startPostgres();
  const environment = await startBenchEnvironment(postgres.url);
  const clients = await fundedClients(environment, connections, 0);
  const { gatewayUrl, stop } = await environment.runLive();
  const { url, databaseUrl } = environment;
  const { issuedMs, settledMs } = await settle({ url, gatewayUrl, databaseUrl, clients }, payments);
  await stop();
  await postgres.stop();
  const rate = (ms: number): string => (payments / (ms / 1000)).toFixed(0);
  return table(
    [`${payments} fundings over ${connections} connections, the gateway on the same machine`, 'per second'],
    [
      ['Invoices issued, each with its RRR', rate(issuedMs)],
      ['Payments settled, from the payment at the gateway to the credit', rate(settledMs)],
    ],
  );
};
