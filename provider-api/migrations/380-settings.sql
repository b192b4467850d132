-- What Administrators set while the portal runs. A setting is its newest change; the whole history stays, and two
-- changes upon the same version collide in the key.
create table setting_changes (
  key text not null,
  version int not null check (version > 0),
  before jsonb not null,
  after jsonb not null,
  -- back to the default of the day, which may change with the server's environment
  is_default boolean not null,
  reason text,
  actor_id bigint references users (id),
  actor_name text not null,
  at timestamptz not null,
  primary key (key, version)
);
create trigger setting_changes_append_only before update or delete or truncate on setting_changes
  for each statement execute function refuse_change();

-- The fees that were changed so far become changes of settings.
insert into setting_changes (key, version, before, after, is_default, reason, actor_name, at)
select 'registrationFee' || fee.kind, 1, to_jsonb(sample.amount_kobo), to_jsonb(fee.amount_kobo), false,
       'Taken over from the table of fees', 'The portal', now()
  from registration_fees fee
  join (values ('Corporate', 5000000), ('Government', 0), ('Individual', 1000000), ('Family', 2000000))
    as sample (kind, amount_kobo) on sample.kind = fee.kind
 where fee.amount_kobo <> sample.amount_kobo;
drop table registration_fees;

-- Why something was done, beside what was before and after.
alter table audit add column reason text;
create index audit_newest on audit (at desc, id desc);
create index audit_actor on audit (actor_id, at desc, id desc);
create index audit_action on audit (action, at desc, id desc);
