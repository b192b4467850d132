-- What staff see as figures is kept, not counted. Every change appends a line to figure_changes, which waits for
-- nobody; a job folds those lines into figures. A figure is what was folded and what was not yet.
create table figures (
  -- bookings, travels, revenue, clients, staff or payments
  figure text not null,
  -- 0, '' and -infinity stand for all
  airport_id int not null,
  service_id bigint not null,
  kind text not null,
  status text not null,
  -- in Lagos: of booking, travel, earning, registration or invoice
  day date not null,
  count bigint not null,
  kobo bigint not null,
  primary key (figure, airport_id, service_id, kind, status, day)
);

create table figure_changes (
  figure text not null,
  -- 0 and '' where there is none
  airport_id int not null default 0,
  service_id bigint not null default 0,
  kind text not null default '',
  status text not null default '',
  day date not null,
  count bigint not null,
  kobo bigint not null default 0
);

create function lagos_day(at timestamptz) returns date language sql stable as $$
  select (at at time zone 'Africa/Lagos')::date
$$;

-- One line each for the whole, for each airport, service, kind and status, and for all that occur together; each by
-- day and for all days.
create function fold_figures() returns void language sql as $$
  with taken as (
    delete from figure_changes returning *
  ), summed as (
    select figure, airport_id, service_id, kind, status, day, sum(count) as count, sum(kobo) as kobo
      from taken group by figure, airport_id, service_id, kind, status, day
  )
  insert into figures as known (figure, airport_id, service_id, kind, status, day, count, kobo)
  select figure, airport.id, service.id, kind.name, status.name, on_day.day, sum(count), sum(kobo)
    from summed
   cross join lateral (select airport_id union select 0) airport (id)
   cross join lateral (select service_id union select 0) service (id)
   cross join lateral (select summed.kind union select '') kind (name)
   cross join lateral (select summed.status union select '') status (name)
   cross join lateral (select summed.day union all select '-infinity') on_day (day)
   group by figure, airport.id, service.id, kind.name, status.name, on_day.day
   order by 1, 2, 3, 4, 5, 6
  on conflict (figure, airport_id, service_id, kind, status, day) do update
     set count = known.count + excluded.count, kobo = known.kobo + excluded.kobo
$$;

create function forget_figure() returns trigger language plpgsql as $$
begin
  delete from figures where figure = any (tg_argv);
  delete from figure_changes where figure = any (tg_argv);
  return null;
end $$;

-- Bookings, by the day on which they were made and by the day of travel.
create function note_booked() returns trigger language plpgsql as $$
begin
  insert into figure_changes (figure, airport_id, service_id, status, day, count, kobo)
  select figure, airport_id, service_id, status, day, 1, price_kobo
    from booked, lateral (values ('bookings', lagos_day(created_at)), ('travels', date_of_travel)) of (figure, day);
  return null;
end $$;
create trigger bookings_figures_insert after insert on bookings
  referencing new table as booked for each statement execute function note_booked();

create function note_booking_changed() returns trigger language plpgsql as $$
begin
  insert into figure_changes (figure, airport_id, service_id, status, day, count, kobo) values
    ('bookings', old.airport_id, old.service_id, old.status, lagos_day(old.created_at), -1, -old.price_kobo),
    ('travels', old.airport_id, old.service_id, old.status, old.date_of_travel, -1, -old.price_kobo),
    ('bookings', new.airport_id, new.service_id, new.status, lagos_day(new.created_at), 1, new.price_kobo),
    ('travels', new.airport_id, new.service_id, new.status, new.date_of_travel, 1, new.price_kobo);
  return null;
end $$;
create trigger bookings_figures_update after update on bookings for each row
  when ((old.airport_id, old.service_id, old.status, old.created_at, old.date_of_travel, old.price_kobo)
        is distinct from
        (new.airport_id, new.service_id, new.status, new.created_at, new.date_of_travel, new.price_kobo))
  execute function note_booking_changed();

create function note_unbooked() returns trigger language plpgsql as $$
begin
  insert into figure_changes (figure, airport_id, service_id, status, day, count, kobo)
  select figure, airport_id, service_id, status, day, -1, -price_kobo
    from unbooked, lateral (values ('bookings', lagos_day(created_at)), ('travels', date_of_travel)) of (figure, day);
  return null;
end $$;
create trigger bookings_figures_delete after delete on bookings
  referencing old table as unbooked for each statement execute function note_unbooked();
create trigger bookings_figures_truncate after truncate on bookings
  for each statement execute function forget_figure('bookings', 'travels');

-- Revenue, by the day on which it was earned; registration fees have neither airport nor service.
create function note_earned() returns trigger language plpgsql as $$
begin
  insert into figure_changes (figure, airport_id, service_id, day, count, kobo)
  select 'revenue', coalesce(booking.airport_id, 0), coalesce(booking.service_id, 0), lagos_day(journal.created_at),
         1, new.amount_kobo
    from journals journal left join bookings booking on booking.id = journal.booking_id
   where journal.id = new.journal_id;
  return null;
end $$;
do $$
begin
  -- The account is written into the condition, so that entries of other accounts cost nothing.
  execute format('create trigger ledger_entries_figures after insert on ledger_entries for each row
                  when (new.account_id = %s) execute function note_earned()',
                 (select id from ledger_accounts where kind = 'revenue'));
end $$;

-- Accounts: clients by kind and status, staff by status.
create function note_account(account users, sign int) returns void language sql as $$
  insert into figure_changes (figure, kind, status, day, count)
  select case account.role when 'Client' then 'clients' else 'staff' end,
         case when account.role <> 'Client' then '' when account.is_family then 'family'
              else lower(account.category) end,
         account.status, lagos_day(account.created_at), sign
$$;
create function note_account_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform note_account(old, -1); end if;
  if tg_op <> 'DELETE' then perform note_account(new, 1); end if;
  return null;
end $$;
create trigger users_figures after insert or delete on users
  for each row execute function note_account_change();
create trigger users_figures_update after update on users for each row
  when ((old.role, old.category, old.is_family, old.status, old.created_at)
        is distinct from (new.role, new.category, new.is_family, new.status, new.created_at))
  execute function note_account_change();

-- A payment's status as lists show it (S11), kept so that lists can be narrowed by it.
alter table payments add column shown_status text not null generated always as
  (case when status = 'Paid' then status else coalesce(initcap(attention), closed_as, status) end) stored;

-- Payments by type and shown status, by the day of their invoice.
create function note_payment(payment payments, sign int) returns void language sql as $$
  insert into figure_changes (figure, kind, status, day, count, kobo)
  values ('payments', payment.type::text, payment.shown_status, lagos_day(payment.created_at), sign,
          sign * payment.amount_kobo)
$$;
create function note_payment_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform note_payment(old, -1); end if;
  if tg_op <> 'DELETE' then perform note_payment(new, 1); end if;
  return null;
end $$;
create trigger payments_figures after insert or delete on payments
  for each row execute function note_payment_change();
create trigger payments_figures_update after update on payments for each row
  when ((old.type, old.shown_status, old.amount_kobo, old.created_at)
        is distinct from (new.type, new.shown_status, new.amount_kobo, new.created_at))
  execute function note_payment_change();
create trigger payments_figures_truncate after truncate on payments
  for each statement execute function forget_figure('payments');

-- Counts everything anew: for what was there before the figures, and for rows that were put past the triggers.
create function recount_figures() returns void language plpgsql as $$
begin
  lock table bookings, users, payments, ledger_entries in share mode;
  delete from figures;
  delete from figure_changes;
  insert into figure_changes (figure, airport_id, service_id, status, day, count, kobo)
  select 'bookings', airport_id, service_id, status, lagos_day(created_at), count(*), sum(price_kobo)
    from bookings group by 2, 3, 4, 5;
  insert into figure_changes (figure, airport_id, service_id, status, day, count, kobo)
  select 'travels', airport_id, service_id, status, date_of_travel, count(*), sum(price_kobo)
    from bookings group by 2, 3, 4, 5;
  insert into figure_changes (figure, airport_id, service_id, day, count, kobo)
  select 'revenue', coalesce(booking.airport_id, 0), coalesce(booking.service_id, 0), lagos_day(journal.created_at),
         count(*), sum(entry.amount_kobo)
    from ledger_entries entry join journals journal on journal.id = entry.journal_id
    left join bookings booking on booking.id = journal.booking_id
   where entry.account_id = (select id from ledger_accounts where kind = 'revenue') group by 2, 3, 4;
  insert into figure_changes (figure, kind, status, day, count)
  select case role when 'Client' then 'clients' else 'staff' end,
         case when role <> 'Client' then '' when is_family then 'family' else lower(category) end,
         status, lagos_day(created_at), count(*)
    from users group by 1, 2, 3, 4;
  insert into figure_changes (figure, kind, status, day, count, kobo)
  select 'payments', type::text, shown_status, lagos_day(created_at), count(*), sum(amount_kobo)
    from payments group by 2, 3, 4;
  perform fold_figures();
end $$;
select recount_figures();
-- Tables too small to be analyzed by themselves, whose size the figures' plans depend on.
analyze airports;
analyze services;
