-- What was paid on a day, which the dashboard says of today.
create index payments_of_paid_day on payments (paid_at) where paid_at is not null;
