-- The first day of the month whose spending was last told to an organisation with members, or passed over.
alter table users add column spending_told_month date;
