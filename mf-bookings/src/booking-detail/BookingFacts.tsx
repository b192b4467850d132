import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { userById } from 'shared-api/accounts';
import type { Booking } from 'shared-api/bookings';
import { isStaffUser, queryOf, useSession } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import { airportsQuery, routeFacts } from 'shared-api/services';
import type { BookingStatus } from 'shared-api/statuses';
import { displayName } from 'shared-api/wording';
import { AcceptedTerms, DateText, links, MomentText, Money, StatusTag, TimeText } from 'shared-ui';
import { DescriptionList } from 'shared-ui/data';
import { airportCode, airportName } from '../shared/airportName.ts';

const unserved = ['Canceled', 'Flight_Canceled', 'No_Show'] satisfies BookingStatus[];

function refundText({ bookingStatus, paymentStatus, refund }: Booking) {
  if (
    refund === undefined ||
    paymentStatus !== 'Paid' ||
    !(unserved as readonly string[]).includes(bookingStatus)
  )
    return null;
  return refund ? (
    <>
      <Money kobo={koboOf(refund.amount)} /> to the wallet on <MomentText at={refund.dateCreated} />
    </>
  ) : (
    'Nothing'
  );
}

export function BookingFacts({ booking }: { booking: Booking }) {
  const { data: airports } = useQuery(airportsQuery);
  const isStaff = useSession(({ user }) => isStaffUser(user));
  // A member may not read the organisation's account, so the organisation's name is taken from the booking.
  const isMember = useSession(({ user }) => Boolean(user?.memberRole));
  const { data: booker } = useQuery({
    ...queryOf(userById, { params: { id: booking.applicationUserId } }),
    enabled: !isMember,
  });
  const bookedBy = displayName(booker ?? booking.applicationUser);
  const { additionalService: extra, acceptedTerms } = booking;
  return (
    <DescriptionList
      items={[
        { term: 'Airport', value: airportCode(booking.airportId, airports) },
        { term: 'Travel date', value: <DateText at={booking.date_Of_Travel} /> },
        { term: 'Flight number', value: booking.flight_Number },
        { term: 'Airport arrival time', value: <TimeText at={booking.date_Of_Arrival} /> },
        { term: 'Updated By', value: booking.modifiedBy_FirstName ?? 'N/A' },
        { term: 'Airport Name', value: airportName(booking.airportId, airports) },
        {
          term: 'Booked by',
          value: isStaff ? (
            <Link to={links.client(String(booking.applicationUserId))}>{bookedBy}</Link>
          ) : (
            bookedBy
          ),
        },
        { term: 'Status', value: <StatusTag kind="booking" status={booking.bookingStatus} /> },
        { term: 'Total price', value: <Money kobo={koboOf(booking.price)} /> },
        { term: 'Airline', value: booking.airline },
        ...(booking.destinationAirportId
          ? routeFacts(
              booking.service,
              airportName(booking.airportId, airports),
              airportName(booking.destinationAirportId, airports),
            ).map(([term, value]) => ({ term, value }))
          : []),
        { term: 'Additional service', value: extra?.name },
        {
          term: 'Terms accepted',
          value: acceptedTerms && <AcceptedTerms page={links.bookingTerms} accepted={acceptedTerms} />,
        },
        { term: 'Refunded', value: refundText(booking) },
      ]}
    />
  );
}
