import type { Database } from '../../db/index.ts';

export interface Amounts {
  clients: number;
  bookings: number;
  payments: number;
  days: number;
  until: Date;
}

/** Returns SQL for a pseudo-random whole number from 0 to `below` - 1, which is the same in every run. */
const drawn = (salt: number, below: number) =>
  `((hashint8extended(n, ${salt}) & 9223372036854775807) % ${below})::int`;
const spread = (count: string) =>
  `$1::timestamptz - make_interval(mins => ((${count} - n) * $2::bigint * 1440 / ${count})::int)`;
const pick = (salt: number, values: readonly string[]) =>
  `(array[${values.map((value) => `'${value}'`).join(', ')}])[1 + ${drawn(salt, values.length)}]`;

const names = [
  'Alfa',
  'Bravo',
  'Charlie',
  'Delta',
  'Echo',
  'Foxtrot',
  'Golf',
  'Hotel',
  'India',
  'Juliett',
  'Kilo',
];
const statuses = [
  'Payment_Received',
  'Service_Rendered',
  'Processing',
  'No_Show',
  'Canceled',
  'Flight_Canceled',
];

export async function fillLists(db: Database, { clients, bookings, payments, days, until }: Amounts) {
  await db.query(`insert into services (name, price_kobo, service_type_id)
                  select 'Service ' || n, 100, 1 from generate_series(1, 4) n`);
  await db.query(
    `insert into users (email, role, status, category, is_family, client_type_id, first_name, last_name, business_name,
                        phone_number, created_at)
     select 'listed' || n || '@client.example', 'Client',
            ${pick(1, ['Active', 'Active', 'New', 'Processing', 'Inactive', 'Deactivated'])}, category,
            category = 'Individual' and ${drawn(2, 4)} = 0, 1, ${pick(3, names)}, ${pick(4, names)} || ${drawn(5, 40)},
            case when category <> 'Individual' then ${pick(6, names)} || ' Trading ' || ${drawn(7, 90)} end,
            '0803' || lpad(${drawn(8, 9999999)}::text, 7, '0'), ${spread(String(clients))}
       from (select n, ${pick(9, ['Individual', 'Individual', 'Corporate', 'Government'])} as category
               from generate_series(1::bigint, ${clients}) n) made`,
    [until, days],
  );
  await db.query(
    `with client as (select id, row_number() over (order by id) - 1 as place from users where email like 'listed%'),
          service as (select id, row_number() over (order by id) - 1 as place from services)
     insert into bookings (batch_code, owner_id, service_id, airport_id, destination_airport_id,
                           flight_number, date_of_travel, flight_at, passenger_count, unit_price_kobo, price_kobo,
                           status, invoice_id, invoice_no, created_at)
     select gen_random_uuid(), client.id, service.id, 12 + ${drawn(1, 4)}, 1, 'P4' || ${drawn(2, 90)},
            lagos_day(flight_at), flight_at, 1, price, price,
            case when flight_at > $1::timestamptz then 'Processing' else ${pick(3, statuses)} end,
            'L-' || n, 'PSB-L-' || n, at
       from (select n, at, at + make_interval(hours => 6 + ${drawn(4, 400)}) as flight_at,
                    100 * (10 + ${drawn(5, 60)}) as price, ${drawn(6, clients)} as c, ${drawn(7, 4)} as s
               from (select n, ${spread(String(bookings))} as at from generate_series(1::bigint, ${bookings}) n) placed) made
       join client on client.place = made.c join service on service.place = made.s`,
    [until, days],
  );
  await db.query(
    `insert into passengers (booking_id, position, first_name, last_name, designation, gender)
     select n, 1, ${pick(1, names)}, ${pick(2, names)} || ${drawn(3, 60)}, 'Ms.', 'Female'
       from (select id as n from bookings where invoice_id like 'L-%') booked`,
  );
  await db.query(
    `with client as (select id, row_number() over (order by id) - 1 as place from users where email like 'listed%')
     insert into payments (kind, owner_id, amount_kobo, status, order_id, rrr, invoice_id, invoice_no, code,
                           created_at, paid_at, closed_at, closed_as)
     select ${pick(1, ['funding', 'funding', 'registration'])}, client.id, 100 * (50 + ${drawn(2, 90)}),
            case when state < 5 then 'Paid' else 'Unpaid' end, 'L' || n, (700000000000 + n)::text, 'N-' || n,
            'PSF-N-' || n, 'L' || n, at, case when state < 5 then at end, case when state > 7 then at end,
            case when state > 7 then 'Expired' end
       from (select n, ${spread(String(payments))} as at, ${drawn(3, 10)} as state, ${drawn(4, clients)} as c
               from generate_series(1::bigint, ${payments}) n) made
       join client on client.place = made.c`,
    [until, days],
  );
  for (const table of ['users', 'bookings', 'passengers', 'payments', 'services'])
    await db.query(`analyze ${table}`);
}
