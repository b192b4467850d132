import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { ApiProblem, isMissing, queryOf, useSession } from 'shared-api/http';
import { serviceById } from 'shared-api/services';
import { EmptyState, LinkButton, LoadFailure, links, PageHeader, PageSkeleton } from 'shared-ui';
import { BookingWizard } from './BookingWizard.tsx';

const idPattern = /^[1-9]\d{0,15}$/;

export function CreateBookingPage() {
  const { service_id: id = '' } = useParams();
  const orderId = Number(useSearchParams()[0].get('order')) || 0;
  const possible = idPattern.test(id);
  const user = useSession((state) => state.user);
  const query = useQuery({ ...queryOf(serviceById, { params: { id: Number(id) } }), enabled: possible });
  if (query.data && query.data.status !== false && user)
    return (
      <BookingWizard
        key={`${user.id} ${id} ${orderId}`}
        userId={user.id}
        service={query.data}
        orderId={orderId}
      />
    );
  if (possible && query.isPending) return <PageSkeleton />;
  const gone = !(query.error instanceof ApiProblem) || isMissing(query.error);
  return (
    <>
      <PageHeader title="Create Booking" />
      {gone ? <NotBookable orderId={orderId} /> : <LoadFailure what="The service" onRetry={query.refetch} />}
    </>
  );
}

const NotBookable = ({ orderId }: { orderId: number }) => (
  <EmptyState
    text="This service cannot be booked"
    icon="services"
    action={
      orderId > 0 ? (
        <LinkButton to={links.order(orderId)}>Order {orderId}</LinkButton>
      ) : (
        <LinkButton to={links.services()}>All Services</LinkButton>
      )
    }
  />
);
