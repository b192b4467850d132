import { startPostgres } from '../postgres/startPostgres.ts';
import { waitFor } from '../waitFor.ts';
import { fundedClients } from './bookings/fundedClients.ts';
import { type Caller, callApi } from './callApi.ts';
import { setTheScene } from './scene.ts';
import { runSql } from './sql.ts';
import { table, timed } from './table.ts';

const payments = 500;
const connections = 8;

/** Everything of a list done, so many at a time. */
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

/** From the first payment at the gateway to the last credit: notification, job, verified status, ledger. */
export const settlements = async (): Promise<string> => {
  const postgres = await startPostgres();
  const scene = await setTheScene(postgres.url);
  const clients = await fundedClients(scene, connections, 0);
  const server = await scene.run({
    NODE_ENV: 'test',
    SMTP_URL: '',
    REMITA_URL: '',
    PAYMENTS_URL: '',
    RUN_JOBS: '1',
  });
  const invoices: string[] = [];
  const wanted = Array.from({ length: payments }, (_, index) => index);
  const issued = await timed(() =>
    inParallel(wanted, async (index) => {
      const { token }: Caller = clients[index % clients.length] ?? { id: 0, token: '' };
      const { rrrNo } = await callApi<{ rrrNo: string }>(scene.url, 'POST', '/users/fund-wallet', {
        token,
        body: { amount: 50_001.23 },
      });
      invoices.push(rrrNo);
    }),
  );
  const settled = await timed(async () => {
    await inParallel(invoices, async (rrr) => {
      await fetch(`${server.gatewayUrl}/sandbox/payments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ rrr }),
      });
    });
    await waitFor(async () => (await paidSoFar(postgres.url)) === payments, {
      what: 'The last credit',
      timeoutMs: 180_000,
    });
  });
  await server.stop();
  await postgres.stop();
  const rate = (ms: number): string => (payments / (ms / 1000)).toFixed(0);
  return table(
    [`${payments} fundings over ${connections} connections, the gateway on the same machine`, 'per second'],
    [
      ['Invoices issued, each with its RRR', rate(issued.ms)],
      ['Payments settled, from the payment at the gateway to the credit', rate(settled.ms)],
    ],
  );
};
