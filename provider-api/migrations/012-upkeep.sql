-- By default, autovacuum waits until a fifth of a table's rows has changed. With a million rows the wait takes weeks.
-- Meanwhile, counts and index-only scans become slow.
do $$
declare growing text;
begin
  foreach growing in array array['bookings', 'passengers', 'payments', 'users', 'journals', 'ledger_entries',
                                 'activities', 'audit', 'booking_status_history', 'feedbacks', 'mailbox', 'orders',
                                 'settlement_lines']
  loop
    execute format('alter table %I set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02,
                    autovacuum_vacuum_insert_scale_factor = 0.02)', growing);
  end loop;
end $$;

create table remote_failures (
  id bigint generated always as identity primary key,
  remote text not null,
  version text not null,
  reason text not null,
  page text not null,
  signed_in boolean not null,
  at timestamptz not null
);
create index remote_failures_at on remote_failures (at);
