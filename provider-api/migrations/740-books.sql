-- Books that close: the authority's bank account, what the gateway keeps for itself, money whose payer or invoice is not
-- known, and what is promised to clients who are paid out.
alter table ledger_accounts
  drop constraint ledger_accounts_kind_check,
  add constraint ledger_accounts_kind_check check (kind in
    ('wallet', 'gateway_clearing', 'unearned', 'revenue', 'adjustment',
     'bank', 'gateway_fees', 'suspense', 'payouts_due'));
insert into ledger_accounts (kind) values ('bank'), ('gateway_fees'), ('suspense'), ('payouts_due');

-- No foreign keys, as with booking_id: an invariant covers the causes.
alter table journals
  drop constraint journals_kind_check,
  add column line_id bigint,
  add column decision_id bigint,
  add column payout_id bigint,
  add constraint journals_kind_check check (kind in
    ('funding', 'registration', 'booking', 'refund', 'earned', 'adjustment', 'change', 'reversal',
     'settlement', 'suspense', 'write_off', 'opening',
     'payout', 'payout_paid', 'payout_refused', 'payout_returned')),
  add constraint journals_line check ((kind = 'settlement') = (line_id is not null)),
  add constraint journals_decision
    check ((kind in ('suspense', 'write_off', 'opening')) = (decision_id is not null)),
  add constraint journals_payout
    check ((kind in ('payout', 'payout_paid', 'payout_refused', 'payout_returned')) = (payout_id is not null));
create unique index journals_one_per_line on journals (line_id) where line_id is not null;
create unique index journals_one_per_decision on journals (decision_id) where decision_id is not null;
create unique index journals_one_per_payout on journals (payout_id) where kind = 'payout';
create unique index journals_one_end_of_payout on journals (payout_id)
  where kind in ('payout_paid', 'payout_refused');
create unique index journals_one_return_of_payout on journals (payout_id) where kind = 'payout_returned';
create index journals_created on journals using brin (created_at);

-- Where the money of a payment came in, and whether the opening of the books took it as settled already.
alter table payments
  add column arrived text not null default 'gateway' check (arrived in ('gateway', 'bank')),
  add column opened boolean not null default false;
