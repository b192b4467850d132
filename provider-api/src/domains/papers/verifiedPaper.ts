import type { VerifiedPaper } from 'shared-api/contract';
import { maskedName, moneyState, nairaFromKobo, standingOf, standsForAll } from 'shared-api/rules';
import { nameSql, type Queryable } from '../../db/index.ts';
import { refundsOf } from '../ledger/index.ts';
import type { PaperFacts } from './issueCode.ts';

interface Issued {
  kind: Exclude<VerifiedPaper['kind'], 'voucher'>;
  subjectId: number;
  part: string;
  facts: PaperFacts;
  name: string;
  replacedAt: Date | null;
  /** Null means that the document belongs neither to a funding nor to a registration fee. */
  payment: { status: string | null; paymentStatus: string } | null;
  /**
   * Only a supplementary invoice or a credit note of a booking has these values. A `changeId` names the
   * change for which the document was issued.
   */
  followed: { bookingId: number; changeId: number | null } | null;
}

const issuedSql = `
  select c.kind, c.subject_id as "subjectId", c.part, c.facts, ${nameSql('owner')} as name,
         case when payment.id is not null
              then json_build_object('paymentStatus', payment.status, 'status',
                                     case when payment.status = 'Unpaid'
                                          then coalesce(payment.closed_as, payment.shown_status) end) end as payment,
         case when paper.id is not null
              then json_build_object('bookingId', booking.id, 'changeId', journal.change_id) end as followed,
         (select min(newer.issued_at) from document_codes newer
           where newer.kind = c.kind and newer.subject_id = c.subject_id and newer.part = c.part
             and newer.version > c.version) as "replacedAt"
    from document_codes c
    left join payments payment on c.kind in ('invoice', 'receipt') and payment.id = c.subject_id
    left join booking_papers paper on c.kind in ('invoice', 'credit') and paper.id = c.subject_id
    left join journals journal on journal.id = paper.journal_id
    left join bookings booking on c.kind not in ('statement', 'pack') and booking.id = coalesce(paper.booking_id, c.subject_id)
    left join users owner on c.kind <> 'pack'
     and owner.id = coalesce(payment.owner_id, booking.owner_id, c.subject_id)
   where c.kind <> 'voucher' and c.code = $1`;

interface Priced {
  status: string;
  paymentStatus: string;
  priceKobo: number;
}

interface Change {
  id: number;
  chargedKobo: number;
  refundedKobo: number;
  keptKobo: number;
}

/**
 * Returns how much of the document's amount was refunded later: its share of the refunds since it was issued.
 * The loop goes back through the changes, from the newest, to the change that the supplementary invoice
 * charges, or to the price that the receipt shows.
 */
async function givenBackKobo(
  db: Queryable,
  { facts: { amountKobo }, followed }: Issued,
  ids: readonly number[],
  bookings: readonly Priced[],
): Promise<number> {
  const [refunds, { rows: changes }] = await Promise.all([
    refundsOf(db, ids),
    db.query<Change>(
      `select id, charged_kobo as "chargedKobo", refunded_kobo as "refundedKobo", kept_kobo as "keptKobo"
         from booking_changes where booking_id = any ($1::bigint[]) order by id desc`,
      [ids],
    ),
  ]);
  let backKobo = [...refunds.values()].reduce((sum, { refundKobo }) => sum + refundKobo, 0);
  let priceKobo = bookings.reduce((sum, booking) => sum + booking.priceKobo, 0);
  let chargedSinceKobo = 0;
  for (const change of followed?.changeId === null ? [] : changes) {
    if (followed ? change.id === followed.changeId : priceKobo === amountKobo) break;
    backKobo += change.refundedKobo;
    chargedSinceKobo += change.chargedKobo;
    priceKobo += change.refundedKobo + change.keptKobo - change.chargedKobo;
  }
  const wholeKobo = Math.max(priceKobo + chargedSinceKobo, 1);
  return Math.min(amountKobo, Math.round((backKobo * amountKobo) / wholeKobo));
}

async function stateOf(db: Queryable, issued: Issued): Promise<Pick<VerifiedPaper, 'state' | 'givenBack'>> {
  const { kind, payment, part, subjectId, followed } = issued;
  if (kind === 'statement' || kind === 'credit' || kind === 'pack') return { state: 'issued' };
  if (payment) return { state: standingOf(payment).verified };
  const ids = part === '' ? [followed?.bookingId ?? subjectId] : part.split(',').map(Number);
  const { rows } = await db.query<Priced>(
    `select status, payment_status as "paymentStatus", price_kobo as "priceKobo" from bookings
      where id = any ($1::bigint[]) order by id`,
    [ids],
  );
  const leading = standsForAll(rows as [Priced, ...Priced[]]);
  const { verified: state } = standingOf(leading);
  if (moneyState(leading) !== 'paid') return { state };
  const backKobo = await givenBackKobo(db, issued, ids, rows);
  return { state, ...((backKobo > 0 || state === 'cancelled') && { givenBack: nairaFromKobo(backKobo) }) };
}

export async function verifiedPaper(
  db: Queryable,
  code: string,
  authority: string,
): Promise<VerifiedPaper | undefined> {
  const issued = await db.first<Issued>(issuedSql, [code]);
  if (!issued) return undefined;
  const { amountKobo, ...facts } = issued.facts;
  const replaced = issued.replacedAt && {
    state: 'replaced' as const,
    replacedAt: issued.replacedAt.toISOString(),
  };
  return {
    kind: issued.kind,
    ...facts,
    amount: nairaFromKobo(amountKobo),
    ...(issued.name !== '' && { name: maskedName(issued.name) }),
    authority,
    ...(replaced ?? (await stateOf(db, issued))),
  };
}
