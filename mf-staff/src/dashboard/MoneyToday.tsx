import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { queryOf } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import { dashboardStats, type MoneyWaiting, type UnpaidAge, unpaidAges } from 'shared-api/staff';
import { Card, links, Money, Skeletons, Stack } from 'shared-ui';
import { type Column, DataTable, StatTile, StatTiles } from 'shared-ui/data';
import { countOf } from '../shared/deskWords.ts';

type Unpaid = MoneyWaiting['unpaid'][number];

/** `type` is a transaction type, and `tab` is a tab in the list of transactions (TRANS-21). */
const kinds = [
  { type: 2, tab: '3', label: 'Fundings' },
  { type: 1, tab: '2', label: 'Registration fees' },
] as const;
type Kind = (typeof kinds)[number];

const Age = ({ kind, unpaid }: { kind: Kind; unpaid: Unpaid | undefined }) =>
  unpaid && unpaid.count > 0 ? (
    <Link to={links.transactions({ tab: kind.tab, status: 'Unpaid', from: unpaid.from, to: unpaid.to })}>
      {unpaid.count} · <Money kobo={koboOf(unpaid.amount)} />
    </Link>
  ) : (
    'None'
  );

const columnOf = (age: UnpaidAge, unpaid: readonly Unpaid[]): Column<Kind> => ({
  key: age,
  title: `${age} days`,
  align: 'end',
  render: (_, kind) => (
    <Age kind={kind} unpaid={unpaid.find((one) => one.type === kind.type && one.age === age)} />
  ),
});

const Waiting = ({ money: { inToday, unpaid, toLookAt, adjustments } }: { money: MoneyWaiting }) => (
  <Stack space={4}>
    <StatTiles>
      <StatTile
        label={`Paid today, ${countOf(inToday.count, 'invoice')}`}
        value={<Money kobo={koboOf(inToday.amount)} />}
        icon="wallet"
        small
      />
      <StatTile
        label="Payments to look at"
        value={toLookAt}
        icon="warning"
        small
        to={links.payments({ tab: 'attention' })}
      />
      <StatTile
        label="Adjustments waiting"
        value={adjustments}
        icon="adjustments"
        small
        to={links.adjustments({ tab: 'Proposed' })}
      />
    </StatTiles>
    <DataTable
      label="Unpaid invoices by age"
      hideCaption
      columns={[
        { key: 'kind', title: 'Unpaid', rowScope: 'row', dataIndex: 'label' },
        ...unpaidAges.map((age) => columnOf(age, unpaid)),
      ]}
      dataSource={kinds}
      rowKey={({ type }) => type}
      empty=""
    />
  </Stack>
);

export function MoneyToday() {
  const { data, isError } = useQuery(queryOf(dashboardStats, {}));
  // The component `Totals` makes the same call and reports the failure.
  if (isError && !data) return null;
  return (
    <Card title="Money today">
      {data?.money ? <Waiting money={data.money} /> : !data && <Skeletons count={5} />}
    </Card>
  );
}
