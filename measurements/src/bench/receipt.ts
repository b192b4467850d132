import { bookingReceipt } from 'shared-api/contract';
import { ApiClient } from 'tooling/portal';
import { startPostgres } from 'tooling/postgres';
import { startBenchEnvironment } from '../portal/benchEnvironment.ts';
import { runSql } from '../sql.ts';
import { median, table, timed } from '../table.ts';

const passengers = 300;
const rounds = 20;

const largeBooking = (clientId: number): string => `
  with booking as (
    insert into bookings (batch_code, owner_id, created_by, service_id, airport_id, destination_airport_id,
                          flight_number, airline, date_of_travel, flight_at, passenger_count, unit_price_kobo,
                          price_kobo, invoice_id, invoice_no, created_at)
    select gen_random_uuid(), ${clientId}, ${clientId}, (select min(id) from services), 13, 1, 'P47121', 'Air Peace',
           current_date + 10, now() + interval '10 days', ${passengers}, 5000000, ${passengers} * 5000000, 'M-1',
           'PSB-M-1', now()
    returning id)
  insert into passengers (booking_id, position, first_name, last_name, designation, gender, special_requirement)
  select id, n, 'Charlie', 'Sierra ' || n, 'Ms.', 'Female', case when n % 5 = 0 then 'Diabetic meal' end
    from booking cross join generate_series(1, ${passengers}) as n
  returning booking_id`;

const fetchPdf = async (url: string, id: string, token: string): Promise<Buffer> => {
  const reply = await new ApiClient(url).send(bookingReceipt, { token, params: { id } });
  if (reply.status !== 200) throw new Error(`The receipt answered ${reply.status}`);
  return Buffer.from(await reply.arrayBuffer());
};

/** The receipt of a booking of three hundred passengers, from the request to the last byte. */
export const receipt = async (): Promise<string> => {
  const postgres = await startPostgres();
  const environment = await startBenchEnvironment(postgres.url);
  const [id] = await runSql(postgres.url, largeBooking(environment.modelClient.id));
  const server = await environment.run();
  const taken: number[] = [];
  let pdf: Buffer = Buffer.alloc(0);
  for (let round = 0; round < rounds; round += 1) {
    const { ms, result } = await timed(() =>
      fetchPdf(environment.url, String(id), environment.modelClient.token),
    );
    pdf = result;
    taken.push(ms);
  }
  await server.stop();
  await postgres.stop();
  const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  return table(
    [`Receipt of ${passengers} passengers over HTTP, ${rounds} times`, 'median', 'slowest', 'pages', 'size'],
    [
      [
        'booking-services/export-receipt',
        `${median(taken).toFixed(0)} ms`,
        `${Math.max(...taken).toFixed(0)} ms`,
        String(pages),
        `${(pdf.length / 1024).toFixed(0)} KB`,
      ],
    ],
  );
};
