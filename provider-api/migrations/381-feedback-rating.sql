-- The mean of the ranks that were given: what lists of feedback are narrowed and sorted by.
alter table feedbacks add column rating numeric(3, 2) not null generated always as (
  round((friendliness_rank + knowledge_rank + quickness_rank + coalesce(overall_satisfaction, 0))::numeric
        / (case when overall_satisfaction is null then 3 else 4 end), 2)) stored;
create index feedbacks_airport on feedbacks (airport_id, created_at desc, id desc);
create index feedbacks_rating on feedbacks (rating, id);

-- Whatever asks for it: one Administrator who can sign in stays. The lock makes two changes at once wait for each other.
create function keep_an_administrator() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('administrators'));
  if not exists (select from users where role = 'Administrator' and status = 'Active' and id <> old.id) then
    raise exception 'The last Administrator stays one' using errcode = 'restrict_violation',
      constraint = 'users_last_administrator';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger users_last_administrator before update on users
  for each row when (old.role = 'Administrator' and old.status = 'Active'
                     and (new.role <> 'Administrator' or new.status <> 'Active'))
  execute function keep_an_administrator();
create trigger users_last_administrator_kept before delete on users
  for each row when (old.role = 'Administrator' and old.status = 'Active')
  execute function keep_an_administrator();
