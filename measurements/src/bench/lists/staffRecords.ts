/** Triggers and foreign keys are switched off, since inserting the rows would otherwise take too long. */
export const staffRecords = ({ clients, bookings }: { clients: number; bookings: number }): string => `
  set session_replication_role = replica;
  set work_mem = '256MB';
  create function pg_temp.drawn(n bigint, salt int, below bigint) returns bigint language sql immutable parallel safe as $$ select (hashint8extended(n, salt) & 9223372036854775807) % below $$;
  insert into services (name, price_kobo, service_type_id)
  select 'Measured service ' || n, 1000000 * n, 1 from generate_series(1, 7) n;
  create temp table word as
  select n - 1 as n, w from unnest(string_to_array('alfa bravo charlie delta echo foxtrot golf hotel india juliett kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey xray yankee zulu', ' ')) with ordinality as t (w, n);
  create temp table pair as select a.n * 26 + b.n as n, initcap(a.w || b.w) as w from word a, word b;
  create index on pair (n);
  insert into users (email, role, status, category, is_family, client_type_id, first_name, last_name, business_name, registered_address, phone_number, created_at)
  select 'measured.' || made.n || '@example.test', 'Client',
         case when d < 88 then 'Active' when d < 92 then 'New' when d < 94 then 'Processing' when d < 97 then 'Inactive' else 'Deactivated' end,
         case when k < 70 then 'Individual' when k < 95 then 'Corporate' else 'Government' end, k between 60 and 69, 1,
         first.w, last.w, case when k >= 70 then last.w || ' ' || first.w || ' ' || made.n end,
         made.n || ' Sample Street, Lagos', '080' || lpad((made.n::bigint * 7919 % 100000000)::text, 8, '0'),
         now() - (${clients} - made.n) * (interval '1095 days' / ${clients})
    from (select n, pg_temp.drawn(n, 1, 100) as d, pg_temp.drawn(n, 2, 100) as k from generate_series(1, ${clients}) n) made
    join pair first on first.n = pg_temp.drawn(made.n, 3, 676) join pair last on last.n = pg_temp.drawn(made.n, 4, 676);
  create temp table client as select row_number() over (order by id) - 1 as n, id from users where email like 'measured.%@example.test';
  create unique index on client (n);
  analyze client; analyze pair;
  create temp table service as select row_number() over (order by id) - 1 as n, id from services; 
  insert into bookings
    (batch_code, owner_id, created_by, service_id, airport_id, destination_airport_id, flight_number, airline,
     date_of_travel, flight_at, passenger_count, unit_price_kobo, price_kobo, status, invoice_id, invoice_no, created_at)
  select gen_random_uuid(), client.id, client.id, service.id, airport, 1 + airport % 18, 'P4' || pg_temp.drawn(made.n, 9, 900), 'Air Peace',
         (flight_at at time zone 'Africa/Lagos')::date, flight_at, 1, price, price,
         case when flight_at > now() then case when d < 95 then 'Processing' else 'Canceled' end
              when pg_temp.drawn(made.n, 10, 1000) < 5 then 'Processing' when d < 70 then 'Payment_Received' when d < 90 then 'Service_Rendered'
              when d < 95 then 'No_Show' when d < 99 then 'Canceled' else 'Flight_Canceled' end,
         'M-' || made.n, 'PSB-M-' || made.n, at
    from (select n, pg_temp.drawn(n, 1, 100) as d, pg_temp.drawn(n, 2, 8) as s, 100000 * (10 + pg_temp.drawn(n, 3, 300)) as price,
                 case when pg_temp.drawn(n, 4, 100) < 40 then 13 when pg_temp.drawn(n, 4, 100) < 65 then 1 else 1 + pg_temp.drawn(n, 5, 18) end::int as airport,
                 floor(${clients} * power(pg_temp.drawn(n, 6, 1000003) / 1000003.0, 2))::bigint as c, at,
                 at + make_interval(hours => 6 + pg_temp.drawn(n, 8, 720)::int) as flight_at
            from (select n::bigint, now() - interval '1 hour' - (${bookings} - n) * (interval '1095 days' / ${bookings}) as at
                    from generate_series(1, ${bookings}) as n) numbered) made
    join client on client.n = made.c join service on service.n = made.s;
  insert into passengers (booking_id, position, first_name, last_name, designation, gender)
  select b.id, 1, first.w, last.w, 'Ms.', 'Female'
    from bookings b join pair first on first.n = pg_temp.drawn(b.id, 1, 676) join pair last on last.n = pg_temp.drawn(b.id, 2, 676)
   where b.invoice_id like 'M-%';
  insert into payments
    (kind, owner_id, created_by, amount_kobo, status, order_id, rrr, invoice_id, invoice_no, code, method,
     created_at, paid_at, closed_at, closed_as)
  select kind, client.id, client.id, 100000 * (50 + pg_temp.drawn(made.n, 3, 900)), case when d < 80 then 'Paid' else 'Unpaid' end, 'M-' || made.n,
         (900000000000 + made.n)::text, 'N-' || made.n, 'PSF-N-' || made.n, 'M-' || made.n, case when d < 80 then 'Remita' end, at,
         case when d < 80 then at end, case when kind = 'funding' and d between 80 and 98 then at end,
         case when kind = 'funding' and d between 80 and 98 then 'Expired' end
    from (select n, pg_temp.drawn(n, 1, 100) as d, case when n % 5 = 0 then 'registration' else 'funding' end as kind,
                 floor(${clients} * power(pg_temp.drawn(n, 7, 1000003) / 1000003.0, 2))::bigint as c,
                 now() - interval '1 hour' - (${bookings / 2} - n) * (interval '1095 days' / ${bookings / 2}) as at
            from (select n::bigint from generate_series(1, ${bookings / 2}) n) numbered) made
    join client on client.n = made.c;
  insert into audit (at, actor_id, actor_name, action, subject_kind, subject_id, before, after, reason)
  select flight_at, 1 + word.n, 'Officer ' || initcap(w), case when id % 5 = 0 then 'service.updated' else 'booking.status' end, 'booking',
         bookings.id::text, '{"status": "Processing"}', jsonb_build_object('status', status), 'Staff note ' || id % 1000
    from bookings join word on word.n = bookings.id % 26 where invoice_id like 'M-%' and status <> 'Processing';
  insert into journals (kind, booking_id, created_at)
  select 'earned', id, flight_at from bookings
   where invoice_id like 'M-%' and status in ('Payment_Received', 'Service_Rendered', 'No_Show') order by flight_at;
  insert into ledger_entries (journal_id, account_id, amount_kobo)
  select j.id, a.id, b.price_kobo from journals j join bookings b on b.id = j.booking_id, ledger_accounts a
   where j.kind = 'earned' and b.invoice_id like 'M-%' and a.kind = 'revenue' order by j.id;`;
