import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { session } from 'shared-api/http';
import { aBooking, aService, aStaffMember, fakeApi, refuses, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { ServicePage } from './ServicePage.tsx';

function show(handlers = [replies(api.serviceById, aService())], address = '/app/service/11') {
  session.signIn('token', aStaffMember('Protocol Officer'));
  const server = fakeApi([
    ...handlers,
    replies(api.listOffers, []),
    replies(api.listOfferExceptions, []),
    replies(api.listBookingsOfService, [aBooking()], api.pageMeta(1, 12, 10)),
  ]);
  const portal = renderPortal(<ServicePage />, { route: address, path: '/app/service/:id' });
  return { ...portal, server };
}

it("shows a service's details with its bookings, page by page [STAFF-10]", async () => {
  const { user, server } = show();
  expect(await screen.findByRole('heading', { name: 'Arrival service', level: 1 })).toBeVisible();
  expect(screen.getByText('Met at the aircraft and brought through the airport')).toBeVisible();
  const bookings = within(await screen.findByRole('table', { name: /^Bookings of this service/ }));
  expect(bookings.getByRole('link', { name: '2026-000124' })).toHaveAttribute('href', '/app/booking/21');
  expect(screen.getByText(/Showing 1 to \d+ of/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(server.of(api.listBookingsOfService)).toHaveLength(2));
  const [first, second] = server.of(api.listBookingsOfService).map(({ url }) => url);
  expect(first?.pathname).toBe('/api/booking-services/booking-by-service/11');
  expect(second?.searchParams.get('pageNumber')).toBe('2');
});

it('says when the service cannot be fetched', async () => {
  show([refuses(api.serviceById, 404)]);
  expect(await screen.findByText('The service could not be loaded.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Service', level: 1 })).toBeVisible();
});
