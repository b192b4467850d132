import { screen, waitFor } from '@testing-library/react';
import { bookingById, listOwnBookings, listPeople, pageMeta } from 'shared-api/contract';
import { aBooking, aPassenger, fakeApi, replies } from 'shared-api/testing';
import { press as pressKey, renderPortal } from 'shared-ui/testing';
import { aDraft } from '../../testing/aDraft.ts';
import { aroundBooking, field, press, showBookingPage } from '../../testing/bookingPage.tsx';
import { signedIn } from '../../testing/signedIn.ts';
import { CreateBookingPage } from '../CreateBookingPage.tsx';

const earlier = aBooking({
  passengers: [
    aPassenger({ firstName: 'Alfa', lastName: 'Sample', designation: 'Dr.', mobileNumber: '08031234567' }),
    aPassenger({ id: 32, firstName: 'Bravo', lastName: 'Sample', designation: 'Mr.', gender: 'Male' }),
  ],
});
const around = [
  ...aroundBooking.filter(({ endpoint }) => endpoint !== listOwnBookings && endpoint !== listPeople),
  replies(listOwnBookings, [earlier], pageMeta(1, 1, 10)),
  replies(bookingById, earlier),
  replies(
    listPeople,
    [
      {
        id: 1,
        firstName: 'Saved',
        lastName: 'Person',
        designation: 'Ms.',
        gender: 'Female',
        mobileNumber: '08091234567',
        wheel_Chair: false,
        lastUsed: '2026-03-03T10:00:00.000Z',
        otherNumbers: [],
      },
    ],
    pageMeta(1, 1, 10),
  ),
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

it('whoever is chosen under “Who travels?” is added to the flight, or fills in the fields while it is not complete', async () => {
  const { user } = showBookingPage();
  await field('Airport');
  await user.hover(document.body);
  const who = await screen.findByRole('combobox', { name: 'Who travels?' });
  await user.click(who);
  expect(
    await screen.findByRole('option', { name: 'Ms. Saved Person, 0809\u00a0123\u00a04567' }),
  ).toBeVisible();
  expect(await screen.findByRole('option', { name: /^Mr. Bravo/ })).toBeVisible();
  await user.type(who, 'alfa');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  pressKey(who, 'Enter');
  expect(await field('First name')).toHaveValue('Alfa');
  expect(await field('Designation')).toHaveDisplayValue('Dr.');
  expect(await field('Mobile number')).toHaveValue('0803 123 4567');
  expect(screen.getByRole('link', { name: 'Saved people' })).toHaveAttribute('href', '/app/people');
});

it('a member without bookings chooses from the people whom the organisation has saved', async () => {
  fakeApi([replies(listOwnBookings, []), ...around]);
  const { user } = showBookingPage();
  const who = await screen.findByRole('combobox', { name: 'Who travels?' });
  await user.click(who);
  expect(await screen.findByRole('option', { name: /^Ms. Saved Person/ })).toBeVisible();
  await user.type(who, 'nobody');
  await waitFor(() => expect(screen.queryByRole('option', { name: /Saved/ })).not.toBeInTheDocument());
  expect(who).toBeVisible();
});

it('with a complete flight Enter adds the person and the focus stays, to add the next', async () => {
  aDraft(1, { added: [] });
  const { user } = showBookingPage();
  await field('Airport');
  await user.hover(document.body);
  const who = await screen.findByRole('combobox', { name: 'Who travels?' });
  await user.type(await field('Reference \\(optional\\)'), 'CC-410');
  const added = () => screen.queryAllByRole('button', { name: /^Remove / });
  await user.click(who);
  await user.type(who, 'alfa');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  pressKey(who, 'Enter');
  await waitFor(() => expect(added()).toHaveLength(1));
  await waitFor(() => expect(who).toHaveAttribute('aria-expanded', 'false'));
  await user.keyboard('saved');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await waitFor(() => expect(who).toHaveAttribute('aria-activedescendant', expect.stringMatching(/_0$/)));
  pressKey(who, 'Enter');
  await waitFor(() => expect(added()).toHaveLength(2));
  expect(who).toHaveFocus();
  expect(await field('First name')).toHaveValue('');
});

it('the last flight is offered, and asks for its day', async () => {
  const { user } = showBookingPage();
  await user.click(await screen.findByRole('button', { name: 'Last flight: P47121, LOS to ABV' }));
  expect(await field('Flight number')).toHaveValue('P47121');
  expect(await field('Airline')).toHaveDisplayValue('Air Peace');
  expect(await field('Airport time')).toHaveDisplayValue('14:00 · 2:00 PM');
  expect(await field('Travel date')).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Last flight/ })).not.toBeInTheDocument();
});

it('a client without bookings is offered nothing', async () => {
  fakeApi(aroundBooking);
  showBookingPage();
  await field('Airport');
  expect(screen.queryByRole('combobox', { name: 'Who travels?' })).not.toBeInTheDocument();
});

it('booking again needs the day alone: Add takes all its passengers along, whose sum stays in sight', async () => {
  const { user } = begin('again=21');
  expect(await screen.findByText('Added with this passenger: Mr. Bravo Sample')).toBeVisible();
  expect(await field('First name')).toHaveValue('Alfa');
  await user.type(await field('Travel date'), '01122099');
  await press(user, 'Add');
  expect(await screen.findByText('2 passengers')).toBeVisible();
  expect(screen.getByText('Total price').nextSibling).toHaveTextContent('₦100,000.00');
  expect(screen.getByText('Wallet after this booking').nextSibling).toHaveTextContent('₦900,000.00');
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
