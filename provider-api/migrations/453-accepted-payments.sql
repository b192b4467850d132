-- Other money than was invoiced: an adjustment that names the payment enters it out of gateway clearing, so that this
-- account agrees with what the gateway pays out. Null for every other payment and adjustment.
alter table payments add column accepted_kobo bigint check (accepted_kobo > 0);
alter table adjustments add column payment_id bigint references payments (id);
create unique index adjustments_one_per_payment on adjustments (payment_id)
  where payment_id is not null and status <> 'Rejected';
