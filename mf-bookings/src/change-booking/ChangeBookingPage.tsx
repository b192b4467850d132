import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { bookingQuery } from 'shared-api/bookings';
import { isMissing, useSession } from 'shared-api/http';
import {
  EmptyState,
  LinkButton,
  LoadFailure,
  links,
  PageHeader,
  PageSkeleton,
  useBreadcrumbs,
} from 'shared-ui';
import { NoBooking } from '../shared/NoBooking.tsx';
import { ChangeWizard } from './ChangeWizard.tsx';
import { isChangeUnderWay } from './useChangeDraft.ts';

export function ChangeBookingPage() {
  const id = Number(useParams().booking_id);
  const possible = Number.isSafeInteger(id) && id > 0;
  const query = useQuery({ ...bookingQuery(id), enabled: possible });
  const booking = query.data;
  const userId = useSession((state) => state.user?.id ?? 0);
  useBreadcrumbs(
    booking && [
      { label: 'Bookings', to: links.bookings() },
      { label: booking.invoiceNumber ?? booking.service.name, to: links.booking(String(id)) },
      { label: 'Change' },
    ],
  );
  if (!booking) {
    if (possible && query.isPending) return <PageSkeleton />;
    if (!possible || isMissing(query.error)) return <NoBooking title="Change booking" />;
    return (
      <>
        <PageHeader title="Change booking" />
        <LoadFailure what="The booking" onRetry={query.refetch} />
      </>
    );
  }
  return (
    <>
      <PageHeader title="Change booking" lead={`Invoice number: ${booking.invoiceNumber ?? 'N/A'}`} />
      {booking.mayChange || isChangeUnderWay(userId, id) ? (
        <ChangeWizard key={`${userId} ${id}`} booking={booking} userId={userId} />
      ) : (
        <EmptyState
          text="This booking can no longer be changed"
          icon="bookings"
          action={<LinkButton to={links.booking(String(id))}>Back to the booking</LinkButton>}
        />
      )}
    </>
  );
}
