import { prepared, type Tx } from '../../db/index.ts';
import { enqueue, jobKinds } from '../../jobs/index.ts';

type Account =
  | 'wallet'
  | 'gateway_clearing'
  | 'bank'
  | 'gateway_fees'
  | 'suspense'
  | 'unearned'
  | 'revenue'
  | 'adjustment'
  | 'payouts_due';

export type Sides = Readonly<Partial<Record<Account, number>>>;

export const movesMoney = (sides: Sides): boolean => Object.values(sides).some((kobo) => kobo !== 0);

export interface Journal {
  kind: string;
  bookingId?: number;
  paymentId?: number;
  rrr?: string | null;
  adjustmentId?: number;
  changeId?: number;
  lineId?: number;
  decisionId?: number;
  payoutId?: number;
  reverses?: number;
  /** Counts the closes of a booking from 1. The reversal of a close has the same number as the close. */
  round?: number;
  /**
   * If a booking was changed, this is the airport before the change. The part of the old price that the authority
   * keeps is revenue of this airport.
   */
  airportId?: number;
  walletUserId?: number | null;
  sides: Sides;
}

export interface Posting {
  actorId: number | null;
  at: Date;
}

const post = prepared(`
  with journal as (
    select nextval('journals_id_seq') as id, given.*
      from jsonb_to_recordset($1::jsonb) as given (
        place int, kind text, "bookingId" bigint, "paymentId" bigint, rrr text, "adjustmentId" bigint,
        "changeId" bigint, "lineId" bigint, "decisionId" bigint, "payoutId" bigint, reverses bigint, round int,
        "airportId" int, "walletUserId" bigint, sides jsonb)
     order by place
  ), added as (
    insert into journals
      (id, kind, booking_id, payment_id, rrr, adjustment_id, change_id, line_id, decision_id, payout_id, reverses,
       round, airport_id, actor_id, created_at)
    overriding system value
    select id, kind, "bookingId", "paymentId", rrr, "adjustmentId", "changeId", "lineId", "decisionId", "payoutId",
           reverses, coalesce(round, 1), "airportId", $2, $3
      from journal
  ), entered as (
    insert into ledger_entries (journal_id, account_id, amount_kobo)
    select id,
           case account
             when 'wallet' then (select id from ledger_accounts where kind = 'wallet' and owner_id = "walletUserId")
             else (select id from ledger_accounts where kind = account and kind <> 'wallet') end,
           kobo::bigint
      from journal cross join jsonb_each_text(sides) as side (account, kobo)
     where kobo <> '0'
  )
  select id from journal order by place`);

/**
 * The job searches for the orders that wait for money after the commit. A query in this transaction would not find an
 * order that another transaction saves at the same time.
 */
async function fulfilOrders(tx: Tx, journals: readonly Journal[]): Promise<void> {
  const credited = journals.filter(({ sides }) => (sides.wallet ?? 0) > 0);
  for (const ownerId of new Set(credited.map(({ walletUserId }) => walletUserId)))
    if (ownerId) await enqueue(tx, jobKinds.fulfilOrders, { ownerId });
}

/**
 * Returns the ids in the order of `journals`. The database checks the balance of each wallet only once, after all
 * entries are inserted. It refuses a balance below 0, a journal whose entries do not sum to 0, and a second journal for
 * the same cause, for example for the same payment.
 */
export async function postJournals(
  tx: Tx,
  { actorId, at }: Posting,
  journals: readonly Journal[],
): Promise<number[]> {
  const placed = journals.map((journal, place) => ({ ...journal, place }));
  const { rows } = await tx.query<{ id: number }>(post, [JSON.stringify(placed), actorId, at]);
  await fulfilOrders(tx, journals);
  return rows.map(({ id }) => id);
}
