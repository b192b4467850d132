import { isOverdrawn, type Tx } from '../../db/index.ts';
import { InsufficientFunds } from '../../http/errors.ts';
import { movesMoney, type Posting, postJournals, type Sides } from './postJournals.ts';

const guarded = <T>(posting: Promise<T>, message: string): Promise<T> =>
  posting.catch((thrown: unknown) => {
    throw isOverdrawn(thrown) ? new InsufficientFunds(message) : thrown;
  });

export const guardedByStaff = <T>(posting: Promise<T>): Promise<T> =>
  guarded(posting, "The client's wallet holds less than has to be taken back");

interface PaymentCredit {
  kind: 'funding' | 'registration';
  paymentId: number;
  rrr: string | null;
  amountKobo: number;
  /** The fee of a registration is revenue. The wallet gets what was paid above the fee. */
  feeKobo?: number;
  arrived?: 'gateway' | 'bank';
  walletUserId: number;
  actorId?: number | null;
  at: Date;
}

const source = { gateway: 'gateway_clearing', bank: 'bank' } as const;

/** Unique indexes let an RRR credit a wallet only once. */
export async function postPayment(tx: Tx, payment: PaymentCredit): Promise<void> {
  const { amountKobo, feeKobo = 0, arrived = 'gateway', actorId = null, at, ...journal } = payment;
  const revenue = Math.min(amountKobo, feeKobo);
  const sides = { [source[arrived]]: -amountKobo, revenue, wallet: amountKobo - revenue };
  await postJournals(tx, { actorId, at }, [{ ...journal, sides }]);
}

interface Debit extends Posting {
  bookings: readonly { id: number; priceKobo: number }[];
  ownerId: number;
}

export async function postBookings(tx: Tx, { bookings, ownerId, ...by }: Debit): Promise<void> {
  const journals = bookings.map(({ id, priceKobo }) => ({
    kind: 'booking',
    bookingId: id,
    walletUserId: ownerId,
    sides: { wallet: -priceKobo, unearned: priceKobo },
  }));
  await postJournals(tx, by, journals);
}

interface BookingChange extends Posting {
  changeId: number;
  bookingId: number;
  ownerId: number;
  airportId: number;
  /** If `chargedKobo` is above zero, `refundedKobo` and `keptKobo` are zero. */
  chargedKobo: number;
  refundedKobo: number;
  keptKobo: number;
}

/** Returns the id of the journal, or undefined if no money moves. */
export async function postChange(tx: Tx, change: BookingChange): Promise<number | undefined> {
  const { ownerId, chargedKobo, refundedKobo, keptKobo, actorId, at, ...cause } = change;
  const sides = {
    wallet: refundedKobo - chargedKobo,
    unearned: chargedKobo - refundedKobo - keptKobo,
    revenue: keptKobo,
  };
  if (!movesMoney(sides)) return undefined;
  const journal = { kind: 'change', walletUserId: ownerId, ...cause, sides };
  const [id] = await postJournals(tx, { actorId, at }, [journal]);
  return id;
}

interface Adjustment extends Posting {
  adjustmentId: number;
  walletUserId: number;
  amountKobo: number;
}

/** @throws {InsufficientFunds} if the wallet has less than the adjustment takes. */
export async function postAdjustment(
  tx: Tx,
  { amountKobo, actorId, at, ...cause }: Adjustment,
): Promise<void> {
  const sides = { adjustment: -amountKobo, wallet: amountKobo };
  await guardedByStaff(postJournals(tx, { actorId, at }, [{ kind: 'adjustment', ...cause, sides }]));
}

interface PayoutStep extends Posting {
  payoutId: number;
  walletUserId: number;
  amountKobo: number;
}

const payoutSteps = {
  payout: ['wallet', 'payouts_due'],
  payout_paid: ['payouts_due', 'bank'],
  payout_refused: ['payouts_due', 'wallet'],
  payout_returned: ['bank', 'wallet'],
} as const;

/** Unique indexes refuse a second posting of a step. @throws {InsufficientFunds} */
export async function postPayout(tx: Tx, kind: keyof typeof payoutSteps, step: PayoutStep): Promise<void> {
  const { amountKobo, actorId, at, ...cause } = step;
  const [from, to] = payoutSteps[kind];
  const sides = { [from]: -amountKobo, [to]: amountKobo };
  await guarded(
    postJournals(tx, { actorId, at }, [{ kind, ...cause, sides }]),
    'Your wallet holds less than this',
  );
}

interface Settlement extends Posting {
  lines: readonly { id: number; grossKobo: number; feeKobo: number; clearedKobo: number }[];
}

export async function postSettlement(tx: Tx, { lines, ...by }: Settlement): Promise<void> {
  const journals = lines.map(({ id, grossKobo, feeKobo, clearedKobo }) => ({
    kind: 'settlement',
    lineId: id,
    sides: {
      gateway_clearing: clearedKobo,
      suspense: grossKobo - clearedKobo,
      bank: feeKobo - grossKobo,
      gateway_fees: -feeKobo,
    },
  }));
  await postJournals(tx, by, journals);
}

interface Decided extends Posting {
  decisionId: number;
  kind: 'suspense' | 'write_off' | 'opening';
  sides: Sides;
  walletUserId: number | null;
}

/** @throws {InsufficientFunds} if the wallet has less than the decision takes back. */
export async function postDecision(tx: Tx, { actorId, at, ...journal }: Decided): Promise<void> {
  if (movesMoney(journal.sides)) await guardedByStaff(postJournals(tx, { actorId, at }, [journal]));
}
