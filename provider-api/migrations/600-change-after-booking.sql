-- Counts a booking's changes: whoever changes it names the version that they saw.
alter table bookings add column version int not null default 1;
-- Null while the passenger travels; whoever was taken off stays for the papers.
alter table passengers add column removed_at timestamptz;

-- One change of a booking by its owner or by staff: what changed (no identification number), and what it moved.
create table booking_changes (
  id bigint primary key default nextval('record_ids'),
  booking_id bigint not null references bookings (id),
  number int not null,
  actor_id bigint not null references users (id),
  reason text,
  before jsonb not null,
  after jsonb not null,
  charged_kobo bigint not null default 0 check (charged_kobo >= 0),
  refunded_kobo bigint not null default 0 check (refunded_kobo >= 0),
  kept_kobo bigint not null default 0 check (kept_kobo >= 0),
  created_at timestamptz not null,
  unique (booking_id, number),
  constraint booking_changes_one_way check (charged_kobo = 0 or refunded_kobo + kept_kobo = 0)
);

-- A wrong outcome, put right by two people.
create table outcome_corrections (
  id bigint primary key default nextval('record_ids'),
  booking_id bigint not null references bookings (id),
  from_status text not null
    check (from_status in ('Service_Rendered', 'Payment_Received', 'No_Show', 'Flight_Canceled')),
  to_status text not null check (to_status in ('Service_Rendered', 'No_Show', 'Flight_Canceled')),
  reason text not null check (length(trim(reason)) >= 3),
  status text not null default 'Proposed' check (status in ('Proposed', 'Approved', 'Rejected')),
  proposed_by bigint not null references users (id),
  proposed_at timestamptz not null,
  decided_by bigint references users (id),
  decided_at timestamptz,
  decision_reason text,
  constraint outcome_corrections_another
    check (from_status <> to_status and (from_status, to_status) <> ('Payment_Received', 'Service_Rendered')),
  constraint outcome_corrections_second_person check (decided_by <> proposed_by or status = 'Rejected'),
  constraint outcome_corrections_decided check ((status = 'Proposed') = (decided_at is null)
                                                and (decided_at is null) = (decided_by is null))
);
create unique index outcome_corrections_open on outcome_corrections (booking_id) where status = 'Proposed';
create index outcome_corrections_newest on outcome_corrections (proposed_at desc, id desc);
create index outcome_corrections_of_status on outcome_corrections (status, proposed_at desc, id desc);
create index outcome_corrections_of_booking on outcome_corrections (booking_id);
alter table booking_status_history add column correction_id bigint references outcome_corrections (id);

-- A change moves money between wallet and unearned, and to revenue what is kept of it. A reversal turns the last close
-- around, and the close of the next round follows it.
alter table journals
  drop constraint journals_kind_check,
  drop constraint journals_check,
  add column change_id bigint references booking_changes (id),
  add column reverses bigint references journals (id),
  add column round int not null default 1,
  -- of a change: the airport before it, where what is kept was earned
  add column airport_id int,
  add constraint journals_kind_check check (kind in
    ('funding', 'registration', 'booking', 'refund', 'earned', 'adjustment', 'change', 'reversal')),
  add constraint journals_booking
    check ((kind in ('booking', 'refund', 'earned', 'change', 'reversal')) = (booking_id is not null)),
  add constraint journals_change check ((kind = 'change') = (change_id is not null)),
  add constraint journals_reversal check ((kind = 'reversal') = (reverses is not null));
drop index journals_one_close_per_booking;
create unique index journals_one_close_per_booking on journals (booking_id, round) where kind in ('refund', 'earned');
create unique index journals_one_per_change on journals (change_id) where change_id is not null;
create unique index journals_one_reversal on journals (reverses) where reverses is not null;
create index journals_later on journals (booking_id) where kind in ('change', 'reversal');

-- The papers that follow a booking's first invoice: an invoice where the wallet pays later, a credit note where it is
-- given something back.
create table paper_counters (
  series text,
  year int,
  last_number int not null check (last_number > 0),
  primary key (series, year)
);
create table booking_papers (
  id bigint primary key default nextval('record_ids'),
  booking_id bigint not null references bookings (id),
  journal_id bigint not null unique references journals (id),
  kind text not null check (kind in ('invoice', 'credit')),
  number text not null unique,
  amount_kobo bigint not null check (amount_kobo > 0),
  issued_at timestamptz not null
);
create index booking_papers_of_booking on booking_papers (booking_id, id);
create index booking_papers_of_number on booking_papers (number text_pattern_ops);

-- CN-2026-000123: the next credit note of the year in Lagos, without a gap, as invoices are numbered.
create function next_credit_note(at timestamptz) returns text language plpgsql as $$
declare
  this_year int := extract(year from lagos_day(at));
  last int;
begin
  insert into paper_counters as counter (series, year, last_number) values ('CN', this_year, 1)
  on conflict (series, year) do update set last_number = counter.last_number + 1
  returning last_number into last;
  return 'CN-' || this_year || '-' || case when last < 1000000 then to_char(last, 'FM000000') else last::text end;
end $$;

-- One more service earned, or one less where a close was reversed; what a change keeps is money without a service.
create function services_earned(kind text) returns int language sql immutable as $$
  select case kind when 'reversal' then -1 when 'change' then 0 else 1 end
$$;

-- Revenue, by the day on which it was earned, at the airport that the booking had then.
create or replace function note_earned() returns trigger language plpgsql as $$
begin
  insert into figure_changes (figure, airport_id, service_id, day, count, kobo)
  select 'revenue', coalesce(journal.airport_id, booking.airport_id, 0), coalesce(booking.service_id, 0),
         lagos_day(journal.created_at), services_earned(journal.kind), new.amount_kobo
    from journals journal left join bookings booking on booking.id = journal.booking_id
   where journal.id = new.journal_id;
  return null;
end $$;

create or replace function recount_figures() returns void language plpgsql as $$
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
  select 'revenue', coalesce(journal.airport_id, booking.airport_id, 0), coalesce(booking.service_id, 0),
         lagos_day(journal.created_at), sum(services_earned(journal.kind)), sum(entry.amount_kobo)
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
