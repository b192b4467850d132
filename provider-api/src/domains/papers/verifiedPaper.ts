import type { VerifiedPaper } from 'shared-api/contract';
import { maskedName, nairaFromKobo } from 'shared-api/rules';
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
  /** Of what the paper asks for. */
  paymentStatus: 'Paid' | 'Unpaid' | null;
  closedAs: 'Expired' | 'Cancelled' | null;
  /** Of the booking whose price a supplementary invoice is a part of. */
  supplements: { bookingId: number; priceKobo: number } | null;
}

const issuedSql = `
  select c.kind, c.subject_id as "subjectId", c.part, c.facts, ${nameSql('owner')} as name,
         coalesce(payment.status, booking.payment_status) as "paymentStatus", payment.closed_as as "closedAs",
         case when paper.id is not null
              then json_build_object('bookingId', booking.id, 'priceKobo', booking.price_kobo) end as supplements,
         (select min(newer.issued_at) from document_codes newer
           where newer.kind = c.kind and newer.subject_id = c.subject_id and newer.part = c.part
             and newer.version > c.version) as "replacedAt"
    from document_codes c
    left join payments payment on c.kind in ('invoice', 'receipt') and payment.id = c.subject_id
    left join booking_papers paper on c.kind in ('invoice', 'credit') and paper.id = c.subject_id
    left join bookings booking on c.kind not in ('statement', 'pack') and booking.id = coalesce(paper.booking_id, c.subject_id)
    left join users owner on c.kind <> 'pack'
     and owner.id = coalesce(payment.application_user_id, booking.application_user_id, c.subject_id)
   where c.kind <> 'voucher' and c.code = $1`;

/** What went back of that which a paper asked for; of a supplementary invoice its share in the booking. */
async function givenBackKobo(
  db: Queryable,
  { subjectId, part, facts, supplements }: Issued,
): Promise<number> {
  const ids = supplements ? [supplements.bookingId] : part === '' ? [subjectId] : part.split(',').map(Number);
  const refunds = await refundsOf(db, ids);
  const backKobo = [...refunds.values()].reduce((sum, { refundKobo }) => sum + refundKobo, 0);
  if (!supplements) return backKobo;
  return Math.min(facts.amountKobo, Math.round((backKobo * facts.amountKobo) / supplements.priceKobo));
}

async function stateOf(db: Queryable, issued: Issued): Promise<Pick<VerifiedPaper, 'state' | 'givenBack'>> {
  const { kind, paymentStatus, closedAs } = issued;
  if (kind === 'statement' || kind === 'credit' || kind === 'pack') return { state: 'issued' };
  if (paymentStatus === 'Unpaid') return { state: closedAs === null ? 'unpaid' : 'cancelled' };
  const backKobo = await givenBackKobo(db, issued);
  return { state: 'paid', ...(backKobo > 0 && { givenBack: nairaFromKobo(backKobo) }) };
}

/** What anybody who holds a paper may know of it: as it was issued, and how it stands now. */
export async function verifiedPaper(
  db: Queryable,
  code: string,
  authority: string,
): Promise<VerifiedPaper | undefined> {
  const { rows } = await db.query<Issued>(issuedSql, [code]);
  const [issued] = rows;
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
