export const auditSorts = ['at', '-at', 'person', '-person', 'action', '-action'] as const;
export const staffSorts = [
  'name',
  '-name',
  'email',
  '-email',
  'role',
  '-role',
  'status',
  '-status',
  'registered',
  '-registered',
] as const;

export const seriesSteps = ['day', 'week', 'month'] as const;
export type SeriesStep = (typeof seriesSteps)[number];
export const maxSeriesPoints = 400;

export const unpaidAges = ['0–7', '8–30', '>30'] as const;
export type UnpaidAge = (typeof unpaidAges)[number];
