import { Readable } from 'node:stream';
import { endOfDay, journalCsvName, lagosInstant, ledgerAccounts, nairaFromKobo } from 'shared-api/rules';
import { nameSql, type Queryable } from '../../db/index.ts';
import { type CsvValue, csvLine, csvStart } from '../../documents/index.ts';
import type { Verb } from '../../http/context.ts';
import { csvReply } from '../../http/fileReply.ts';
import { recordExport } from '../activities/index.ts';

const columns = [
  'Date (WAT)',
  'Journal',
  'Kind',
  'Cause',
  'Invoice',
  'Client',
  'Account',
  'Code',
  'Debit',
  'Credit',
];
const chunkLines = 10_000;

interface Code {
  account: string;
  serviceId: number | null;
  airportId: number | null;
  code: string;
}

function codeFinder(codes: readonly Code[]) {
  const narrowness = ({ serviceId, airportId }: Code) =>
    (serviceId === null ? 0 : 2) + (airportId === null ? 0 : 1);
  const ordered = codes.toSorted((a, b) => narrowness(b) - narrowness(a));
  const known = new Map<string, string>();
  return (account: string, serviceId: number | null, airportId: number | null): string => {
    const key = `${account} ${serviceId} ${airportId}`;
    let code = known.get(key);
    if (code === undefined) {
      const fits = (entry: Code) =>
        entry.account === account &&
        (entry.serviceId === null || entry.serviceId === serviceId) &&
        (entry.airportId === null || entry.airportId === airportId);
      code = ordered.find(fits)?.code ?? '';
      known.set(key, code);
    }
    return code;
  };
}

interface Span {
  first: number;
  last: number;
  codes: Code[];
}

/** The ids of the first and the last journal let an index find the span. */
const spanSql = `
  select coalesce(min(id), 0) as first, coalesce(max(id), -1) as last,
         (select coalesce(json_agg(json_build_object('account', account, 'serviceId', service_id,
                                                     'airportId', airport_id, 'code', code)), '[]') from economic_codes) as codes
    from journals where created_at >= $1::timestamptz and created_at < $2::timestamptz`;

type Line = readonly [
  at: string,
  journal: number,
  kind: string,
  cause: string | null,
  invoice: string | null,
  client: string | null,
  account: string,
  serviceId: number | null,
  airportId: number | null,
  kobo: number,
];

interface Chunk {
  /** Null means that the chunk has no entry of the exported day. */
  lines: Line[] | null;
  /** These are the ids of the chunk's last journal and last entry. Null means that this is the last chunk. */
  end: [journal: number, entry: number] | null;
}

const chunkSql = `
  with part as materialized (
    select entry.id, entry.journal_id, entry.account_id, entry.amount_kobo
      from ledger_entries entry
     where entry.journal_id <= $4::bigint
       and (entry.journal_id > $1::bigint or (entry.journal_id = $1::bigint and entry.id > $2::bigint))
       and entry.journal_id >= $1::bigint
     order by entry.journal_id, entry.id limit $3::int
  )
  select json_agg(json_build_array(
           left((journal.created_at at time zone 'Africa/Lagos')::text, 19), journal.id, journal.kind,
           case when journal.booking_id is not null then 'Booking ' || journal.booking_id
                when journal.payment_id is not null then 'Payment ' || journal.payment_id
                when journal.adjustment_id is not null then 'Adjustment ' || journal.adjustment_id
                when journal.payout_id is not null then 'Payout ' || journal.payout_id
                when journal.line_id is not null then 'Settlement line ' || journal.line_id
                when journal.decision_id is not null then 'Decision ' || journal.decision_id end,
           coalesce(paper.number, booking.invoice_id, payment.invoice_id), ${nameSql('client')}, account.kind,
           booking.service_id, coalesce(journal.airport_id, booking.airport_id), part.amount_kobo)
         order by part.journal_id, part.id) as lines,
         (select json_build_array(journal_id, id) from part order by journal_id desc, id desc limit 1) as "end"
    from part
    join journals journal on journal.id = part.journal_id
    join ledger_accounts account on account.id = part.account_id
    left join bookings booking on booking.id = journal.booking_id
    left join booking_papers paper on paper.journal_id = journal.id
    left join payments payment on payment.id = journal.payment_id
    left join adjustments adjustment on adjustment.id = journal.adjustment_id
    left join payouts payout on payout.id = journal.payout_id
    left join book_decisions decision on decision.id = journal.decision_id
    left join users client on client.id = coalesce(booking.owner_id, payment.owner_id,
      adjustment.owner_id, payout.owner_id, decision.wallet_user_id, account.owner_id)
   where journal.created_at >= $5::timestamptz and journal.created_at < $6::timestamptz`;

const amount = (kobo: number): string => (kobo > 0 ? nairaFromKobo(kobo).toFixed(2) : '');

const countSql = `
  select count(*)::int as rows from ledger_entries e join journals j on j.id = e.journal_id
   where j.created_at >= $1 and j.created_at < $2`;

export async function* journalLines(
  db: Queryable,
  { from, to }: { from: Date; to: Date },
): AsyncGenerator<string> {
  const { first, last, codes } = await db.one<Span>(spanSql, [from, to]);
  const codeOf = codeFinder(codes);
  let after: readonly [journal: number, entry: number] | null = [first, 0];
  let text = csvStart + csvLine(columns);
  while (after) {
    const chunk: Chunk = await db.one<Chunk>(chunkSql, [...after, chunkLines, last, from, to]);
    for (const line of chunk.lines ?? []) {
      const [at, journal, kind, cause, invoice, client, account, serviceId, airportId, kobo] = line;
      const label = ledgerAccounts[account] ?? account;
      const code = codeOf(account, serviceId, airportId);
      const cells: CsvValue[] = [at, journal, kind, cause, invoice, client, label, code];
      text += csvLine([...cells, amount(-kobo), amount(kobo)]);
    }
    after = chunk.end;
    if (text) yield text;
    text = '';
  }
}

/** The file is streamed in chunks, so that a slow reader keeps no transaction open. */
export const exportJournal: Verb<'exportJournal'> = async (ctx, { query }) => {
  const span = { from: lagosInstant(query.from, '00:00'), to: endOfDay(query.to) };
  const lines = journalLines(ctx.db, span);
  // An error in the first chunk must be thrown before the reply begins.
  const first = await lines.next();
  const { rows } = await ctx.db.one<{ rows: number }>(countSql, [span.from, span.to]);
  await recordExport(ctx, 'Journal', query, rows);
  async function* content() {
    if (!first.done) yield first.value;
    yield* lines;
  }
  return csvReply(journalCsvName(query.from, query.to), Readable.from(content(), { highWaterMark: 1 }));
};
