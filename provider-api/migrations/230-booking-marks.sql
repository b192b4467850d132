-- Every so many bookings, oldest first, one is a mark with its position: a page of a long list is found from the
-- nearest mark, and a total is the last mark's position and what came after it. User 0 stands for all clients.
create table booking_marks (
  user_id bigint not null,
  position bigint not null,
  created_at timestamptz not null,
  booking_id bigint not null,
  primary key (user_id, position)
);
create index booking_marks_newest on booking_marks (created_at);

-- A booking that comes to stand before a mark, such as after a clock was set back, makes it and the later ones wrong.
create function forget_booking_marks() returns trigger language plpgsql as $$
begin
  delete from booking_marks mark using booked
   where mark.created_at >= booked.created_at and mark.user_id in (0, booked.application_user_id);
  return null;
end $$;
create trigger bookings_marks after insert on bookings
  referencing new table as booked for each statement execute function forget_booking_marks();

create function forget_all_booking_marks() returns trigger language plpgsql as $$
begin
  delete from booking_marks;
  return null;
end $$;
create trigger bookings_marks_all after delete or truncate on bookings
  for each statement execute function forget_all_booking_marks();
