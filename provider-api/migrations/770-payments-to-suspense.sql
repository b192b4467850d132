-- An invoice whose money a settlement file brought to suspense is entered no other way: two people decide about the line.
alter table payments add column to_suspense boolean not null default false;
-- When the gateway last said what became of it; checked_at is also set when it was asked in vain.
alter table payments add column answered_at timestamptz;

update payments p set to_suspense = true, attention = null, next_check_at = null
 where p.status = 'Unpaid' and p.accepted_kobo is null
   and p.id in (select payment_id from settlement_lines where resolved = 'posted' and gross_kobo > 0);
