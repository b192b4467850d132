-- When the password was last changed; null where it never was.
alter table users add column password_changed_at timestamptz;
update users u set password_changed_at =
  (select max(a.created_at) from activities a where a.user_id = u.id and a.description = 'Password changed');
