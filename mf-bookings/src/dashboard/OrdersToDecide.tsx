import { useQuery } from '@tanstack/react-query';
import { can, listOf, queryOf, useSession } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import { listOrders, orderById } from 'shared-api/orders';
import { mayHaveMembers } from 'shared-api/permissions';
import { countOf } from 'shared-api/wording';
import { Banner, Inline, LinkButton, lazyPart, links, Money } from 'shared-ui';

const ApproveOrder = lazyPart(async () => (await import('../shared/ApproveOrder.tsx')).ApproveOrder);

export function OrdersToDecide() {
  const decides = useSession(
    ({ user }) =>
      can(user, 'orders.approve') &&
      (user?.memberRole !== undefined || mayHaveMembers(user?.organization_CategoryId ?? null)),
  );
  const { data } = useQuery({
    ...listOf(listOrders, { query: { group: 'approval', pageNumber: 1 } }),
    enabled: decides,
  });
  const [first] = data?.data ?? [];
  const count = data?.meta?.totalCount ?? 1;
  // The list has the total as it was saved. Only the order itself has what it costs today.
  const { data: order } = useQuery({
    ...queryOf(orderById, { params: { id: first?.id ?? 0 } }),
    enabled: first !== undefined && count === 1,
  });
  if (!first) return null;
  return (
    <Banner
      tone="warning"
      title={count === 1 ? '1 order waits for you' : `${count} orders wait for you`}
      action={
        <Inline>
          {count === 1 && order && <ApproveOrder order={order} />}
          <LinkButton to={count === 1 ? links.order(first.id) : links.orders({ group: 'approval' })}>
            Look
          </LinkButton>
        </Inline>
      }
    >
      {count > 1 && 'The newest: '}
      {first.madeBy?.name}, {countOf(first.passengers, 'passenger')},{' '}
      <Money kobo={koboOf(order?.totalNow ?? first.total)} />
    </Banner>
  );
}
