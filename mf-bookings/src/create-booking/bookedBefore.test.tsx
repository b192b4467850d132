import { screen, waitFor } from '@testing-library/react';
import { bookingById, listOwnBookings, pageMeta } from 'shared-api/contract';
import { aBooking, aPassenger, fakeApi, replies } from 'shared-api/testing';
import { choose, offered, renderPortal } from 'shared-ui/testing';
import { aroundBooking, field, press, showBookingPage } from '../testing/bookingPage.tsx';
import { signedIn } from '../testing/signedIn.ts';
import { CreateBookingPage } from './CreateBookingPage.tsx';

const earlier = aBooking({
  passengers: [
    aPassenger({ firstName: 'Alfa', lastName: 'Sample', designation: 'Dr.', mobileNumber: '08031234567' }),
    aPassenger({ id: 32, firstName: 'Bravo', lastName: 'Sample', designation: 'Mr.', gender: 'Male' }),
  ],
});
const around = [
  ...aroundBooking.filter(({ endpoint }) => endpoint !== listOwnBookings),
  replies(listOwnBookings, [earlier], pageMeta(1, 1, 10)),
  replies(bookingById, earlier),
];
const begin = (search: string) =>
  renderPortal(<CreateBookingPage />, {
    route: `/app/service/11/create-booking?${search}`,
    path: '/app/service/:service_id/create-booking',
  });

beforeEach(() => {
  signedIn();
  fakeApi(around);
});

it('one choice fills in somebody who was booked before', async () => {
  const { user } = showBookingPage();
  const known = await screen.findByRole('combobox', { name: 'Booked before' });
  expect(await offered(user, known)).toEqual([
    'Dr. Alfa Sample, 0803 123 4567',
    expect.stringMatching(/^Mr. Bravo/),
  ]);
  await choose(user, known, 'Dr. Alfa Sample, 0803 123 4567');
  expect(await field('First name')).toHaveValue('Alfa');
  expect(await field('Last name')).toHaveValue('Sample');
  expect(await field('Designation')).toHaveDisplayValue('Dr.');
  expect(await field('Gender')).toHaveDisplayValue('Female');
  expect(await field('Mobile number')).toHaveValue('0803 123 4567');
});

it('the last flight is offered, and asks for its day', async () => {
  const { user } = showBookingPage();
  await user.click(await screen.findByRole('button', { name: 'Last flight: P47121, ABV to LOS' }));
  expect(await field('Flight number')).toHaveValue('P47121');
  expect(await field('Airline')).toHaveDisplayValue('Air Peace');
  expect(await field('Airport time')).toHaveDisplayValue('02:00 PM');
  expect(await field('Travel date')).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Last flight/ })).not.toBeInTheDocument();
});

it('a client without bookings is offered nothing', async () => {
  fakeApi(aroundBooking);
  showBookingPage();
  await field('Airport');
  expect(screen.queryByRole('combobox', { name: 'Booked before' })).not.toBeInTheDocument();
});

it('booking again needs the day alone: Add takes all its passengers along, whose sum stays in sight', async () => {
  const { user } = begin('again=21');
  expect(await screen.findByText('Added with this passenger: Mr. Bravo Sample')).toBeVisible();
  expect(await field('First name')).toHaveValue('Alfa');
  await user.type(await field('Travel date'), '01122099');
  await press(user, 'Add');
  expect(await screen.findByText('2 passengers')).toBeVisible();
  expect(screen.getByText('2 passengers so far').nextSibling).toHaveTextContent('₦100,000.00');
  expect(screen.getByText('Wallet afterwards').nextSibling).toHaveTextContent('₦900,000.00');
});

it('the way back has the airports in turn', async () => {
  begin('return=21');
  const airport = await field('Airport');
  await waitFor(() => expect(airport).toHaveDisplayValue(/Lagos/));
  expect(await field('Destination')).toHaveDisplayValue(/Abuja/);
  expect(await field('Flight number')).toHaveValue('');
});

it('more passengers begin on the flight of a booking, with a new name', async () => {
  begin('more=21');
  expect(await field('Flight number')).toHaveValue('P47121');
  await waitFor(async () => expect(await field('First name')).toHaveFocus());
  expect(await field('First name')).toHaveValue('');
});
