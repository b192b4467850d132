import { ApiClient } from 'tooling/portal';
import { startPostgres } from 'tooling/postgres';
import { atEnd } from 'tooling/programs';
import { startBenchEnvironment } from '../../portal/benchEnvironment.ts';
import { runSql } from '../../sql.ts';
import { table } from '../../table.ts';
import { fundedClients } from '../bookings/fundedClients.ts';
import { interleaved } from './interleaved.ts';
import { manyBookings } from './manyBookings.ts';

const timesOf = (name: string, [fast = 0, slow = 0]: readonly number[]): string[] => [
  name,
  `${fast.toFixed(1)} ms`,
  `${slow.toFixed(1)} ms`,
  (slow / fast).toFixed(2),
];

const onTheDay = 200;
const lagos = 13;
/** Beyond the other bookings, so that the day is as long whatever their number. */
const day = '2035-03-05';

/** A busy day: two passengers to a booking, a flight every five minutes. */
const busyDay = (clientId: number): string => `
  set session_replication_role = replica;
  insert into bookings
    (batch_code, owner_id, created_by, service_id, airport_id, destination_airport_id, flight_number,
     airline, date_of_travel, flight_at, passenger_count, unit_price_kobo, price_kobo, status, invoice_id,
     invoice_no, created_at)
  select gen_random_uuid(), ${clientId}, ${clientId}, (select min(id) from services), ${lagos}, 1, 'W3' || n,
         'Air Peace', date '${day}', timestamptz '${day} 05:00+01' + n * interval '5 minutes', 2, 5000000, 10000000,
         'Processing', 'D-' || n, 'PSB-D-' || n, now()
    from generate_series(1, ${onTheDay}) as n;
  insert into passengers (booking_id, position, first_name, last_name, designation, gender)
  select id, position, 'Charlie', 'Sierra', 'Ms.', 'Female'
    from bookings, generate_series(1, 2) as position where date_of_travel = '${day}';`;

const withDay = async (count: number): Promise<() => Promise<unknown>> => {
  const postgres = await startPostgres();
  atEnd(() => postgres.stop());
  const environment = await startBenchEnvironment(postgres.url);
  const [client] = await fundedClients(environment, 1, 0);
  if (!client) throw new Error('No client to book for');
  await runSql(postgres.url, manyBookings(client.id, count));
  await runSql(postgres.url, busyDay(client.id));
  for (const name of ['bookings', 'passengers', 'users'])
    await runSql(postgres.url, `vacuum analyze ${name}`);
  const server = await environment.run();
  atEnd(() => server.stop());
  const path = `/booking-services/desk?airportId=${lagos}&date=${day}`;
  return () => new ApiClient(environment.url).read(path, environment.administrator.token);
};

/** p95 of the booking desk's busy day, at a thousand and at a million bookings beside it. */
export const bookingDesk = async (): Promise<string> => {
  const asks = [await withDay(1_000), await withDay(1_000_000)];
  return table(
    ['p95 of the booking desk', '1,000 bookings', '1,000,000 bookings', 'ratio (target 3)'],
    [timesOf(`A day with ${onTheDay} bookings of two passengers`, await interleaved(asks))],
  );
};
