-- Whether a client gets the statement of each month by mail, and the first day of the month last sent, or passed when it
-- was asked for.
alter table users
  add column statement_mail boolean not null default false,
  add column statement_mailed_month date;
create index users_statement_mail on users (id) where statement_mail;
