-- The names of the airports are in shared-api/src/airports. The id of an airport is its place in the list of codes.
create table airports (
  id int primary key,
  code text not null unique
);
insert into airports (id, code)
  select id, code
    from regexp_split_to_table('ABV YOL QUO QOW MIU IBA CBQ BNI BCU JOS SKO PHC LOS KAN KAD ILR ENU ABB', ' ')
    with ordinality as each (code, id);

create table users (
  id bigint primary key default nextval('record_ids'),
  email text not null,
  -- The hash is null until an invited member of staff sets a password.
  password_hash text,
  password_changed_at timestamptz,
  role text not null check (role in
    ('Client', 'Registration Officer', 'Protocol Officer', 'Finance Officer', 'Administrator')),
  status text not null check (status in ('Processing', 'Inactive', 'Active', 'New', 'Deactivated')),
  email_verified_at timestamptz,
  category text check (category in ('Individual', 'Corporate', 'Government')),
  is_family boolean not null default false,
  -- 1 is Domestic, 2 is International.
  client_type_id int check (client_type_id in (1, 2)),
  first_name text,
  middle_name text,
  last_name text,
  business_name text,
  business_nature text,
  creation_year text,
  registration_number text,
  registered_address text,
  phone_number text,
  -- A number is stored only after its owner entered the code that was sent to the number.
  sms_number text check (sms_number ~ '^\+234[789][01][0-9]{8}$'),
  government_staff_type text check (government_staff_type in ('State', 'Federal')),
  state text,
  means_of_id text,
  -- The server encrypts the identification number.
  identification text,
  gender text check (gender in ('Male', 'Female')),
  is_student boolean,
  name_of_school text,
  airport_ids int[] not null default '{}',
  version int not null default 1,
  created_at timestamptz not null,
  -- rejected_at and rejection_reason are set only while the registration is rejected.
  rejected_at timestamptz,
  rejection_reason text,
  terms_version text,
  notice_version text,
  terms_accepted_at timestamptz,
  -- statement_mailed_month is the first day of the last month whose statement was mailed. When a client asks for
  -- monthly statements, the previous month counts as mailed.
  statement_mail boolean not null default false,
  statement_mailed_month date,
  member_of bigint references users (id),
  member_role text check (member_role in ('Deputy', 'Approver', 'Booker', 'Reader')),
  -- Only the organisation that removed a member may invite the member again.
  member_removed_at timestamptz,
  -- Set only if another account got the invited e-mail address before the invitation was accepted.
  invitation_released_at timestamptz,
  -- spending_told_month is the first day of the last month whose spending report was mailed to the organisation.
  spending_told_month date,
  -- The data of a restricted account may only be read.
  restricted_at timestamptz,
  restriction_reason text,
  erased_at timestamptz,
  -- These services of other teams have not yet confirmed the erasure.
  erasure_waits_for text[] not null default '{}',
  -- Finance may read the payer's encrypted name after erasure, as long as the law requires books to be kept.
  payer_name text,
  payer_kept_until timestamptz,
  -- A telephone number is also found without the leading 0 or the country code.
  search_words tsvector not null generated always as (public.search_words(
    coalesce(business_name, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' ||
    email || ' ' || replace(email, '@', ' ') || ' ' || coalesce(phone_number, '') || ' ' ||
    coalesce(regexp_replace(phone_number, '^(\+?2340?|0)(?=[789])', ''), ''))) stored,
  check ((role = 'Client') = (category is not null)),
  check (role <> 'Client' or client_type_id is not null),
  check (category is null or category = 'Individual' or business_name is not null),
  check (business_name is not null or (first_name is not null and last_name is not null)),
  constraint users_member check ((member_of is null) = (member_role is null)),
  constraint users_member_person check (
    member_of is null
    or (role = 'Client' and category = 'Individual' and not is_family and business_name is null and member_of <> id)),
  constraint users_member_removed check (
    member_removed_at is null or (member_of is not null and status = 'Deactivated')),
  constraint users_released check (invitation_released_at is null or member_removed_at is not null),
  constraint users_restricted check ((restricted_at is null) = (restriction_reason is null)),
  constraint users_erased check (erased_at is null or (status = 'Deactivated' and restricted_at is null))
);
create unique index users_email on users (lower(email));
create index users_newest_clients on users (created_at desc, id desc) where role = 'Client';
create index users_staff on users (created_at desc, id desc) where role <> 'Client';
create index users_category_newest on users (category, created_at desc, id desc);
create index users_status_newest on users (status, created_at desc, id desc) where role = 'Client';
create index users_of_kind on users (category, is_family, status, created_at desc, id desc) where role = 'Client';
create index users_of_name on users (account_name(business_name, first_name, last_name), id) where role = 'Client';
create index users_of_owner on users (member_of, id) where member_of is not null;
create index users_words on users using gin (search_words) with (fastupdate = off);
create index users_statement_mail on users (id) where statement_mail;
create index users_erasure_waits on users (id) where erasure_waits_for <> '{}';

-- A limit of null allows every booking. With a limit of 0, every booking needs approval. Each booking of the member
-- locks the row. Otherwise two bookings at the same time could exceed the limit.
create table member_limits (
  member_id bigint primary key references users (id),
  per_order_kobo bigint check (per_order_kobo >= 0),
  per_month_kobo bigint check (per_month_kobo >= 0)
);

-- Staff read an activity with access to its airport and with the permission in "needs". Null requires nothing.
create table activities (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  description text not null,
  airport_id int,
  needs text,
  created_at timestamptz not null
);
create index activities_newest on activities (created_at desc, id desc);
create index activities_user_newest on activities (user_id, created_at desc, id desc);

create table client_files (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  storage_key text not null unique,
  name text not null,
  type text not null,
  size_bytes int not null,
  created_at timestamptz not null
);
create index client_files_user on client_files (user_id);

-- Clients never see these notes. A correction is stored as a new row, and the corrected note is kept.
create table client_notes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  -- corrects_id is always the original note, never another correction.
  corrects_id bigint references client_notes (id),
  author_id bigint not null references users (id),
  text text not null check (length(trim(text)) >= 3),
  created_at timestamptz not null
);
create index client_notes_of_user on client_notes (user_id, id desc) where corrects_id is null;
create index client_notes_corrections on client_notes (corrects_id, id) where corrects_id is not null;
create trigger client_notes_append_only before delete or truncate on client_notes
  for each statement execute function refuse_change();
create trigger client_notes_erased before update on client_notes
  for each row execute function refuse_all_but_erasure('text', '', '');

create table international_requests (
  id bigint generated always as identity primary key,
  client_id bigint not null references users (id),
  reason text not null,
  asked_at timestamptz not null,
  asked_by bigint not null references users (id),
  decided_at timestamptz,
  decided_by bigint references users (id),
  granted boolean,
  -- Null also if staff granted the request by changing the client type in the client's details.
  decision_reason text,
  check ((decided_at is null) = (granted is null) and (decided_at is null) = (decided_by is null))
);
create unique index international_requests_open on international_requests (client_id) where decided_at is null;
create index international_requests_of_client on international_requests (client_id, id desc);
