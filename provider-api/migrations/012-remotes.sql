create table release_keys (
  id bigint generated always as identity primary key,
  remote text not null,
  -- The remote may use these path prefixes, slots and menu items in addition to those of its live version.
  prefixes text[] not null,
  slots text[] not null,
  menu boolean not null,
  reason text not null,
  status text not null default 'Proposed' check (status in ('Proposed', 'Approved', 'Rejected')),
  key_hash text not null unique,
  proposed_by bigint not null references users (id),
  proposed_at timestamptz not null,
  decided_by bigint references users (id),
  decided_at timestamptz,
  decision_reason text,
  expires_at timestamptz,
  last_used_at timestamptz,
  withdrawn_at timestamptz,
  constraint release_keys_decided check ((status = 'Proposed') = (decided_by is null)),
  constraint release_keys_second_person check (status <> 'Approved' or decided_by <> proposed_by)
);

-- Publishing the same bytes again changes nothing; other bytes of the same version are refused.
create table releases (
  id bigint generated always as identity primary key,
  remote text not null,
  version text not null,
  content_hash text not null,
  audience text not null,
  key_id bigint not null references release_keys (id),
  brought_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused')),
  -- decided_by is null for a waiting release, and for a release of a remote that needs no second person.
  decided_by bigint references users (id),
  decided_at timestamptz,
  constraint releases_decided check ((state = 'waiting') = (decided_at is null)),
  unique (remote, version)
);

-- Versions of these remotes need no approval by a second person.
create table remotes_accepting_themselves (
  remote text primary key,
  audience text not null
);

create table remote_failures (
  id bigint generated always as identity primary key,
  remote text not null,
  version text not null,
  reason text not null,
  page text not null,
  signed_in boolean not null,
  at timestamptz not null
);
create index remote_failures_at on remote_failures (at);
