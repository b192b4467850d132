import { createHash, type Hash } from 'node:crypto';
import { daysOf, monthBounds } from 'shared-api/rules';
import type { Queryable } from '../../../db/index.ts';

const chunkJournals = 5_000;

interface Part {
  id: number;
  day: string;
  text: string;
}

const causes = ['booking_id', 'payment_id', 'rrr', 'adjustment_id', 'change_id', 'reverses', 'round']
  .concat(['airport_id', 'line_id', 'decision_id', 'payout_id'])
  .map((column) => `coalesce(journal.${column}::text, '')`)
  .join(` || ',' || `);

/**
 * The text of a journal is `id|kind|time in UTC|causes`, then `account:kobo` for each entry.
 * Each line ends with \n.
 */
const partSql = `
  select journal.id, to_char(journal.created_at at time zone 'Africa/Lagos', 'YYYY-MM-DD') as day,
         journal.id || '|' || journal.kind || '|' ||
         to_char(journal.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '|' || ${causes} || E'\\n' ||
         coalesce((select string_agg(entry.account_id || ':' || entry.amount_kobo || E'\\n', '' order by entry.id)
                     from ledger_entries entry where entry.journal_id = journal.id), '') as text
    from journals journal
   where journal.created_at >= $1::timestamptz and journal.created_at < $2::timestamptz and journal.id > $3::bigint
   order by journal.id limit ${chunkJournals}`;

/**
 * Returns a SHA-256 hash for each day in Lagos time, over the day's journals ordered by id. A day without journals has
 * a hash, too.
 */
export async function dayHashes(db: Queryable, month: string): Promise<Record<string, string>> {
  const { from, to } = monthBounds(month);
  const hashes = new Map<string, Hash>(daysOf(month).map((day) => [day, createHash('sha256')]));
  let after = 0;
  for (;;) {
    const { rows } = await db.query<Part>(partSql, [from, to, after]);
    for (const { day, text } of rows) hashes.get(day)?.update(text);
    const last = rows.at(-1);
    if (!last || rows.length < chunkJournals) break;
    after = last.id;
  }
  return Object.fromEntries([...hashes].map(([day, hash]) => [day, hash.digest('hex')]));
}
