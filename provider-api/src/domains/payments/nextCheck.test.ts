import { nextCheck } from './nextCheck.ts';

it('an invoice whose RRR can be paid is asked about for ever, more seldom the older it is', () => {
  const invoice = { createdAt: new Date('2026-03-03T10:00:00Z'), deactivatedAt: null };
  const minutesAt = (ageMinutes: number) => {
    const now = new Date(invoice.createdAt.getTime() + ageMinutes * 60_000);
    return (Number(nextCheck(invoice, now)) - now.getTime()) / 60_000;
  };
  expect([0, 9, 10, 59, 60, 1439, 1440, 43_200, 1_000_000].map(minutesAt)).toEqual([
    1, 1, 5, 5, 30, 30, 360, 1440, 1440,
  ]);
});
