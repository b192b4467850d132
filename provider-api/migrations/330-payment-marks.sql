-- As booking_marks, for the lists of fundings and of registrations: every so many payments of a type, oldest first,
-- one is a mark with its position. User 0 stands for all clients.
create table payment_marks (
  type integer not null,
  user_id bigint not null,
  position bigint not null,
  created_at timestamptz not null,
  payment_id bigint not null,
  primary key (type, user_id, position)
);
create index payment_marks_newest on payment_marks (created_at);

-- A payment that comes to stand before a mark makes it and the later ones wrong.
create function forget_payment_marks() returns trigger language plpgsql as $$
begin
  delete from payment_marks mark using made
   where mark.created_at >= made.created_at and mark.type = made.type and mark.user_id in (0, made.application_user_id);
  return null;
end $$;
create trigger payments_marks after insert on payments
  referencing new table as made for each statement execute function forget_payment_marks();

create function forget_all_payment_marks() returns trigger language plpgsql as $$
begin
  delete from payment_marks;
  return null;
end $$;
create trigger payments_marks_all after delete or truncate on payments
  for each statement execute function forget_all_payment_marks();
