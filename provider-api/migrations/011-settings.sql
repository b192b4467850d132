-- What Administrators set while the portal runs.

-- A setting is its newest change; the whole history stays, and two changes upon the same version collide in the key.
create table setting_changes (
  key text not null,
  version int not null check (version > 0),
  before jsonb not null,
  after jsonb not null,
  -- back to the default of the day, which may change with the server's environment
  is_default boolean not null,
  reason text,
  actor_id bigint references users (id),
  actor_name text not null,
  at timestamptz not null,
  primary key (key, version)
);
create trigger setting_changes_append_only before update or delete or truncate on setting_changes
  for each statement execute function refuse_change();

-- A picture of where passengers are met, one for each airport. Whoever opens a voucher sees it.
create table meeting_pictures (
  airport_id int primary key references airports (id),
  storage_key text not null unique,
  size_bytes int not null check (size_bytes > 0),
  -- a part of the picture's address, so that no browser shows the one before
  version int not null check (version > 0)
);
