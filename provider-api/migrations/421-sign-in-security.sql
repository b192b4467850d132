-- What a session's owner recognises it by, for example 'Chrome on Windows'.
alter table sessions add column device text;
create index sessions_newest on sessions (user_id, last_used_at desc) where revoked_at is null;

-- Browsers from which an account was signed in to, known by a cookie of theirs that is stored hashed.
create table known_devices (
  user_id bigint not null references users (id),
  device_hash text not null,
  last_seen_at timestamptz not null,
  primary key (user_id, device_hash)
);
create index known_devices_old on known_devices (last_seen_at);

-- An authenticator app's secret, sealed by the server; in force once a first code proved it.
create table two_factor (
  user_id bigint primary key references users (id),
  secret text not null,
  confirmed_at timestamptz,
  -- the half minute of the last code that was taken, so that none is taken twice
  last_step bigint not null default 0
);

-- For whoever lost the app: each works once.
create table recovery_codes (
  user_id bigint not null references users (id),
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
