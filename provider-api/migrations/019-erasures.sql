-- The data of a restricted account may only be read.
alter table users add column restricted_at timestamptz;
alter table users add column restriction_reason text;
alter table users add column erased_at timestamptz;
-- These services of other teams have not yet confirmed the erasure.
alter table users add column erasure_waits_for text[] not null default '{}';
create index users_erasure_waits on users (id) where erasure_waits_for <> '{}';
-- The server encrypts the name. Finance may read the payer's name after erasure, as long as the law requires books to
-- be kept.
alter table users add column payer_name text;
alter table users add column payer_kept_until timestamptz;
alter table users add constraint users_restricted check ((restricted_at is null) = (restriction_reason is null));
alter table users add constraint users_erased check (erased_at is null or (status = 'Deactivated' and restricted_at is null));

create table erasures (
  id bigint primary key default nextval('record_ids'),
  user_id bigint not null references users (id),
  reason text not null check (length(trim(reason)) >= 3),
  status text not null default 'Proposed' check (status in ('Proposed', 'Approved', 'Rejected')),
  proposed_by bigint not null references users (id),
  proposed_at timestamptz not null,
  decided_by bigint references users (id),
  decided_at timestamptz,
  decision_reason text,
  constraint erasures_second_person check (decided_by <> proposed_by or status = 'Rejected'),
  constraint erasures_decided check ((status = 'Proposed') = (decided_at is null)
                                     and (decided_at is null) = (decided_by is null))
);
create unique index erasures_open on erasures (user_id) where status = 'Proposed';
create index erasures_newest on erasures (proposed_at desc, id desc);
create index erasures_of_status on erasures (status, proposed_at desc, id desc);

drop trigger audit_append_only on audit;
create trigger audit_append_only before delete or truncate on audit
  for each statement execute function refuse_change();
create trigger audit_erased before update on audit
  for each row execute function refuse_all_but_erasure('actor_name,reason', 'before,after',
    'firstname,middlename,lastname,businessname,clientname,email,phonenumber,mobilenumber,registeredaddress,registrationnumber,identification,meansofid,nameofschool,gender,state,name,accountname,accountnumber,text,reason,decisionreason,note,letter,file,search,seen,what,consequences,measures,toldto');
drop trigger client_notes_append_only on client_notes;
create trigger client_notes_append_only before delete or truncate on client_notes
  for each statement execute function refuse_change();
create trigger client_notes_erased before update on client_notes
  for each row execute function refuse_all_but_erasure('text', '', '');
