import type { Domain } from '../../domain.ts';
import { dashboardStats } from './dashboardStats.ts';
import { figureSeries } from './figureSeries.ts';
import { needsDoing } from './needsDoing.ts';
import { statusStats } from './statusStats.ts';

export const stats: Domain = {
  verbs: { dashboardStats, statusStats, figureSeries, needsDoing },
};
