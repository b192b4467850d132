-- Users, bookings and payments take their ids from this one sequence. A user never has the same id as a booking.
create sequence record_ids;

create table outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  run_after timestamptz not null default now(),
  attempts int not null default 0,
  leased_until timestamptz,
  last_error text,
  failed_at timestamptz,
  created_at timestamptz not null default now()
);
create index outbox_due on outbox (run_after, id) where failed_at is null;

create table periodic_jobs (
  kind text primary key,
  next_run timestamptz not null
);

create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id bigint,
  actor_name text not null,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  request_id text,
  reason text
);
create index audit_newest on audit (at desc, id desc);
create index audit_actor on audit (actor_id, at desc, id desc);
create index audit_action on audit (action, at desc, id desc);
create index audit_by_person on audit (actor_name, id);
create index audit_by_action on audit (action, id);
create index audit_subject_kind on audit (subject_kind, at desc, id desc);
create index audit_of_subject on audit (subject_id, subject_kind, at desc, id desc);
create index audit_search on audit using gin (audit_words(actor_name, action, subject_id, reason, after));
create trigger audit_append_only before delete or truncate on audit
  for each statement execute function refuse_change();
create trigger audit_erased before update on audit
  for each row execute function refuse_all_but_erasure('actor_name,reason', 'before,after',
    'firstname,middlename,lastname,businessname,clientname,email,phonenumber,mobilenumber,registeredaddress,registrationnumber,identification,meansofid,nameofschool,gender,state,name,accountname,accountnumber,text,reason,decisionreason,note,letter,file,search,seen,what,consequences,measures,toldto');

create table idempotency_keys (
  actor_id bigint not null,
  key text not null,
  endpoint text not null,
  request_hash text not null,
  reply json,
  created_at timestamptz not null default now(),
  primary key (actor_id, key)
);

create table rate_limits (
  bucket text primary key,
  hits int not null,
  resets_at timestamptz not null
);

-- This table has the names of the keys of all servers. A server encrypts with its first key. If the database contains
-- encrypted data, a server with an unknown first key does not start: the other servers might not have this key.
create table encryption_keys (name text primary key);

create table mailbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null default now()
);
create index mailbox_recipient on mailbox (lower(recipient), id desc);
create table mailbox_attachments (
  id bigint generated always as identity primary key,
  message_id bigint not null references mailbox (id) on delete cascade,
  name text not null,
  content_type text not null,
  content bytea not null
);
create index mailbox_attachments_message on mailbox_attachments (message_id);
