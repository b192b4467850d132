import { lazy, type ReactNode, Suspense } from 'react';
import type { Booking } from 'shared-api/bookings';
import { Card, links, PageHeader, Stack, useBreadcrumbs } from 'shared-ui';
import { BoardingPass } from './BoardingPass.tsx';
import { BookingFacts } from './BookingFacts.tsx';
import { DocumentButtons } from './DocumentButtons.tsx';
import { PassengerTable } from './PassengerTable.tsx';
import { StatusHistory } from './StatusHistory.tsx';

/** Fetched for the few bookings that were changed. */
const BookingChanges = lazy(async () => ({
  default: (await import('./BookingChanges.tsx')).BookingChanges,
}));
const isChanged = ({ changes = [], papers = [] }: Booking) => changes.length + papers.length > 0;

const counted = (passengers: number) => (passengers === 1 ? '1 passenger' : `${passengers} passengers`);

interface Props {
  booking: Booking;
  crumbs: boolean;
  actions: ReactNode;
}

const crumbsOf = (booking: Booking) => [
  { label: 'Dashboard', to: links.dashboard() },
  { label: 'Bookings', to: links.bookings() },
  { label: booking.invoiceNumber ?? booking.service.name },
];

export function BookingView({ booking, crumbs, actions }: Props) {
  useBreadcrumbs(crumbs ? crumbsOf(booking) : undefined);
  return (
    <>
      <PageHeader
        title={booking.service.name}
        documentTitle={`Booking ${booking.invoiceNumber ?? booking.id}`}
        lead={`Invoice number: ${booking.invoiceNumber ?? 'N/A'}`}
        actions={<DocumentButtons booking={booking} />}
      />
      <Stack space={5}>
        <BoardingPass booking={booking} />
        {actions}
        <Card title="Service booking details" actions={<p>{counted(booking.passengers.length)}</p>}>
          <BookingFacts booking={booking} />
        </Card>
        <Card title="Passengers">
          <PassengerTable passengers={booking.passengers} />
        </Card>
        {isChanged(booking) && (
          <Suspense>
            <BookingChanges booking={booking} />
          </Suspense>
        )}
        <StatusHistory booking={booking} />
      </Stack>
    </>
  );
}
