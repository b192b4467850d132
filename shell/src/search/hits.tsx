import type { ReactNode } from 'react';
import type { User } from 'shared-api/accounts';
import { airportCode } from 'shared-api/airports';
import type { Booking } from 'shared-api/bookings';
import { formatShortDateTime } from 'shared-api/dates';
import { formatRrr, koboOf } from 'shared-api/money';
import type { Permission } from 'shared-api/permissions';
import { routeWords } from 'shared-api/services';
import { searchText } from 'shared-api/text';
import { standingOf, transactionTypes } from 'shared-api/transactions';
import type { Transaction } from 'shared-api/wallet';
import { displayName } from 'shared-api/wording';
import { links, Money, StatusTag } from 'shared-ui';

export interface Hit {
  readonly to: string;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly status?: ReactNode;
}

const codeOf = (airportId: number) => airportCode(airportId) ?? 'N/A';

const matchedPerson = ({ passengers }: Booking, typed: string): string | undefined =>
  passengers
    .map(({ firstName, middleName, lastName }) => [firstName, middleName, lastName].filter(Boolean).join(' '))
    .find((name) =>
      searchText(typed)
        .split(' ')
        .every((word) => searchText(name).includes(word)),
    );

function routeOf({ service, airportId, destinationAirportId }: Booking): string {
  const here = codeOf(airportId);
  return destinationAirportId ? routeWords(service, here, codeOf(destinationAirportId)) : here;
}

export function bookingHit(booking: Booking, typed: string): Hit {
  const person = matchedPerson(booking, typed);
  return {
    to: links.booking(String(booking.id)),
    title: `${routeOf(booking)} · ${booking.service.name} ${booking.flight_Number}`,
    detail: (
      <>
        {person && `${person} · `}
        <span className="nowrap">{booking.invoiceNumber ?? `No. ${booking.id}`}</span> ·{' '}
        <span className="nowrap">{formatShortDateTime(booking.date_Of_Arrival)}</span>
      </>
    ),
    status: <StatusTag kind="booking" status={booking.bookingStatus} />,
  };
}

export const clientHit = (client: User): Hit => ({
  to: links.client(String(client.id)),
  title: displayName(client),
  detail: client.email,
  status: <StatusTag kind="account" status={client.status} />,
});

const isRegistration = ({ transactionType }: Transaction) =>
  transactionType === transactionTypes.registration;

export const paymentHit = (payment: Transaction): Hit => ({
  to: links.transaction(String(payment.transactionId), isRegistration(payment) ? 1 : 2),
  title: (
    <>
      <Money kobo={koboOf(payment.amount)} /> · {payment.transactType}
    </>
  ),
  detail: [payment.invoiceNo, payment.rrrNo && `RRR ${formatRrr(payment.rrrNo)}`, payment.business_Name]
    .filter(Boolean)
    .join(' · '),
  status: <StatusTag kind="payment" status={standingOf(payment).shown} />,
});

export const pageHit = ({ to, label }: { to: string; label: string }) => ({ to, title: label });

/** Each action leads to the page on which it is done. */
export const actionHits: readonly { permission: Permission; title: string; to: string }[] = [
  { permission: 'wallet.fund', title: 'Fund wallet', to: links.transactions({ tab: 'funds' }) },
  { permission: 'desk.checkIn', title: 'Meet passengers', to: links.desk() },
  { permission: 'desk.roster', title: 'Assign officers', to: links.roster() },
  { permission: 'bookings.outcome', title: 'Record outcomes', to: links.bookings({ outcome: 'missing' }) },
  {
    permission: 'clients.status',
    title: 'Review registrations',
    to: links.clients({ status: 'Processing' }),
  },
  { permission: 'payments.confirm', title: 'Confirm payment', to: links.payments({ tab: 'unpaid' }) },
  { permission: 'wallet.adjust', title: 'Propose adjustment', to: links.adjustments() },
  { permission: 'books.settle', title: 'Upload settlement file', to: links.books() },
  { permission: 'users.manage', title: 'Invite user', to: links.users() },
];

/** A list is exported on its page, as it is filtered there. */
export const exportHits = {
  bookings: { to: links.bookings(), title: 'Export bookings' },
  clients: { to: links.clients(), title: 'Export clients' },
  funds: { to: links.transactions(), title: 'Export transactions' },
};

export const serviceHit = ({ id, name }: { id: number; name: string }) => ({
  to: links.createBooking(String(id)),
  title: `Book ${name}`,
});
