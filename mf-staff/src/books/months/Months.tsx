import { useQuery } from '@tanstack/react-query';
import { type BookMonth, listMonths, monthText } from 'shared-api/closing';
import { queryOf } from 'shared-api/http';
import { MomentText, Stack, Tag } from 'shared-ui';
import { actionColumn, type Column } from 'shared-ui/data';
import { StaffTable } from '../../shared/StaffTable.tsx';
import { MonthActions } from './MonthActions.tsx';
import styles from './Months.module.css';

const tones = { Open: 'neutral', Proposed: 'info', Closed: 'success' } as const;

type Step = BookMonth['proposed'];
const StepText = ({ what, step }: { what: string; step: Step }) =>
  step && (
    <div>
      {what} {step.by.name}, <MomentText at={step.at} />
    </div>
  );

const columns: readonly Column<BookMonth>[] = [
  {
    key: 'month',
    title: 'Month',
    rowScope: 'row',
    nowrap: true,
    line: 1,
    render: (_, { month }) => monthText(month),
  },
  {
    key: 'status',
    title: 'Status',
    line: 3,
    render: (_, { status }) => <Tag tone={tones[status]}>{status}</Tag>,
  },
  {
    key: 'steps',
    title: 'By',
    line: 2,
    render: (_, { proposed, approved, reason }) => (
      <div className={styles.steps}>
        <StepText what="Proposed:" step={proposed} />
        <StepText what="Closed:" step={approved} />
        {reason && <div>Carried over: {reason}</div>}
      </div>
    ),
  },
  { key: 'revenue', title: 'Revenue', line: 1, nowrap: true, dataIndex: 'revenue', valueType: 'money' },
  actionColumn((month) => <MonthActions month={month} />),
];

export function Months() {
  const months = useQuery(queryOf(listMonths, {}));
  return (
    <Stack space={3}>
      <p>A month can be closed from a day after its end, when the one before it is closed.</p>
      <StaffTable
        label="Months"
        query={months}
        columns={columns}
        rowKey={({ month }) => month}
        empty="Nothing was entered in the books yet"
      />
    </Stack>
  );
}
