import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { formatShortDateTime } from 'shared-api/dates';
import { queryOf } from 'shared-api/http';
import { type Breach, breachClasses, listBreaches } from 'shared-api/privacy';
import { countOf } from 'shared-api/wording';
import { Banner, ShortMomentText, Stack, Tag } from 'shared-ui';
import { actionColumn, type Column, type PeekContent } from 'shared-ui/data';
import { DialogButton } from 'shared-ui/dialogs';
import { StaffTable } from '../../shared/StaffTable.tsx';
import { BreachActions } from './BreachActions.tsx';
import { BreachDialog } from './BreachDialog.tsx';
import { reportDeadline } from './reportDeadline.ts';

const columns: readonly Column<Breach>[] = [
  {
    key: 'known',
    title: 'Known since',
    rowScope: 'row',
    nowrap: true,
    line: 1,
    render: (_, { dateKnown }) => <ShortMomentText at={dateKnown} zone={false} />,
  },
  {
    key: 'clock',
    title: 'Commission',
    line: 1,
    lineEnd: true,
    render: (_, breach) => {
      const { tone, text } = reportDeadline(breach);
      return <Tag tone={tone}>{text}</Tag>;
    },
  },
  {
    key: 'what',
    title: 'What happened',
    breakable: true,
    line: 2,
    whole: true,
    render: (_, { what, classes, people }) => (
      <div>
        {what}
        <div>
          {classes.map((each) => breachClasses[each]).join(', ')}; about{' '}
          {people === 1 ? '1 person' : `${people} people`}
        </div>
      </div>
    ),
  },
  {
    key: 'done',
    title: 'Done',
    breakable: true,
    render: (_, { measures, toldTo, written, notice }) => (
      <div>
        {measures}
        {toldTo && <div>Told to {toldTo}</div>}
        {written > 0 && <div>{countOf(written, 'account')} written to</div>}
        {notice && <div>Public notice: {notice}</div>}
      </div>
    ),
  },
  { key: 'consequences', title: 'Likely consequences', breakable: true, dataIndex: 'consequences' },
  actionColumn((breach) => <BreachActions breach={breach} />),
];

const peek: PeekContent<Breach> = {
  titleOf: ({ dateKnown }) =>
    `Breach known since ${formatShortDateTime(dateKnown).replaceAll(' ', '\u00a0')}`,
};

const record = (
  <DialogButton variant="primary" dialog={(close) => <BreachDialog onClose={close} />}>
    Record a breach
  </DialogButton>
);

export function Breaches() {
  const breaches = useQuery(queryOf(listBreaches, {}));
  const chosen = useSearchParams()[0].get('accounts')?.split(',').length;
  return (
    <Stack space={4}>
      {chosen && (
        <Banner tone="info">
          {countOf(chosen, 'account')} chosen in the list of clients: record their breach, or write to them by
          its actions.
        </Banner>
      )}
      <StaffTable
        label="Register of breaches"
        query={breaches}
        columns={columns}
        rowKey={({ id }) => id}
        peek={peek}
        empty="No breach is known"
        actions={record}
      />
    </Stack>
  );
}
