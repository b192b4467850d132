/**
 * `base` is the latest closed month that ended before $1, with its stored totals. `since` has the entries from the end
 * of the month in `base` to $1.
 */
export const sinceClosed = `
  base as (
    select closes_at, totals from months where status = 'Closed' and closes_at <= $1::timestamptz
     order by closes_at desc limit 1
  ), since as (
    select account.kind, account.owner_id, journal.booking_id, entry.amount_kobo
      from journals journal join ledger_entries entry on entry.journal_id = journal.id
      join ledger_accounts account on account.id = entry.account_id
     where journal.created_at < $1::timestamptz
       and journal.created_at >= coalesce((select closes_at from base), '-infinity')
  )`;

/** Returns SQL that adds the entries of `since` to the totals of `base`, for each key. */
export const keptAnd = (total: 'accounts' | 'wallets' | 'unearned', key: string, where = 'true'): string => `
  select key, sum(kobo)::bigint as kobo
    from (select key, value::bigint as kobo from base cross join lateral jsonb_each_text(base.totals -> '${total}')
          union all
          select ${key}::text, amount_kobo from since where ${where}) part
   group by key`;
