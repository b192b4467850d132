import fc from 'fast-check';
import { forAllTests } from '../../testing/forAllTests.ts';
import { makeAccount } from '../../testing/makeAccount.ts';
import { freshDatabase } from '../../testing/testDatabase.ts';
import { closeBooking, postBookings, postPayment, walletBalanceKobo } from './index.ts';

type Step =
  | { kind: 'fund'; kobo: number }
  | { kind: 'book'; kobo: number }
  | { kind: 'refund' | 'earn'; pick: number };

const at = new Date('2026-03-03T10:00:00Z');
const kobo = fc.integer({ min: 1, max: 100_000_000 });
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('fund' as const), kobo }),
    fc.record({ kind: fc.constant('book' as const), kobo }),
    fc.record({ kind: fc.constantFrom('refund' as const, 'earn' as const), pick: fc.nat(20) }),
  ),
  { minLength: 5, maxLength: 25 },
);

const db = forAllTests(freshDatabase);
let lastId = 0;

const fund = (walletUserId: number, amountKobo: number) => {
  lastId += 1;
  const payment = { paymentId: lastId, rrr: String(lastId), amountKobo, walletUserId, at };
  return db.transaction((tx) => postPayment(tx, { kind: 'funding', ...payment }));
};

class Model {
  balanceKobo = 0;
  readonly open: { id: number; kobo: number }[] = [];

  async run(step: Step, userId: number): Promise<void> {
    if (step.kind === 'fund') {
      await fund(userId, step.kobo);
      this.balanceKobo += step.kobo;
    } else if (step.kind === 'book') await this.book(step.kobo, userId);
    else await this.close(step);
  }

  private async book(priceKobo: number, walletUserId: number) {
    lastId += 1;
    const debit = { bookings: [{ id: lastId, priceKobo }], ownerId: walletUserId, actorId: walletUserId, at };
    const posted = db.transaction((tx) => postBookings(tx, debit));
    if (priceKobo > this.balanceKobo)
      return expect(posted).rejects.toMatchObject({ constraint: 'wallet_not_overdrawn' });
    await posted;
    this.balanceKobo -= priceKobo;
    this.open.push({ id: lastId, kobo: priceKobo });
  }

  private async close({ kind, pick }: { kind: 'refund' | 'earn'; pick: number }) {
    const [booking] = this.open.splice(pick % Math.max(1, this.open.length), 1);
    if (!booking) return;
    const refundPercent = kind === 'refund' ? pick % 101 : 0;
    const close = { bookingId: booking.id, refundPercent, actorId: null, at };
    const { refundKobo, earnedKobo } = await db.transaction((tx) => closeBooking(tx, close));
    expect(refundKobo + earnedKobo).toBe(booking.kobo);
    expect(refundKobo).toBe(Math.floor((booking.kobo * refundPercent) / 100));
    this.balanceKobo += refundKobo;
  }
}

it('whatever is funded, booked, refunded and earned, in any order, wallet and books agree to the kobo', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const { id } = await makeAccount(db, 'Client', {});
      const model = new Model();
      for (const step of sequence) {
        await model.run(step, id);
        expect(await walletBalanceKobo(db, id)).toBe(model.balanceKobo);
      }
      const { total } = await db.one<{ total: number }>(
        'select coalesce(sum(amount_kobo), 0)::bigint as total from ledger_entries',
      );
      expect(total).toBe(0);
    }),
    { numRuns: 20 },
  );
});
