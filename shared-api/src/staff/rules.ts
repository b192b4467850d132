import { bothWays } from '../lists/sorts.ts';

export const auditSorts = bothWays('at', 'person', 'action');
export const staffSorts = bothWays('name', 'email', 'role', 'status', 'registered');

export const seriesSteps = ['day', 'week', 'month'] as const;
export type SeriesStep = (typeof seriesSteps)[number];
export const maxSeriesPoints = 400;

export const unpaidAges = ['0–7', '8–30', '>30'] as const;
export type UnpaidAge = (typeof unpaidAges)[number];
