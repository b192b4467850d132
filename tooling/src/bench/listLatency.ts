import { startPostgres } from '../postgres/startPostgres.ts';
import { waitFor } from '../waitFor.ts';
import { fundedClients } from './bookings/fundedClients.ts';
import { type Caller, callApi } from './callApi.ts';
import { setTheScene } from './scene.ts';
import { runSql } from './sql.ts';
import { table, timed } from './table.ts';

const few = 1_000;
const many = 1_000_000;
const rounds = 200;
const warmUps = 20;

/** Bookings of one client over the last three years, without the triggers and checks that each one passes by itself. */
const manyBookings = (clientId: number, count: number): string => `
  set session_replication_role = replica;
  insert into bookings
    (batch_code, application_user_id, created_by, service_id, airport_id, destination_airport_id, flight_number,
     airline, date_of_travel, flight_at, passenger_count, unit_price_kobo, price_kobo, status, invoice_id,
     invoice_no, created_at)
  select gen_random_uuid(), ${clientId}, ${clientId}, (select min(id) from services), 1 + n % 18, 1, 'P4' || n % 900,
         'Air Peace', at::date + 10, at + interval '10 days', 1, 5000000, 5000000,
         (array['Processing', 'Service_Rendered', 'Payment_Received', 'Canceled'])[1 + n % 4],
         'M-' || n, 'PSB-M-' || n, at
    from (select n, now() - interval '1 hour' - (${count} - n) * (interval '1095 days' / ${count}) as at
            from generate_series(1, ${count}) as n) made;
  insert into passengers (booking_id, position, first_name, last_name, designation, gender)
  select id, 1, 'Charlie', 'Sierra', 'Ms.', 'Female' from bookings where application_user_id = ${clientId};`;

interface Listed {
  readonly lists: readonly { readonly path: string; readonly caller: Caller }[];
  readonly url: string;
  stop(): Promise<void>;
}

const withBookings = async (count: number): Promise<Listed> => {
  const postgres = await startPostgres();
  const scene = await setTheScene(postgres.url);
  const [client] = await fundedClients(scene, 1, 0);
  if (!client) throw new Error('No client to list for');
  await runSql(postgres.url, manyBookings(client.id, count));
  await runSql(postgres.url, `delete from periodic_jobs where kind = 'bookings.mark'`);
  const marking = await scene.run({ RUN_JOBS: '1' });
  await waitFor(
    async () => Number((await runSql(postgres.url, 'select count(*) from booking_marks'))[0]) > 0,
    { what: 'The marks', timeoutMs: 60_000 },
  );
  await marking.stop();
  for (const name of ['bookings', 'passengers', 'users', 'booking_marks'])
    await runSql(postgres.url, `vacuum analyze ${name}`);
  const server = await scene.run();
  return {
    url: scene.url,
    lists: [
      { path: '/booking-services/client', caller: client },
      { path: '/booking-services', caller: scene.administrator },
    ],
    stop: async () => {
      await server.stop();
      await postgres.stop();
    },
  };
};

export const lastPage = async (url: string, path: string, { token }: Caller): Promise<number> => {
  const reply = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  const { meta }: { meta: { totalPages: number } } = JSON.parse(await reply.text());
  return meta.totalPages;
};

const percentile95 = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

/** Small and large take turns, so that whatever else the machine does meets both alike. */
export const compare = async (ask: readonly (() => Promise<unknown>)[]): Promise<readonly number[]> => {
  const taken = ask.map((): number[] => []);
  for (let round = 0; round < warmUps + rounds; round += 1)
    for (const [index, one] of ask.entries()) {
      const { ms } = await timed(one);
      if (round >= warmUps) taken[index]?.push(ms);
    }
  return taken.map(percentile95);
};

/** p95 of the first and the deepest page of the bookings lists, at a thousand and at a million bookings. */
export const listLatency = async (): Promise<string> => {
  const [small, large] = [await withBookings(few), await withBookings(many)];
  const rows: string[][] = [];
  for (const [index, { path }] of small.lists.entries()) {
    for (const page of ['first', 'middle', 'deepest'] as const) {
      const asks = await Promise.all(
        [small, large].map(async ({ url, lists }) => {
          const caller = lists[index]?.caller ?? { id: 0, token: '' };
          const pages = await lastPage(url, path, caller);
          const pageNumber = { first: 1, middle: Math.ceil(pages / 2), deepest: pages }[page];
          return () => callApi(url, 'GET', `${path}?pageNumber=${pageNumber}`, { token: caller.token });
        }),
      );
      const [fast = 0, slow = 0] = await compare(asks);
      rows.push([
        `\`${path}\`, ${page} page`,
        `${fast.toFixed(1)} ms`,
        `${slow.toFixed(1)} ms`,
        (slow / fast).toFixed(2),
      ]);
    }
  }
  await Promise.all([small.stop(), large.stop()]);
  return table(
    ['p95 of the bookings list', '1,000 bookings', '1,000,000 bookings', 'ratio (target 2)'],
    rows,
  );
};
