import { screen, waitFor, within } from '@testing-library/react';
import { createBookings, listServices } from 'shared-api/contract';
import { aBooking, aService, fakeApi, replies } from 'shared-api/testing';
import { choose } from 'shared-ui/testing';
import { aDraft } from '../../testing/aDraft.ts';
import { aFlight, aPerson } from '../../testing/bookingEntries.ts';
import { aroundBooking, press, showBookingPage } from '../../testing/bookingPage.tsx';
import { signedIn } from '../../testing/signedIn.ts';

const departure = aService({ id: 12, name: 'Departure service', price: 30_000, direction: 2 });

it('the way back is entered once for everybody, reviewed by leg and confirmed in one request', async () => {
  signedIn();
  aDraft(2);
  const api = fakeApi([
    ...aroundBooking.filter(({ endpoint }) => endpoint !== listServices),
    replies(listServices, [aService(), departure]),
    replies(createBookings, [aBooking(), aBooking({ id: 22, invoiceNumber: '2026-000125' })]),
  ]);
  const { user } = showBookingPage();
  await user.click(await screen.findByRole('button', { name: /^Departure service/ }));
  const form = await screen.findByRole('form', { name: 'Departure service' });
  expect(await within(form).findByLabelText(/^Airport( \*)?$/)).toHaveDisplayValue(/Abuja/);
  await press(user, 'Continue');
  const asked = await screen.findByRole('dialog', { name: 'The other flight has not been saved' });
  await user.click(within(asked).getByRole('button', { name: 'Go back and save it' }));
  const fill = async (name: RegExp, text: string) => {
    await user.click(within(form).getByLabelText(name));
    await user.paste(text);
  };
  await fill(/^Travel date/, '05/12/2099');
  await fill(/^Flight number/, 'W3102');
  await choose(user, within(form).getByLabelText(/^Airport time/), '09:00 · 9:00 AM');
  await press(user, 'Save the other flight');
  expect(await screen.findByText(/for the same 2 passengers/)).toBeVisible();
  expect(screen.getByText('Total price').nextSibling).toHaveTextContent('₦160,000.00');
  await press(user, 'Continue');
  expect(await screen.findByRole('heading', { name: 'Passengers of Departure service' })).toBeVisible();
  expect(screen.getByText('Total price').nextSibling).toHaveTextContent('₦160,000.00');
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Booking made successfully')).toBeVisible();
  await waitFor(() => expect(api.of(createBookings)).toHaveLength(1));
  expect(api.of(createBookings)[0]?.body).toMatchObject([
    { ServiceId: 11, Flight_Number: 'P47121', Passengers: [{}, {}] },
    {
      ServiceId: 12,
      Flight_Number: 'W3102',
      AirportId: 1,
      DestinationAirportId: 13,
      Passengers: [{ FirstName: 'Passenger1' }, { FirstName: 'Passenger2' }],
    },
  ]);
});

it('a typed passenger is added also where the other flight is left unsaved', async () => {
  signedIn();
  aDraft(1, { form: { mode: 'new', version: 0, values: { ...aFlight, ...aPerson, FirstName: 'Golf' } } });
  fakeApi([
    ...aroundBooking.filter(({ endpoint }) => endpoint !== listServices),
    replies(listServices, [aService(), departure]),
  ]);
  const { user } = showBookingPage();
  await user.click(await screen.findByRole('button', { name: /^Departure service/ }));
  await press(user, 'Continue');
  await user.click(await screen.findByRole('button', { name: 'Continue without it' }));
  expect(await screen.findByRole('heading', { name: 'Review and confirm' })).toBeVisible();
  expect(await screen.findByText(/Ms\. Golf/)).toBeVisible();
});
