-- Whom a client books often, filled in with one choice. No identification number, address or need is kept.
create table people (
  id bigint generated always as identity primary key,
  owner_id bigint not null references users (id),
  first_name text not null,
  last_name text not null,
  designation text not null,
  gender text not null,
  mobile_number text not null,
  wheel_chair boolean not null,
  -- The names without case and accents, and the last ten digits of the number: the same person typed again.
  person_key text not null,
  used_at timestamptz not null,
  unique (owner_id, person_key)
);
create index people_lately_used on people (owner_id, used_at desc, id desc);

-- A cost centre or an order number of the client's own.
alter table passengers add column reference text check (length(reference) between 1 and 50);
create index passengers_reference on passengers (lower(reference) text_pattern_ops) where reference is not null;
