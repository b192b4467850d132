import { screen, within } from '@testing-library/react';
import { listAirports, listServices, serviceById } from 'shared-api/contract';
import { airlines, airports } from 'shared-api/rules';
import { aService, fakeApi, refuses, replies } from 'shared-api/testing';
import { choose, offered } from 'shared-ui/testing';
import { placeFirst } from '../../shared/airportName.ts';
import { aroundBooking, box, field, showBookingPage } from '../../testing/bookingPage.tsx';
import { signedIn } from '../../testing/signedIn.ts';

beforeEach(() => {
  signedIn();
  fakeApi(aroundBooking);
});

it('starts in step 1 of two with its breadcrumbs and no Back [BOOK-01] [BOOK-02] [SHELL-32]', async () => {
  showBookingPage();
  const crumbs = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'All Services',
    'Arrival service',
    'Create Booking',
  ]);
  const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
  expect(steps.map((step) => [step.textContent, step.ariaCurrent])).toEqual([
    ['1Details, current step', 'step'],
    ['2Review and confirm', null],
  ]);
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
});

it('has every field and Add [BOOK-03]', async () => {
  showBookingPage();
  const names = ['Airport', 'Travel date', 'Flight number', 'Airport time', 'Airline', 'Destination'];
  const person = ['First name', 'Last name', 'Designation', 'Gender', 'Mobile number'];
  for (const name of [...names, ...person]) expect(await field(name)).toBeVisible();
  expect(box('Wheelchair')).toBeVisible();
  expect(box('Others')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add' })).toBeVisible();
});

it('stands on placeholders [BOOK-04] [BOOK-05] [BOOK-06] [BOOK-07] [BOOK-08]', async () => {
  const { user } = showBookingPage();
  const texts = {
    Airport: 'SELECT AN AIRPORT',
    Airline: 'Select an Airline',
    Destination: 'SELECT DESTINATION',
    Designation: 'SELECT A DESIGNATION',
    Gender: 'SELECT A GENDER',
  };
  for (const [name, text] of Object.entries(texts)) {
    const select = await field(name);
    expect(select).toHaveValue('');
    expect(select).toHaveAttribute('placeholder', text);
    expect(await offered(user, select)).not.toContain(text);
  }
});

it('offers the airports in the order of their ids, each by its place, all airlines, designations and genders [BOOK-09] [BOOK-10] [BOOK-11] [BOOK-12]', async () => {
  const { user } = showBookingPage();
  const options = async (name: string) => offered(user, await field(name));
  expect(await options('Airport')).toEqual(airports.map(({ name }) => placeFirst(name)));
  expect(placeFirst(airports[0]?.name ?? '')).toBe('Abuja (ABV), Nnamdi Azikiwe International Airport');
  expect(placeFirst('Benin Airport (BNI)')).toBe('Benin Airport (BNI)');
  expect(await options('Destination')).toHaveLength(18);
  expect(await options('Airline')).toEqual([...airlines]);
  expect(await options('Designation')).toEqual(['Mr.', 'Mrs.', 'Master', 'Ms.', 'Dr.']);
  expect(await options('Gender')).toEqual(['Male', 'Female']);
});

it('has no passengers, no terms and no Continue [BOOK-20] [BOOK-21]', async () => {
  showBookingPage();
  expect(await screen.findByText('You have not added any passengers')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /terms/i })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
});

it('Add names what is missing in the specified words [BOOK-33] [BOOK-34] [BOOK-35] [BOOK-36]', async () => {
  const { user } = showBookingPage();
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  const summary = await screen.findByRole('region', { name: 'Form errors' });
  expect(screen.getByRole('combobox', { name: 'Airport' })).toHaveFocus();
  for (const text of [
    'Please check the form fields for errors',
    'Airport: Choose the airport',
    'Airline must be provided',
    'Destination: Please select a destination',
    'Designation: Invalid selection',
    'Gender: Invalid gender selection',
    'Travel date: Choose the travel date',
    'Airport time: Choose the airport time',
  ])
    expect(summary).toHaveTextContent(text);
  expect(screen.getByText('You have not added any passengers')).toBeVisible();
});

it('names and flight numbers need three characters [BOOK-37]', async () => {
  const { user } = showBookingPage();
  for (const name of ['First name', 'Last name', 'Flight number']) await user.type(await field(name), 'ab');
  await user.tab();
  expect(screen.getAllByText('Must be at least 3 character(s) long')).toHaveLength(3);
});

it('mobile numbers are eleven digits [BOOK-40] [BOOK-41]', async () => {
  const { user } = showBookingPage();
  const mobile = await field('Mobile number');
  await user.type(mobile, '080abc');
  await user.tab();
  expect(screen.getByText('Mobile number must be a number')).toBeVisible();
  await user.clear(mobile);
  await user.type(mobile, '080312345678');
  expect(screen.getByText('Mobile number must be exactly 11 digits long')).toBeVisible();
});

it('a mobile number of another country is given with its code [BOOK-40] [G15]', async () => {
  const { user } = showBookingPage();
  const mobile = await field('Mobile number');
  await user.type(mobile, '+44 7911 123456');
  await user.tab();
  expect(screen.queryByText(/^Mobile number must be/)).not.toBeInTheDocument();
  await user.clear(mobile);
  await user.type(mobile, '+44 79');
  await user.tab();
  expect(screen.getByText('Mobile number must be a number')).toBeVisible();
});

it('the airport of the service is not its own destination [G55]', async () => {
  const { user } = showBookingPage();
  await choose(user, await field('Airport'), 'Lagos (LOS), Murtala Muhammed International Airport');
  await choose(user, await field('Destination'), 'Lagos (LOS), Murtala Muhammed International Airport');
  await user.tab();
  expect(screen.getByText('Must be another airport than the one of the service')).toBeVisible();
  await choose(user, await field('Airport'), 'Abuja (ABV), Nnamdi Azikiwe International Airport');
  expect(screen.queryByText('Must be another airport than the one of the service')).not.toBeInTheDocument();
});

it.each(['zzz', '7121', 'P4 71211'])('%s is no flight number [G98]', async (typed) => {
  const { user } = showBookingPage();
  await user.type(await field('Flight number'), typed);
  await user.tab();
  expect(screen.getByText('Must be a flight number such as P47121 or BA 75')).toBeVisible();
});

it('additional services that contradict the booked one are not offered [G99]', async () => {
  const departure = aService({ id: 13, name: 'Departure service', direction: 2 });
  const abroad = aService({ id: 14, name: 'International car', direction: null, serviceTypeId: 2 });
  const car = aService({ id: 15, name: 'Car', direction: null });
  fakeApi([replies(listServices, [aService(), departure, abroad, car]), ...aroundBooking]);
  const { user } = showBookingPage();
  expect(await offered(user, await field('Additional service'))).toEqual(['None', 'Car (₦50,000.00)']);
});

it('a title sets the gender that is usual with it, and another one is asked about', async () => {
  const { user } = showBookingPage();
  await choose(user, await field('Designation'), 'Mr.');
  expect(await field('Gender')).toHaveDisplayValue('Male');
  await choose(user, await field('Designation'), 'Mrs.');
  expect(await field('Gender')).toHaveDisplayValue('Female');
  expect(screen.queryByText(/Please check/)).not.toBeInTheDocument();
  await choose(user, await field('Gender'), 'Male');
  expect(screen.getByText('Mrs. and Male are chosen. Please check both.')).toBeVisible();
  await choose(user, await field('Designation'), 'Dr.');
  expect(await field('Gender')).toHaveDisplayValue('Male');
  expect(screen.queryByText(/Please check both/)).not.toBeInTheDocument();
});

it('a day that has gone by is refused [BOOK-26]', async () => {
  const { user } = showBookingPage();
  await user.type(await field('Travel date'), '01/12/2020');
  await user.tab();
  expect(screen.getByText('Select a date in the future')).toBeVisible();
});

it('a text that is no date is refused [BOOK-27]', async () => {
  const { user } = showBookingPage();
  await user.type(await field('Travel date'), '31/02/2099');
  await user.tab();
  expect(screen.getByText('Invalid date format')).toBeVisible();
});

it('the special requirement appears with Others and must then be given [BOOK-16] [BOOK-39]', async () => {
  const { user } = showBookingPage();
  await field('Airport');
  expect(screen.queryByLabelText(/^What is needed/)).not.toBeInTheDocument();
  await user.click(box('Others'));
  await user.type(await field('What is needed'), 'ab');
  await user.tab();
  expect(screen.getByText('Must be at least 3 character(s) long')).toBeVisible();
  await user.click(box('Others'));
  expect(screen.queryByLabelText(/^What is needed/)).not.toBeInTheDocument();
});

it('without the airports it says so and tries again [ERR-12]', async () => {
  fakeApi([refuses(listAirports, 400), ...aroundBooking]);
  const { user } = showBookingPage();
  expect(await screen.findByText('Failed to fetch airports')).toBeVisible();
  fakeApi(aroundBooking);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await offered(user, await field('Airport'))).toHaveLength(18);
});

it('a service that is not there cannot be booked', async () => {
  fakeApi([refuses(serviceById, 404)]);
  showBookingPage();
  expect(await screen.findByText('This service cannot be booked')).toBeVisible();
});
