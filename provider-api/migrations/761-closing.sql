-- Months of the books, once proposed: what was open, what they came to, and what each of their days hashes to.
create table periods (
  month date primary key check (extract(day from month) = 1),
  closes_at timestamptz not null,
  status text not null default 'Proposed' check (status in ('Proposed', 'Closed')),
  checklist jsonb not null,
  -- Why what was open is carried over.
  reason text,
  totals jsonb not null,
  day_hashes jsonb not null,
  proposed_by bigint not null references users (id),
  proposed_at timestamptz not null,
  approved_by bigint references users (id),
  approved_at timestamptz,
  constraint periods_second_person check (approved_by <> proposed_by),
  constraint periods_closed check ((status = 'Closed') = (approved_at is not null)
                                   and (approved_at is null) = (approved_by is null))
);
create unique index periods_closed_until on periods (closes_at desc) where status = 'Closed';

-- What is closed stays as it is: corrections are later journals.
create function refuse_closed_period() returns trigger language plpgsql as $$
begin
  raise exception 'A closed month stays closed' using errcode = 'restrict_violation', constraint = 'month_closed';
end $$;
create trigger periods_stay_closed before update or delete on periods
  for each row when (old.status = 'Closed') execute function refuse_closed_period();

create function refuse_closed_month() returns trigger language plpgsql as $$
begin
  if exists (select from periods where status = 'Closed' and closes_at > new.created_at) then
    raise exception 'The month of this journal is closed' using errcode = 'restrict_violation',
      constraint = 'month_closed';
  end if;
  return new;
end $$;
create trigger journals_month_closed before insert on journals
  for each row execute function refuse_closed_month();

-- The economic code of a line of the journal, by the account, and for revenue by service and airport; null is any of
-- them, and the narrower entry counts.
create table gl_codes (
  account text not null,
  service_id bigint references services (id),
  airport_id int,
  code text not null check (length(trim(code)) > 0)
);
create unique index gl_codes_once on gl_codes (account, coalesce(service_id, 0), coalesce(airport_id, 0));

alter table document_codes
  drop constraint document_codes_kind,
  add constraint document_codes_kind
    check (kind in ('voucher', 'invoice', 'receipt', 'credit', 'statement', 'pack'));
