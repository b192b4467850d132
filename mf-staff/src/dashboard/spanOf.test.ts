import { spanOf } from './spanOf.ts';

it.each([
  ['7d', '2026-03-03', { from: '2026-02-25', to: '2026-03-03', step: 'day' }],
  ['30d', '2028-03-01', { from: '2028-02-01', to: '2028-03-01', step: 'day' }],
  ['12m', '2026-03-31', { from: '2025-04-01', to: '2026-03-31', step: 'month' }],
  ['12m', '2026-12-31', { from: '2026-01-01', to: '2026-12-31', step: 'month' }],
] as const)('a span of %s that ends on %s has its first and its last day in it', (span, today, days) => {
  expect(spanOf(span, today)).toEqual(days);
});
