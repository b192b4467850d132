import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { can, listOf, useSession } from 'shared-api/http';
import { type ListedOrder, listOrders, orderGroups } from 'shared-api/orders';
import { mayHaveMembers } from 'shared-api/permissions';
import { countOf } from 'shared-api/wording';
import { DateText, LinkButton, links, PageHeader } from 'shared-ui';
import {
  type Column,
  ListFrame,
  type ListView,
  ListViews,
  param,
  QueryTable,
  useListParams,
} from 'shared-ui/data';
import { OrderTag } from './OrderTag.tsx';

const serviceNames = ({ flights }: ListedOrder) => [
  ...new Set(flights.map(({ serviceName }) => serviceName)),
];

const firstFlight = ({ flights }: ListedOrder) => flights.map(({ flightAt }) => flightAt).sort()[0] ?? '';

const columns: readonly Column<ListedOrder>[] = [
  {
    key: 'order',
    title: 'Order',
    rowScope: 'row',
    nowrap: true,
    line: 1,
    render: (_, order) => (
      <Link to={links.order(order.id)}>
        {order.id}: {serviceNames(order).join(', ')}
      </Link>
    ),
  },
  {
    key: 'first',
    title: 'First flight',
    line: 2,
    render: (_, order) => <DateText at={firstFlight(order)} />,
  },
  {
    key: 'passengers',
    title: 'Passengers',
    line: 2,
    nowrap: true,
    render: (_, { passengers }) => countOf(passengers, 'passenger'),
  },
  { key: 'total', title: 'Total', line: 1, dataIndex: 'total', valueType: 'money' },
  { key: 'status', title: 'Status', line: 3, render: (_, { status }) => <OrderTag status={status} /> },
];

const columnsOfMembers = columns.toSpliced(1, 0, {
  key: 'maker',
  title: 'Made by',
  line: 3,
  render: (_, { madeBy }) => madeBy?.name,
});

const fields = { group: param.oneOf(orderGroups) };

const viewsWith = (approval: string | undefined): readonly ListView[] => [
  { label: 'All', filters: {} },
  { label: 'Unfinished', filters: { group: 'unfinished' } },
  ...(approval ? [{ label: approval, filters: { group: 'approval' } }] : []),
  { label: 'For payment', filters: { group: 'payment' } },
  { label: 'Done', filters: { group: 'done' } },
];

function useApprovalView(): string | undefined {
  return useSession(({ user }) => {
    if (!user?.memberRole && !mayHaveMembers(user?.organization_CategoryId ?? null)) return undefined;
    return can(user, 'orders.approve') ? 'Waiting for you' : 'Waiting for approval';
  });
}

export function OrdersPage() {
  const approval = useApprovalView();
  const { page, values } = useListParams(fields);
  const orders = useQuery(listOf(listOrders, { query: { ...values, pageNumber: page } }));
  return (
    <>
      <PageHeader title="Orders" lead="Passengers and flights that you have saved before booking them." />
      <ListFrame label="Orders" views={<ListViews label="Views of orders" views={viewsWith(approval)} />}>
        <QueryTable
          worklist
          label="Orders"
          columns={approval ? columnsOfMembers : columns}
          query={orders}
          rowKey={({ id }) => id}
          empty={values.group ? 'No orders here' : 'You have not saved an order yet'}
          emptyAction={
            <LinkButton to={links.services()} variant="primary">
              All Services
            </LinkButton>
          }
        />
      </ListFrame>
    </>
  );
}
