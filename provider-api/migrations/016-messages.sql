-- The full text is stored for SMS only.
create table messages (
  id bigint generated always as identity primary key,
  person_id bigint references users (id),
  passenger_id bigint references passengers (id),
  event text not null,
  -- Nobody gets two messages with the same event and the same "about". For the reminder of booking 42, "about" is the
  -- id of the booking and the date of travel: '42 2026-11-27'. Null if the message may be sent several times.
  about text,
  booking_ids bigint[] not null default '{}',
  channel text not null check (channel in ('portal', 'email', 'sms')),
  state text not null check (state in ('queued', 'sent', 'delivered', 'failed', 'held', 'suppressed')),
  -- The portal's bell shows "line", the subject line of the e-mail. It is null until the e-mail is written.
  line text,
  link text,
  seen_at timestamptz,
  -- The columns from here to kobo are for SMS only. owner_id is the account whose limits count the SMS.
  text text,
  number_key text,
  last_four text,
  owner_id bigint references users (id),
  provider_id text,
  kobo bigint check (kobo >= 0),
  at timestamptz not null default now(),
  constraint messages_reader check ((person_id is null) <> (passenger_id is null))
);
create unique index messages_once on messages (event, about, channel, person_id, passenger_id)
  nulls not distinct where about is not null;
create index messages_of_person on messages (person_id, id desc) where channel = 'portal';
create index messages_of_booking on messages using gin (booking_ids) where booking_ids <> '{}';
create index messages_at on messages (at);
create index messages_of_provider on messages (provider_id) where provider_id is not null;

-- Rows are only added; the newest row is valid.
create table consents (
  id bigint generated always as identity primary key,
  person_id bigint references users (id),
  passenger_id bigint references passengers (id),
  what text not null check (what in ('surveys', 'sms')),
  given boolean not null,
  how text not null check (how in ('profile', 'code', 'booking', 'change')),
  at timestamptz not null
);
create index consents_of_person on consents (person_id, what, id desc);
create index consents_of_passenger on consents (passenger_id) where passenger_id is not null;
create trigger consents_append_only before update or delete or truncate on consents
  for each statement execute function refuse_change();

-- The keyed hash of a telephone number is kept after the number is erased: a request to stop SMS remains valid.
create table sms_stops (
  number_key text primary key,
  stopped_at timestamptz
);

-- The server makes the hashes in sms_stops with this key, and stores the key encrypted.
create table sms_keys (
  id int primary key check (id = 1),
  key text not null
);
