-- The authority published these texts. If no text was published, the pages show a sample text.
create table texts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('registration', 'booking', 'privacy')),
  version text not null,
  text text not null,
  valid_from timestamptz not null,
  approved_by text not null,
  published_by bigint not null references users (id),
  published_at timestamptz not null,
  unique (kind, version)
);
create index texts_newest on texts (kind, valid_from desc, id desc);
create trigger texts_append_only before update or delete or truncate on texts
  for each statement execute function refuse_change();

-- A row is a user's acceptance of new terms after the registration. The table users has only the last acceptance.
create table acceptances (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  version text not null,
  notice_version text not null,
  accepted_at timestamptz not null,
  unique (user_id, version)
);
create trigger acceptances_append_only before update or delete or truncate on acceptances
  for each statement execute function refuse_change();
