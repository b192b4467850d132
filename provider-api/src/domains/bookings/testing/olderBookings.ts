import type { Database } from '../../../db/index.ts';
import { onlyRow } from '../../../db/index.ts';
import { type Account, makeAccount } from '../../../testing/makeAccount.ts';
import { databaseBefore } from '../../../testing/olderDatabase.ts';
import { today } from './bookingWorld.ts';
import { fundWallet } from './fundWallet.ts';

interface Facts {
  status: string;
  passengers: number;
  unitKobo: number;
  furtherKobo?: number;
  paid: boolean;
  /** Per cent of the price, where it has ended. */
  refunded?: number;
}

/** What the release before changes of bookings left: each status, several passengers, a further service, unpaid ones. */
const facts = {
  open: { status: 'Processing', passengers: 1, unitKobo: 30_000_00, paid: true },
  group: { status: 'Processing', passengers: 3, unitKobo: 30_000_00, furtherKobo: 40_000_00, paid: true },
  toRender: { status: 'Processing', passengers: 2, unitKobo: 30_000_00, paid: true },
  unpaid: { status: 'Processing', passengers: 2, unitKobo: 30_000_00, paid: false },
  rendered: { status: 'Service_Rendered', passengers: 1, unitKobo: 30_000_00, paid: true },
  received: { status: 'Payment_Received', passengers: 2, unitKobo: 30_000_00, paid: true },
  missed: { status: 'No_Show', passengers: 2, unitKobo: 30_000_00, paid: true },
  grounded: { status: 'Flight_Canceled', passengers: 1, unitKobo: 30_000_00, paid: true, refunded: 100 },
  canceled: { status: 'Canceled', passengers: 1, unitKobo: 99_999_99, paid: true, refunded: 33 },
  unpaidMissed: { status: 'No_Show', passengers: 1, unitKobo: 30_000_00, paid: false },
} as const satisfies Record<string, Facts>;
export type OlderBooking = keyof typeof facts;
export const olderBookings = Object.keys(facts) as OlderBooking[];

export interface OlderPortal {
  db: Database;
  client: Account;
  ids: Readonly<Record<OlderBooking, number>>;
}

const booking = `
  insert into bookings
    (batch_code, application_user_id, created_by, service_id, airport_id, destination_airport_id, flight_number, airline,
     date_of_travel, flight_at, passenger_count, unit_price_kobo, additional_service_id, additional_price_kobo,
     price_kobo, status, payment_status, created_at)
  select gen_random_uuid(), $1, $1, $2, 13, 1, 'P47121', 'Air Peace', '2026-03-05', $3::timestamptz + interval '48 h',
         $4::int, $5::bigint, case when $6::bigint > 0 then $7::bigint end, $6, $4 * $5 + $6, $8, $9, $3
  returning id, price_kobo as "priceKobo"`;

const number = `
  update bookings set invoice_id = next.invoice_id, invoice_no = next.invoice_no
    from next_invoice_numbers('booking', $2, 1) next where id = $1`;

const people = `
  insert into passengers (booking_id, position, first_name, last_name, designation, gender)
  select $1::bigint, n, 'Charlie', 'Sierra', 'Mrs.', 'Female' from generate_series(1, $2::int) n`;

const history = `
  insert into booking_status_history (booking_id, status, created_at)
  select $1::bigint, status, $3 from unnest($2::text[]) with ordinality as past (status, place) order by place`;

/** As that release closed a booking. */
const closed = `
  with part as (
    select price_kobo, price_kobo * $2::bigint / 100 as back_kobo from bookings where id = $1::bigint
  ), journal as (
    insert into journals (kind, booking_id, created_at)
    select case when back_kobo > 0 then 'refund' else 'earned' end, $1::bigint, $3 from part returning id
  )
  insert into ledger_entries (journal_id, account_id, amount_kobo)
  select journal.id, account.id, side.kobo
    from journal cross join part
    join ledger_accounts account
      on account.kind in ('unearned', 'revenue') or (account.kind = 'wallet' and account.owner_id = $4::bigint)
    cross join lateral (
      select case account.kind when 'unearned' then -price_kobo when 'wallet' then back_kobo
                               else price_kobo - back_kobo end as kobo) side
   where side.kobo <> 0`;

const pastOf = (status: string): string[] => [
  'Processing',
  ...(status === 'Payment_Received' ? ['Service_Rendered'] : []),
  ...(status === 'Processing' ? [] : [status]),
];

async function book(
  db: Database,
  clientId: number,
  serviceIds: readonly number[],
  booked: Facts,
): Promise<number> {
  const { status, passengers, unitKobo, furtherKobo = 0, paid, refunded = 0 } = booked;
  const [service, further] = serviceIds;
  return db.transaction(async (tx) => {
    const { id, priceKobo } = onlyRow(
      await tx.query<{ id: number; priceKobo: number }>(booking, [
        clientId,
        service,
        today,
        passengers,
        unitKobo,
        furtherKobo,
        further,
        status,
        paid ? 'Paid' : 'Unpaid',
      ]),
    );
    await tx.query(people, [id, passengers]);
    await tx.query(history, [id, pastOf(status), today]);
    if (!paid) return id;
    await tx.query(number, [id, today]);
    await tx.query('select post_bookings(array[$1::bigint], array[$2::bigint], $3, $3, $4)', [
      id,
      priceKobo,
      clientId,
      today,
    ]);
    if (status !== 'Processing') await tx.query(closed, [id, refunded, today, clientId]);
    return id;
  });
}

/** A portal of that release, at work: a client with 1,000,000 naira has made all these bookings. */
export async function olderPortal(): Promise<OlderPortal> {
  const db = await databaseBefore('600-');
  const client = await makeAccount(db, 'Client', {});
  await fundWallet({ db, clock: { now: () => today } }, client.id, 1_000_000_00);
  const { rows } = await db.query<{ id: number }>(
    `insert into services (name, price_kobo, service_type_id) values ('Arrival', 3000000, 1), ('Car', 4000000, 1)
     returning id`,
  );
  const serviceIds = rows.map(({ id }) => id);
  const ids: Partial<Record<OlderBooking, number>> = {};
  for (const name of olderBookings) ids[name] = await book(db, client.id, serviceIds, facts[name]);
  return { db, client, ids: ids as Record<OlderBooking, number> };
}
