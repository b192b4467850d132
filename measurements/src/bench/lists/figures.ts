import { ApiClient } from 'tooling/portal';

import { table } from '../../table.ts';
import { interleaved } from './interleaved.ts';
import { timesOf } from './pageTimes.ts';
import { staffPortals } from './staffPortal.ts';

const rounds = 100;
const paths = [
  '/users/dashboard-stats',
  '/users/status-stats',
  '/booking-services/stats',
  '/stats/needs-doing',
  '/stats/series',
  '/stats/series?airportId=13',
  `/stats/series?from=${new Date().getFullYear() - 2}-01-01&step=month`,
];

/** p95 of the dashboard's figures. */
export const figures = async (): Promise<string> => {
  const portals = await staffPortals();
  const rows: string[][] = [];
  for (const path of paths) {
    const asks = portals.map(
      ({ url, caller }) =>
        () =>
          new ApiClient(url).read(path, caller.token),
    );
    rows.push(timesOf(`\`${path}\``, await interleaved(asks, rounds)));
  }
  return table(
    ['p95 of the figures', '1,000 bookings, 1,000 clients', '1,000,000 and 100,000', 'ratio (target 3)'],
    rows,
  );
};
