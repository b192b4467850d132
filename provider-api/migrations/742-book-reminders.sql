-- The days on which the finance office was reminded of open lines, in Lagos.
create table book_reminders (
  day date primary key,
  queued_at timestamptz not null
);
