import { spanBefore, spanOf } from './spanOf.ts';

it.each([
  ['7d', '2026-03-03', { from: '2026-02-25', to: '2026-03-03', step: 'day' }],
  ['30d', '2028-03-01', { from: '2028-02-01', to: '2028-03-01', step: 'day' }],
  ['12m', '2026-03-31', { from: '2025-04-01', to: '2026-03-31', step: 'month' }],
  ['12m', '2026-12-31', { from: '2026-01-01', to: '2026-12-31', step: 'month' }],
] as const)('a span of %s that ends on %s has its first and its last day in it', (span, today, days) => {
  expect(spanOf(span, today)).toEqual(days);
});

it.each([
  ['7d', '2026-03-03', { from: '2026-02-18', to: '2026-02-24', step: 'day' }],
  ['30d', '2028-03-01', { from: '2028-01-02', to: '2028-01-31', step: 'day' }],
  ['12m', '2026-03-31', { from: '2024-04-01', to: '2025-03-31', step: 'month' }],
  ['12m', '2028-02-29', { from: '2026-03-01', to: '2027-02-28', step: 'month' }],
] as const)(
  'what is compared with a span of %s that ends on %s is as long and ends before it',
  (span, today, days) => {
    expect(spanBefore(span, today)).toEqual(days);
  },
);
