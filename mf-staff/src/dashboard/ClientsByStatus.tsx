import { useQuery } from '@tanstack/react-query';
import { statusStats } from 'shared-api/clients';
import { queryOf } from 'shared-api/http';
import { type AccountStatus, accountStatuses } from 'shared-api/statuses';
import { links } from 'shared-ui';
import { type ChartPoint, PartsChart } from 'shared-ui/charts';
import { QueryState } from '../shared/QueryState.tsx';

const tones = {
  New: 'info',
  Processing: 'neutral',
  Active: 'success',
  Inactive: 'warning',
  Deactivated: 'error',
} satisfies Record<AccountStatus, ChartPoint['tone']>;

export const ClientsByStatus = () => (
  <QueryState query={useQuery(queryOf(statusStats, {}))} subject="The figures">
    {(stats) => (
      <PartsChart
        title="Clients by status"
        category="Status"
        measure="Clients"
        points={accountStatuses.map((status) => ({
          label: status,
          value: stats[status],
          tone: tones[status],
          to: links.clients({ status }),
        }))}
      />
    )}
  </QueryState>
);
