import { airports } from 'shared-api/airports';
import { param } from 'shared-ui/data';
import type { Span } from '../shared/spanOf.ts';

export const spans = [
  { value: '7d', label: '7 days' },
  { value: '30d', label: '30 days' },
  { value: '12m', label: '12 months' },
] as const satisfies readonly { value: Span; label: string }[];

export const usualSpan: Span = '30d';

export const measures = [
  { value: 'bookings', label: 'Bookings' },
  { value: 'revenue', label: 'Revenue' },
] as const;

export const dashboardParams = {
  span: param.oneOf(['7d', '30d', '12m']),
  by: param.oneOf(['bookings', 'revenue']),
  airport: {
    parse: (text: string) => airports.find(({ id }) => String(id) === text)?.id,
  },
};

export type Measure = (typeof measures)[number]['value'];
