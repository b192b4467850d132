import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isMissing, queryOf } from 'shared-api/http';
import { orderById } from 'shared-api/orders';
import { EmptyState, LinkButton, LoadFailure, links, PageHeader, PageSkeleton } from 'shared-ui';
import { OrderView } from './OrderView.tsx';

export function OrderPage() {
  const id = Number(useParams().order_id);
  const possible = Number.isSafeInteger(id) && id > 0;
  const query = useQuery({ ...queryOf(orderById, { params: { id } }), enabled: possible });
  if (query.data) return <OrderView key={query.data.id} order={query.data} />;
  if (possible && query.isPending) return <PageSkeleton />;
  return (
    <>
      <PageHeader title="Order" />
      {!possible || isMissing(query.error) ? (
        <EmptyState
          text="This order does not exist"
          icon="bookings"
          action={<LinkButton to={links.orders()}>Orders</LinkButton>}
        />
      ) : (
        <LoadFailure what="The order" onRetry={query.refetch} />
      )}
    </>
  );
}
