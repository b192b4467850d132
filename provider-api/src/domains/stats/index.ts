import * as calls from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { serve } from '../../http/serve.ts';
import { dashboardStats } from './dashboardStats.ts';
import { figureSeries } from './figureSeries.ts';
import { needsDoing } from './needsDoing.ts';
import { statusStats } from './statusStats.ts';

export const stats: Domain = {
  routes(api) {
    serve(api, calls.dashboardStats, dashboardStats);
    serve(api, calls.statusStats, statusStats);
    serve(api, calls.figureSeries, figureSeries);
    serve(api, calls.needsDoing, needsDoing);
  },
};
