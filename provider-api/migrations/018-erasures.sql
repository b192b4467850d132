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
  constraint erasures_decided check (num_nulls(decided_at, decided_by) = case status when 'Proposed' then 2 else 0 end)
);
create unique index erasures_open on erasures (user_id) where status = 'Proposed';
create index erasures_newest on erasures (proposed_at desc, id desc);
create index erasures_of_status on erasures (status, proposed_at desc, id desc);
