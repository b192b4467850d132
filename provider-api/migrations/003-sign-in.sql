-- Sessions, one-use secrets, second factors.

create table sessions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  token_hash text not null unique,
  -- What its owner recognises it by, for example 'Chrome on Windows'.
  device text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_newest on sessions (user_id, last_used_at desc) where revoked_at is null;

-- One-use secrets that are mailed, stored hashed: verification, reset, invitation of staff (S01, S03, S05), and the code
-- by which an applicant follows the registration.
create table account_codes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  purpose text not null check (purpose in ('verify', 'reset', 'track')),
  code_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_codes_user on account_codes (user_id, purpose, created_at desc);

-- Failures per e-mail address, known or not: a growing delay that discloses nothing (S25).
create table sign_in_failures (
  email_hash text primary key,
  failures int not null,
  locked_until timestamptz,
  last_failed_at timestamptz not null
);

-- Browsers from which an account was signed in to, known by a cookie of theirs that is stored hashed.
create table known_devices (
  user_id bigint not null references users (id),
  device_hash text not null,
  last_seen_at timestamptz not null,
  primary key (user_id, device_hash)
);
create index known_devices_old on known_devices (last_seen_at);
-- A cookie that comes at a sign-in is looked for among all that were given out.
create index known_devices_hash on known_devices (device_hash);

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

-- The code by which somebody without an authenticator app shows that it is they; the newest alone holds.
create table own_codes (
  user_id bigint primary key references users (id),
  code_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- They sign what tells a team's service who calls it. Each comes after the one before, so that two servers make one.
create table signing_keys (
  id bigint generated always as identity primary key,
  after bigint not null unique,
  public_key jsonb not null,
  private_key text not null,
  made_at timestamptz not null
);
