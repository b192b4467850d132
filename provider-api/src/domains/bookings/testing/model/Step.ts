import fc from 'fast-check';

type Further = number;

export interface ChangeStep {
  kind: 'change';
  pick: number;
  by: 'owner' | 'staff';
  stale: boolean;
  names: boolean;
  flightNumber: boolean;
  hours: number;
  airport: boolean;
  removed: number;
  further: Further | undefined;
}

const outcomes = ['Service_Rendered', 'No_Show', 'Flight_Canceled'] as const;

export interface Tariff {
  refundCanceled: number;
  refundFlightCanceled: number;
  refundNoShow: number;
  correctionDays: number;
  maxChanges: number;
}

const pick = fc.constantFrom(0, 1, 2, 3, 4, 5);
const percent = fc.oneof(fc.constantFrom(0, 50, 100), fc.integer({ min: 0, max: 100 }));
const tariffs: fc.Arbitrary<Tariff> = fc.record({
  refundCanceled: percent,
  refundFlightCanceled: percent,
  refundNoShow: percent,
  correctionDays: fc.constantFrom(0, 1, 30, 30, 30, 30, 30, 30),
  maxChanges: fc.constantFrom(0, 1, 20, 20, 20, 20, 20, 20, 20, 20),
});
/** Most of these sums are uneven, so that percentages of them are rarely whole. */
const kobo = fc.oneof(fc.constantFrom(1, 9_999_999, 3_000_000), fc.integer({ min: 1, max: 4_000_000 }));
const further = fc.constantFrom(0, 0, 0, 1, 2, 3);
const mostlyNot = fc.nat(2).map((number) => number === 0);

const book = fc.record({
  kind: fc.constant('book' as const),
  service: fc.constantFrom(0, 1, 2),
  passengers: fc.constantFrom(1, 2, 3, 4, 5),
  further,
});
const change: fc.Arbitrary<ChangeStep> = fc.record({
  kind: fc.constant('change' as const),
  pick,
  by: fc.constantFrom('owner' as const, 'owner' as const, 'staff' as const),
  stale: fc.nat(20).map((number) => number === 0),
  names: mostlyNot,
  flightNumber: mostlyNot,
  hours: fc.oneof(fc.constant(0), fc.integer({ min: -24, max: 90 })),
  airport: mostlyNot,
  removed: fc.constantFrom(0, 0, 0, 1, 1, 1, 2, 4),
  further: fc.option(further, { nil: undefined }),
});
const end = fc.record({
  kind: fc.constant('end' as const),
  pick,
  to: fc.constantFrom('Canceled' as const, ...outcomes, 'Payment_Received' as const),
});
const propose = fc.record({
  kind: fc.constant('propose' as const),
  pick,
  to: fc.constantFrom(...outcomes),
  by: fc.constantFrom('officer' as const, 'finance' as const),
});
const decide = fc.record({
  kind: fc.constant('decide' as const),
  pick,
  approve: fc.constantFrom(true, true, true, false),
  by: fc.constantFrom('finance' as const, 'administrator' as const, 'administrator' as const),
});
const wait = fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 40 }) });
const price = fc.record({ kind: fc.constant('price' as const), service: fc.nat(2), kobo });
const tariff = fc.record({ kind: fc.constant('tariff' as const), tariff: tariffs });

const step = fc.oneof(
  { arbitrary: book, weight: 2 },
  { arbitrary: change, weight: 6 },
  { arbitrary: end, weight: 3 },
  { arbitrary: propose, weight: 4 },
  { arbitrary: decide, weight: 12 },
  { arbitrary: wait, weight: 1 },
  { arbitrary: price, weight: 1 },
  { arbitrary: tariff, weight: 1 },
);

type Of<A> = A extends fc.Arbitrary<infer T> ? T : never;
export type Step = Of<typeof step>;
export type BookStep = Of<typeof book>;
export type EndStep = Of<typeof end>;
export type ProposeStep = Of<typeof propose>;
export type DecideStep = Of<typeof decide>;

/** Each sequence has one client with money in the wallet, prices and refunds, and begins with two bookings. */
export const sequences = fc.record({
  walletKobo: fc.oneof(
    fc.constant(500_000_00),
    fc.constant(1_000_000_00),
    fc.integer({ min: 0, max: 60_000_000 }),
  ),
  pricesKobo: fc.tuple(kobo, kobo, kobo),
  tariff: tariffs,
  steps: fc
    .tuple(book, book, fc.array(step, { minLength: 6, maxLength: 12 }))
    .map(([first, second, rest]) => [{ ...first, further: 0 as const }, second, ...rest]),
});
export type Sequence = Of<typeof sequences>;
