-- A Domestic client asks to become International; one officer decides, once.
create table international_requests (
  id bigint generated always as identity primary key,
  client_id bigint not null references users (id),
  reason text not null,
  asked_at timestamptz not null,
  asked_by bigint not null references users (id),
  decided_at timestamptz,
  decided_by bigint references users (id),
  granted boolean,
  -- Null where the type was changed in the client's details.
  decision_reason text,
  check ((decided_at is null) = (granted is null) and (decided_at is null) = (decided_by is null))
);
create unique index international_requests_open on international_requests (client_id) where decided_at is null;
create index international_requests_of_client on international_requests (client_id, id desc);
