import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Booking, bookingQuery } from 'shared-api/bookings';
import { isMissing } from 'shared-api/http';
import { LoadFailure, PageHeader, PageSkeleton } from 'shared-ui';
import { NoBooking } from '../shared/NoBooking.tsx';
import { BookingView } from './BookingView.tsx';

interface Props {
  bookingId: string;
  /** Only this remote's own page shows the breadcrumbs. */
  crumbs: boolean;
  actions: (booking: Booking) => ReactNode;
  outcome?: (booking: Booking) => ReactNode;
  /** A page of another remote gives this part, which is shown if the booking does not exist. */
  otherwise?: ReactNode;
}

const idPattern = /^[1-9]\d{0,15}$/;

export function BookingDetail({ bookingId, crumbs, actions, outcome, otherwise }: Props) {
  const possible = idPattern.test(bookingId);
  const query = useQuery({ ...bookingQuery(Number(bookingId)), enabled: possible });
  if (query.data)
    return (
      <BookingView
        key={query.data.id}
        booking={query.data}
        crumbs={crumbs}
        actions={actions(query.data)}
        outcome={outcome?.(query.data)}
      />
    );
  if (otherwise && (!possible || query.isError)) return otherwise;
  if (!possible || isMissing(query.error)) return <NoBooking title="Booking" />;
  if (!query.isError) return <PageSkeleton />;
  return (
    <>
      <PageHeader title="Booking" />
      <LoadFailure what="The booking" onRetry={query.refetch} />
    </>
  );
}
