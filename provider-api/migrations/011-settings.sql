-- The current value is the row with the highest version. The primary key refuses two changes of the same version.
create table setting_changes (
  key text not null,
  version int not null check (version > 0),
  before jsonb not null,
  after jsonb not null,
  -- True means that the setting uses the default, which may depend on the server's environment.
  is_default boolean not null,
  reason text,
  actor_id bigint references users (id),
  actor_name text not null,
  at timestamptz not null,
  primary key (key, version)
);
create trigger setting_changes_append_only before update or delete or truncate on setting_changes
  for each statement execute function refuse_change();

create table meeting_pictures (
  airport_id int primary key references airports (id),
  storage_key text not null unique,
  size_bytes int not null check (size_bytes > 0),
  -- The version is part of the picture's address: a browser never shows an older picture from its cache.
  version int not null check (version > 0)
);
