import { useQuery } from '@tanstack/react-query';
import { retentionDryRun } from 'shared-api/erasures';
import { queryOf } from 'shared-api/http';
import { daysInWords } from 'shared-api/wording';
import { LinkButton, links, Stack } from 'shared-ui';
import type { Column } from 'shared-ui/data';
import { StaffTable } from '../../shared/StaffTable.tsx';

interface Line {
  what: string;
  days: number;
  count: number;
}

const columns: Column<Line>[] = [
  { key: 'what', title: 'What', rowScope: 'row', line: 1, dataIndex: 'what' },
  {
    key: 'days',
    title: 'Kept',
    line: 2,
    named: true,
    render: (_, { days }) => (days === 0 ? 'For good' : daysInWords(days)),
  },
  { key: 'count', title: 'Next', align: 'end', line: 2, named: true, dataIndex: 'count' },
];

export function Retention() {
  const lines = useQuery(queryOf(retentionDryRun, {}));
  return (
    <Stack space={4}>
      <p>Once a day what is older than its days is removed. Restricted accounts keep everything.</p>
      <StaffTable
        label="Retention"
        subject="What is old"
        query={lines}
        columns={columns}
        rowKey={({ what }) => what}
        empty="Nothing is kept by age"
        actions={<LinkButton to={links.settings({ group: 'Retention' })}>Change the days</LinkButton>}
      />
    </Stack>
  );
}
