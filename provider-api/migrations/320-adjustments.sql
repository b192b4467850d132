-- A correction of a wallet by hand: proposed by one person with a reason, approved by another.
create table adjustments (
  id bigint primary key default nextval('record_ids'),
  application_user_id bigint not null references users (id),
  amount_kobo bigint not null check (amount_kobo <> 0),
  reason text not null check (length(trim(reason)) >= 3),
  status text not null default 'Proposed' check (status in ('Proposed', 'Approved', 'Rejected')),
  proposed_by bigint not null references users (id),
  proposed_at timestamptz not null,
  decided_by bigint references users (id),
  decided_at timestamptz,
  decision_reason text,
  constraint adjustments_second_person check (decided_by <> proposed_by or status = 'Rejected'),
  constraint adjustments_decided check ((status = 'Proposed') = (decided_at is null)
                                        and (decided_at is null) = (decided_by is null))
);
create index adjustments_newest on adjustments (proposed_at desc, id desc);
create index adjustments_of_status on adjustments (status, proposed_at desc, id desc);
create index adjustments_of_user on adjustments (application_user_id, proposed_at desc, id desc);

alter table journals
  add column adjustment_id bigint references adjustments (id),
  add constraint journals_adjustment check ((kind = 'adjustment') = (adjustment_id is not null));
create unique index journals_one_per_adjustment on journals (adjustment_id) where adjustment_id is not null;

-- A payment that a person confirmed from other evidence than the gateway's status.
alter table payments
  add column confirmed_by bigint references users (id),
  add column confirmed_reason text,
  add constraint payments_confirmed check ((confirmed_by is null) = (confirmed_reason is null));
