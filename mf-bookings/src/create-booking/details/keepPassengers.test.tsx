import { screen, waitFor } from '@testing-library/react';
import { createBookings, keepPeople } from 'shared-api/contract';
import { aBooking, aClient, fakeApi, refuses, replies } from 'shared-api/testing';
import { aDraft } from '../../testing/aDraft.ts';
import { aroundBooking, press, showBookingPage } from '../../testing/bookingPage.tsx';
import { signedIn } from '../../testing/signedIn.ts';

const keep = () => screen.findByRole('checkbox', { name: /^Keep for next time/ });

async function confirm({ user }: ReturnType<typeof showBookingPage>) {
  await press(user, 'Continue');
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
}

it.each([
  ['Corporate', true],
  ['Government', true],
  ['Individual', false],
])('for %s it is ticked: %s', async (organization_CategoryId, ticked) => {
  signedIn(aClient({ organization_CategoryId }));
  aDraft(1);
  fakeApi(aroundBooking);
  showBookingPage();
  if (ticked) expect(await keep()).toBeChecked();
  else expect(await keep()).not.toBeChecked();
});

it('once they are booked, the passengers are kept; a failure says so, and they stay booked', async () => {
  signedIn();
  aDraft(2);
  const api = fakeApi([
    ...aroundBooking,
    replies(createBookings, [aBooking()]),
    refuses(keepPeople, 400, { errors: ['At most 5000 people can be kept'] }),
  ]);
  const view = showBookingPage();
  await view.user.click(await keep());
  await waitFor(async () => expect(await keep()).toBeChecked());
  expect(api.of(keepPeople)).toHaveLength(0);
  await confirm(view);
  expect(await screen.findByText('Booking made successfully')).toBeVisible();
  expect(await screen.findByText('The passengers were not kept for next time')).toBeVisible();
  const [sent] = api.of(keepPeople);
  expect(sent?.body).toEqual(
    ['Passenger1', 'Passenger2'].map((FirstName) => ({
      FirstName,
      LastName: 'Passenger',
      Designation: 'Ms.',
      Gender: 'Female',
      mobileNumber: '08031234567',
      Wheel_Chair: false,
    })),
  );
});

it('nobody is kept unasked', async () => {
  signedIn();
  aDraft(1);
  const api = fakeApi([...aroundBooking, replies(createBookings, [aBooking()])]);
  const view = showBookingPage();
  await keep();
  await confirm(view);
  expect(await screen.findByText('Booking made successfully')).toBeVisible();
  expect(api.of(keepPeople)).toHaveLength(0);
});
