-- An invitation that nobody accepted gives its address to whoever registers with it.
alter table users add column invitation_released_at timestamptz,
  add constraint users_released check (invitation_released_at is null or member_removed_at is not null);

-- What members added to bookings counts in the month in which they did.
create index booking_changes_of_actor on booking_changes (actor_id, created_at) where charged_kobo > 0;
