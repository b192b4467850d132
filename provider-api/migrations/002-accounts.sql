create table airports (
  id int primary key,
  code text not null unique,
  name text not null
);
insert into airports (id, code, name) values
  (1, 'ABV', 'Nnamdi Azikiwe International Airport, Abuja (ABV)'),
  (2, 'YOL', 'Yola Airport (YOL)'),
  (3, 'QUO', 'Victor Attah International Airport, Uyo (QUO)'),
  (4, 'QOW', 'Sam Mbakwe International Cargo Airport, Owerri (QOW)'),
  (5, 'MIU', 'Maiduguri International Airport (MIU)'),
  (6, 'IBA', 'Ibadan Airport (IBA)'),
  (7, 'CBQ', 'Margaret Ekpo International Airport, Calabar (CBQ)'),
  (8, 'BNI', 'Benin Airport (BNI)'),
  (9, 'BCU', 'Sir Abubakar Tafawa Balewa International Airport, Bauchi (BCU)'),
  (10, 'JOS', 'Yakubu Gowon Airport, Jos (JOS)'),
  (11, 'SKO', 'Sadiq Abubakar III International Airport, Sokoto (SKO)'),
  (12, 'PHC', 'Port Harcourt International Airport (PHC)'),
  (13, 'LOS', 'Murtala Muhammed International Airport, Lagos (LOS)'),
  (14, 'KAN', 'Mallam Aminu Kano International Airport (KAN)'),
  (15, 'KAD', 'Kaduna International Airport (KAD)'),
  (16, 'ILR', 'Ilorin International Airport (ILR)'),
  (17, 'ENU', 'Akanu Ibiam International Airport, Enugu (ENU)'),
  (18, 'ABB', 'Asaba International Airport (ABB)');

create table users (
  id bigint primary key default nextval('record_ids'),
  email text not null,
  -- null until a member of staff has set one by the mailed link (S01)
  password_hash text,
  role text not null check (role in
    ('Client', 'Registration Officer', 'Protocol Officer', 'Finance Officer', 'Administrator')),
  status text not null check (status in ('Processing', 'Inactive', 'Active', 'New', 'Deactivated')),
  email_verified_at timestamptz,
  -- null for staff
  category text check (category in ('Individual', 'Corporate', 'Government')),
  is_family boolean not null default false,
  -- the service type: 1 Domestic, 2 International (G01)
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
  government_staff_type text check (government_staff_type in ('State', 'Federal')),
  state text,
  means_of_id text,
  identification text,
  gender text check (gender in ('Male', 'Female')),
  is_student boolean,
  name_of_school text,
  airport_ids int[] not null default '{}',
  created_at timestamptz not null,
  check ((role = 'Client') = (category is not null)),
  check (role <> 'Client' or client_type_id is not null),
  check (category is null or category = 'Individual' or business_name is not null),
  check (business_name is not null or (first_name is not null and last_name is not null))
);
create unique index users_email on users (lower(email));
create index users_newest on users (created_at desc, id desc);
create index users_category_newest on users (category, created_at desc, id desc);
create index users_status_newest on users (status, created_at desc, id desc) where role = 'Client';

alter table activities add foreign key (user_id) references users (id);

create table sessions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  token_hash text not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_open on sessions (user_id) where revoked_at is null;

-- One-use secrets that are mailed, stored hashed: verification, reset, invitation of staff (S01, S03, S05).
create table account_codes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  purpose text not null check (purpose in ('verify', 'reset')),
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

create table feedbacks (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('feedback', 'survey')),
  user_id bigint references users (id),
  -- the booking that a survey is about
  booking_id bigint unique,
  airport_id int references airports (id),
  friendliness_rank int not null,
  knowledge_rank int not null,
  quickness_rank int not null,
  overall_satisfaction int,
  future_use int,
  is_helpful boolean,
  process_followed boolean,
  would_use_again boolean,
  would_recommend boolean,
  quality_rating int,
  feedback_text text,
  created_at timestamptz not null
);
create index feedbacks_newest on feedbacks (created_at desc, id desc);

-- Invitations to a survey: one per booking, one use (S20).
create table survey_codes (
  booking_id bigint primary key,
  user_id bigint not null references users (id),
  airport_id int references airports (id),
  code_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
