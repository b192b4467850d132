import type { Tx } from '../../db/index.ts';

interface Settlement {
  /** Lines that were just resolved as posted. */
  lineIds: readonly number[];
  actorId: number;
  at: Date;
}

const post = `
  with line as (
    select id, gross_kobo, fee_kobo, cleared_kobo from settlement_lines where id = any ($1::bigint[])
  ), journal as (
    insert into journals (kind, line_id, actor_id, created_at)
    select 'settlement', id, $2::bigint, $3::timestamptz from line order by id returning id, line_id
  )
  insert into ledger_entries (journal_id, account_id, amount_kobo)
  select journal.id, account.id, side.kobo
    from journal join line on line.id = journal.line_id
    cross join (select id, kind from ledger_accounts
                 where kind in ('gateway_clearing', 'suspense', 'bank', 'gateway_fees')) account
    cross join lateral (
      select case account.kind when 'gateway_clearing' then line.cleared_kobo
                               when 'suspense' then line.gross_kobo - line.cleared_kobo
                               when 'bank' then line.fee_kobo - line.gross_kobo
                               else -line.fee_kobo end as kobo) side
   where side.kobo <> 0
   order by journal.id, account.id`;

/** Lines of a settlement file, once each: what was open → bank and the gateway's fee, the rest to suspense. */
export async function postSettlement(tx: Tx, { lineIds, actorId, at }: Settlement): Promise<void> {
  await tx.query(post, [lineIds, actorId, at]);
}
