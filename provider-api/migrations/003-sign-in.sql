create table sessions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  token_hash text not null unique,
  -- The user sees this name, for example 'Chrome on Windows'.
  device text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  second_factor_at timestamptz
);
create index sessions_newest on sessions (user_id, last_used_at desc) where revoked_at is null;

-- A 'track' code shows the state of the registration until the code expires. The other codes work only once.
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

-- Failures are also counted for an address without an account: otherwise a lock would disclose that an account exists.
create table sign_in_failures (
  email_hash text primary key,
  failures int not null,
  locked_until timestamptz,
  last_failed_at timestamptz not null
);

-- device_hash is the hash of a cookie in the user's browser.
create table known_devices (
  user_id bigint not null references users (id),
  device_hash text not null,
  last_seen_at timestamptz not null,
  primary key (user_id, device_hash)
);
create index known_devices_old on known_devices (last_seen_at);
create index known_devices_hash on known_devices (device_hash);

-- The server encrypts the secret of the authenticator app. The sign-in asks for codes of the app after confirmed_at.
create table two_factor (
  user_id bigint primary key references users (id),
  secret text not null,
  confirmed_at timestamptz,
  -- last_step is the 30-second interval of the last accepted code. Codes up to this interval are refused.
  last_step bigint not null default 0
);

create table recovery_codes (
  user_id bigint not null references users (id),
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- The codes are sent by e-mail to users without an authenticator app. Only the newest code is valid.
create table own_codes (
  user_id bigint primary key references users (id),
  code_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- The column "after" contains the id of the previous key, and is unique: two servers cannot both add the next key.
create table signing_keys (
  id bigint generated always as identity primary key,
  after bigint not null unique,
  public_key jsonb not null,
  private_key text not null,
  made_at timestamptz not null
);
