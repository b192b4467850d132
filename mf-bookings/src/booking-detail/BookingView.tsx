import type { ReactNode } from 'react';
import type { Booking } from 'shared-api/bookings';
import { can, isStaffUser, useSession } from 'shared-api/http';
import { countOf } from 'shared-api/wording';
import { Card, Inline, links, PageHeader, Slot, Stack, StatusTag, useBreadcrumbs } from 'shared-ui';
import { BoardingPass } from './BoardingPass.tsx';
import { BookingFacts } from './BookingFacts.tsx';
import { BookingMessages } from './BookingMessages.tsx';
import styles from './BookingView.module.css';
import { Documents } from './Documents.tsx';
import { PassengerTable } from './PassengerTable.tsx';
import { PriceCard } from './PriceCard.tsx';
import { StatusHistory } from './StatusHistory.tsx';
import { VoucherCard } from './VoucherCard.tsx';

interface Props {
  booking: Booking;
  crumbs: boolean;
  actions: ReactNode;
  outcome: ReactNode;
}

const crumbsOf = (booking: Booking) => [
  { label: 'Bookings', to: links.bookings() },
  { label: booking.invoiceNumber ?? booking.service.name },
];

export function BookingView({ booking, crumbs, actions, outcome }: Props) {
  const user = useSession((state) => state.user);
  const reads = can(user, 'bookings.readOwn') || can(user, 'transactions.readBookings');
  const hasVoucher = reads && booking.bookingStatus === 'Processing';
  useBreadcrumbs(crumbs ? crumbsOf(booking) : undefined);
  const isStaff = isStaffUser(user);
  const passengers = (
    <Card title="Passengers">
      <PassengerTable passengers={booking.passengers} />
    </Card>
  );
  const papers = (
    <div className={styles.aside}>
      {hasVoucher && <VoucherCard booking={booking} />}
      <Documents booking={booking} />
      <StatusHistory booking={booking} />
      <PriceCard booking={booking} />
    </div>
  );
  return (
    <>
      <PageHeader
        title={booking.service.name}
        documentTitle={`Booking ${booking.invoiceNumber ?? booking.id}`}
        lead={
          <Inline space={3}>
            Invoice number: {booking.invoiceNumber ?? 'N/A'}
            <StatusTag kind="booking" status={booking.bookingStatus} />
          </Inline>
        }
      />
      <div className={styles.container}>
        <div className={styles.columns}>
          <Stack space={5}>
            <BoardingPass booking={booking} outcome={outcome} />
            {actions}
            {isStaff && passengers}
          </Stack>
          {!isStaff && papers}
          <Stack space={5}>
            <Card
              title="Service booking details"
              actions={<p>{countOf(booking.passengers.length, 'passenger')}</p>}
            >
              <BookingFacts booking={booking} />
            </Card>
            {!isStaff && passengers}
            {booking.messages && booking.messages.length > 0 && (
              <BookingMessages messages={booking.messages} />
            )}
            <Slot name="bookings.more" bookingId={booking.id} />
          </Stack>
          {isStaff && papers}
        </div>
      </div>
    </>
  );
}
