import type { Database } from '../../db/index.ts';

export interface Line {
  id: number;
  created: Date;
  amount: number;
  status: string;
  client: number;
  words: string[];
}
export interface BookingLine extends Line {
  airport: number;
  service: number;
  travel: string;
  flightAt: Date;
  /** These words find the booking, but not its transaction. */
  flightWords: string[];
}
export interface PaymentLine extends Line {
  type: number;
  paid: string;
}
export interface ClientLine extends Line {
  kind: string;
  name: string;
}

/** Reads what the lists should contain, without their code. */
export async function readLines(db: Database) {
  const read = async <R extends object>(sql: string) => (await db.query<R>(sql)).rows;
  const named = `array_remove(array[lower(u.email), lower(u.first_name), lower(u.last_name), split_part(lower(u.email), '@', 2),
      u.phone_number] || string_to_array(lower(coalesce(u.business_name, '')), ' '), null)`;
  const clients = await read<ClientLine>(
    `select id, created_at as created, 0 as amount, status, id as client, ${named} as words,
            case when is_family then 'family' else lower(category) end as kind,
            lower(coalesce(business_name, first_name || ' ' || last_name)) as name
       from users u where role = 'Client'`,
  );
  const bookings = await read<BookingLine>(
    `select b.id, b.created_at as created, price_kobo as amount, b.status, owner_id as client,
            ${named} || array[invoice_id, invoice_no] as words,
            array[lower(flight_number), lower(p.last_name)] as "flightWords",
            airport_id as airport, service_id as service, date_of_travel as travel, flight_at as "flightAt"
       from bookings b join users u on u.id = owner_id join passengers p on p.booking_id = b.id`,
  );
  const payments = await read<PaymentLine>(
    `select p.id, p.created_at as created, amount_kobo as amount, shown_status as status, owner_id as client,
            ${named} || array[invoice_id, invoice_no, rrr] as words, type, p.status as paid
       from payments p join users u on u.id = owner_id`,
  );
  return { clients, bookings, payments };
}
