-- By default, autovacuum waits until a fifth of a table's rows has changed. With a million rows the wait takes weeks.
-- Meanwhile, counts and index-only scans become slow.
do $$
declare growing text;
begin
  foreach growing in array array['bookings', 'passengers', 'payments', 'users', 'journals', 'ledger_entries',
                                 'activities', 'audit', 'booking_status_history', 'feedbacks', 'mailbox', 'messages',
                                 'orders', 'settlement_lines']
  loop
    execute format('alter table %I set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02,
                    autovacuum_vacuum_insert_scale_factor = 0.02)', growing);
  end loop;
end $$;
