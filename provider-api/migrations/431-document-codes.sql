-- What anybody can look up to see whether a paper is the portal's and still holds: one per paper and version.
create table document_codes (
  code text primary key check (code ~ '^[A-Z2-7]{26}$'),
  -- Of vouchers, to be told by voice.
  short_code text unique check (short_code ~ '^[2-9BCDFGHJKMNPQRSTVWXZ]{8}$'),
  kind text not null check (kind in ('voucher')),
  subject_id bigint not null,
  version int not null,
  issued_at timestamptz not null,
  unique (kind, subject_id, version)
);
create trigger document_codes_append_only before update or delete or truncate on document_codes
  for each statement execute function refuse_change();
