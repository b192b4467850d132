import { screen, waitFor } from '@testing-library/react';
import { builtInPublicSettings, readPublicSettings } from 'shared-api/contract';
import { aService, fakeApi, replies } from 'shared-api/testing';
import { choose } from 'shared-ui/testing';
import { aFlight, aPerson } from '../../testing/bookingEntries.ts';
import { aroundBooking, field, showBookingPage } from '../../testing/bookingPage.tsx';
import { signedIn } from '../../testing/signedIn.ts';
import { toRequest } from '../review/flightGroups.ts';

const name = 'Text the traveller: they agreed';
const offered = () => screen.queryByRole('checkbox', { name }) !== null;

function open(sms: boolean) {
  signedIn();
  const server = fakeApi([...aroundBooking, replies(readPublicSettings, { ...builtInPublicSettings, sms })]);
  return { server, ...showBookingPage() };
}

it('whoever books may say that a traveller agreed to SMS, with a number of Nigeria, and of no child', async () => {
  const { user } = open(true);
  await user.click(await field('Mobile number'));
  await user.paste('+44 7911 123456');
  expect(offered()).toBe(false);
  await user.clear(await field('Mobile number'));
  await user.paste('0803 123 4567');
  await waitFor(() => expect(offered()).toBe(true));
  await choose(user, await field('Designation'), 'Master');
  await waitFor(() => expect(offered()).toBe(false));
});

it('where SMS are not offered nothing of them shows', async () => {
  const { server, user } = open(false);
  await user.click(await field('Mobile number'));
  await user.paste('0803 123 4567');
  await waitFor(() => expect(server.of(readPublicSettings)).not.toEqual([]));
  expect(offered()).toBe(false);
});

it('the booking says who agreed, and of nobody else anything', () => {
  const added = [
    { key: 1, flight: aFlight, person: { ...aPerson, TextTraveller: true } },
    { key: 2, flight: aFlight, person: aPerson },
  ];
  const [booking] = toRequest([{ service: aService(), added }]);
  expect(booking?.Passengers?.map(({ TextTraveller }) => TextTraveller)).toEqual([true, undefined]);
});
