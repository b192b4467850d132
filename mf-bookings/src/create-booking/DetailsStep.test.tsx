import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { session } from 'shared-api';
import { listAirports, listServices, serviceById, walletBalance } from 'shared-api/contract';
import { airlines, airports } from 'shared-api/rules';
import { aService, fakeApi, refuses, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { aDraft } from '../testing/aDraft.ts';
import { signedIn } from '../testing/signedIn.ts';
import { CreateBookingPage } from './CreateBookingPage.tsx';

const lounge = aService({ id: 12, name: 'Lounge service', price: 20_000 });
const all = [
  replies(serviceById, aService()),
  replies(listServices, [aService(), lounge]),
  replies(listAirports, [...airports]),
  replies(walletBalance, { balance: { balance: 1_000_000 } }),
];
const show = () =>
  renderPortal(<CreateBookingPage />, {
    route: '/app/service/11/create-booking',
    path: '/app/service/:service_id/create-booking',
  });
const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}( \\*)?$`));
const box = (name: string) => screen.getByRole('checkbox', { name });
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

/** All at once, as a password manager or the clipboard would. */
async function fill(user: UserEvent, name: string, text: string) {
  await user.click(await field(name));
  await user.paste(text);
}

async function enterFlight(user: UserEvent) {
  await screen.findAllByRole('option', { name: /\(LOS\)/ });
  await user.selectOptions(await field('Airport'), '1');
  await user.selectOptions(await field('Destination'), '13');
  await fill(user, 'Travel date', '01/12/2099');
  await user.selectOptions(await field('Airport time'), '14:00');
  await user.selectOptions(await field('Airline'), 'Air Peace');
  await fill(user, 'Flight number', 'P47121');
}

async function enterPerson(user: UserEvent, firstName: string) {
  await user.selectOptions(await field('Designation'), 'Ms.');
  await user.selectOptions(await field('Gender'), 'Female');
  await fill(user, 'First name', firstName);
  await fill(user, 'Last name', 'Sample');
  await fill(user, 'Mobile number', '0803 123 4567');
}

const rows = () =>
  within(screen.getByRole('table', { name: /Passengers/ }))
    .getAllByRole('row')
    .slice(1);

beforeEach(() => {
  signedIn();
});

describe('an empty form', () => {
  beforeEach(() => {
    fakeApi(all);
  });

  it('starts in step 1 with its breadcrumbs [BOOK-01] [BOOK-02]', async () => {
    show();
    const crumbs = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'All Services',
      'Arrival service',
      'Create Booking',
    ]);
    expect(screen.getByText('Details').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  });

  it('has every field and Add [BOOK-03]', async () => {
    show();
    const names = ['Airport', 'Travel date', 'Flight number', 'Airport time', 'Airline', 'Destination'];
    const person = ['First name', 'Last name', 'Designation', 'Gender', 'Mobile number'];
    for (const name of [...names, ...person]) expect(await field(name)).toBeVisible();
    expect(box('Wheelchair')).toBeVisible();
    expect(box('Others')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add' })).toBeVisible();
  });

  it('stands on disabled placeholders [BOOK-04] [BOOK-05] [BOOK-06] [BOOK-07] [BOOK-08]', async () => {
    show();
    const texts = {
      Airport: 'SELECT AN AIRPORT',
      Airline: 'Select an Airline',
      Destination: 'SELECT DESTINATION',
      Designation: 'SELECT A DESIGNATION',
      Gender: 'SELECT A GENDER',
    };
    for (const [name, text] of Object.entries(texts)) {
      const select = await field(name);
      expect(select).toHaveDisplayValue(text);
      expect(within(select).getByRole('option', { name: text })).toBeDisabled();
    }
  });

  it('offers the airports in the order of their ids, all airlines, designations and genders [BOOK-09] [BOOK-10] [BOOK-11] [BOOK-12]', async () => {
    show();
    await screen.findAllByRole('option', { name: /\(LOS\)/ });
    const options = async (name: string) =>
      within(await field(name))
        .getAllByRole('option')
        .slice(1)
        .map(({ textContent }) => textContent);
    expect(await options('Airport')).toEqual(airports.map(({ name }) => name));
    expect(await options('Destination')).toHaveLength(18);
    expect(await options('Airline')).toEqual([...airlines]);
    expect(await options('Designation')).toEqual(['Mr.', 'Mrs.', 'Master', 'Ms.', 'Dr.']);
    expect(await options('Gender')).toEqual(['Male', 'Female']);
  });

  it('has no passengers, no terms and no Continue [BOOK-20] [BOOK-21]', async () => {
    show();
    expect(await screen.findByText('You have not added any passengers')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /terms/i })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  });

  it('Add names what is missing in the specified words [BOOK-29] [BOOK-33] [BOOK-34] [BOOK-35] [BOOK-36]', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Add' }));
    const summary = await screen.findByRole('region', { name: 'Form errors' });
    expect(summary).toHaveFocus();
    for (const text of [
      'Please check the form fields for errors',
      'Airport: Invalid airport selection',
      'Airline: Airline must be provided',
      'Destination: Please select a destination',
      'Designation: Invalid selection',
      'Gender: Invalid gender selection',
      'Travel date: Invalid date format',
      'Airport time: Invalid time format',
    ])
      expect(summary).toHaveTextContent(text);
    expect(screen.getByText('You have not added any passengers')).toBeVisible();
  });

  it('names and flight numbers need three characters [BOOK-37]', async () => {
    const { user } = show();
    for (const name of ['First name', 'Last name', 'Flight number']) await user.type(await field(name), 'ab');
    await user.tab();
    expect(screen.getAllByText('Must be at least 3 character(s) long')).toHaveLength(3);
  });

  it('mobile numbers are eleven digits [BOOK-40] [BOOK-41]', async () => {
    const { user } = show();
    const mobile = await field('Mobile number');
    await user.type(mobile, '080abc');
    await user.tab();
    expect(screen.getByText('Mobile number must be a number')).toBeVisible();
    await user.clear(mobile);
    await user.type(mobile, '080312345678');
    expect(screen.getByText('Mobile number must be exactly 11 digits long')).toBeVisible();
  });

  it('a day that has gone by is refused [BOOK-26]', async () => {
    const { user } = show();
    await user.type(await field('Travel date'), '01/12/2020');
    await user.tab();
    expect(screen.getByText('Select a date in the future')).toBeVisible();
  });

  it('a text that is no date is refused [BOOK-27]', async () => {
    const { user } = show();
    await user.type(await field('Travel date'), '31/02/2099');
    await user.tab();
    expect(screen.getByText('Invalid date format')).toBeVisible();
  });

  it('the special requirement appears with Others and must then be given [BOOK-16] [BOOK-39]', async () => {
    const { user } = show();
    await field('Airport');
    expect(screen.queryByLabelText(/^Special requirement/)).not.toBeInTheDocument();
    await user.click(box('Others'));
    await user.type(await field('Special requirement'), 'ab');
    await user.tab();
    expect(screen.getByText('Must be at least 3 character(s) long')).toBeVisible();
    await user.click(box('Others'));
    expect(screen.queryByLabelText(/^Special requirement/)).not.toBeInTheDocument();
  });
});

it('two passengers are added beneath one flight, one at a time [BOOK-17] [BOOK-18]', async () => {
  fakeApi(all);
  const { user } = show();
  await enterFlight(user);
  await enterPerson(user, 'Alfa');
  await user.click(box('Wheelchair'));
  await press(user, 'Add');
  expect(rows()).toHaveLength(1);
  expect(screen.getByText('Passenger', { selector: 'legend' })).toHaveFocus();
  expect(await field('First name')).toHaveValue('');
  expect(await field('Flight number')).toHaveValue('P47121');
  await enterPerson(user, 'Bravo');
  await press(user, 'Add');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'S/N',
    'Name',
    'Airport',
    'Airline',
    'Flight no.',
    'Travel date',
    'Airport time',
    'Special requirement',
    'Actions',
  ]);
  expect(rows()[0]).toHaveTextContent(
    /1Ms\. Alfa SampleABVAir PeaceP471211st December, 209902:00 PM WATWheelchair/,
  );
  expect(rows()[1]).toHaveTextContent(/2Ms\. Bravo Sample/);
  expect(screen.getByText('2 passengers')).toBeVisible();
});

describe('with passengers', () => {
  beforeEach(() => {
    fakeApi(all);
    aDraft(3);
  });

  it('removing one renumbers, and can be undone [BOOK-19]', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Remove Ms. Passenger2 Passenger' }));
    expect(rows()[1]).toHaveTextContent(/^2Ms\. Passenger3/);
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(rows()[1]).toHaveTextContent(/^2Ms\. Passenger2/);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('removing the last says that there are none [BOOK-20] [BOOK-21]', async () => {
    const { user } = show();
    for (const number of [1, 2, 3])
      await user.click(
        await screen.findByRole('button', { name: `Remove Ms. Passenger${number} Passenger` }),
      );
    expect(screen.getByText('You have not added any passengers')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  });

  it('one can be edited; what was being typed comes back afterwards', async () => {
    const { user } = show();
    await user.type(await field('First name'), 'Half');
    await press(user, 'Edit Ms. Passenger1 Passenger');
    expect(await field('First name')).toHaveValue('Passenger1');
    expect(await field('First name')).toHaveFocus();
    await user.type(await field('First name'), 'X');
    await press(user, 'Save passenger');
    expect(rows()[0]).toHaveTextContent('Passenger1X');
    expect(await field('First name')).toHaveValue('Half');
  });

  it('a duplicate is changed before it is added', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Duplicate Ms. Passenger1 Passenger' }));
    await user.clear(await field('First name'));
    await user.type(await field('First name'), 'Twin');
    await press(user, 'Add');
    expect(rows()[3]).toHaveTextContent('Ms. Twin Passenger');
  });

  it('a flight is corrected for everybody on it at once', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Edit Ms. Passenger1 Passenger' }));
    await user.clear(await field('Flight number'));
    await user.type(await field('Flight number'), 'W3101');
    await user.click(box('Change the flight of all 3 passengers who are on it'));
    await press(user, 'Save passenger');
    for (const row of rows()) expect(row).toHaveTextContent('W3101');
  });

  it('Continue wants the terms accepted [BOOK-32]', async () => {
    sessionStorage.clear();
    aDraft(1, { accepted: false });
    const { user, location } = show();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('You must accept the terms and conditions')).toBeVisible();
    await user.click(box('I accept the Booking Terms and Conditions'));
    await press(user, 'Continue');
    expect(location()).toBe('/app/service/11/create-booking?step=review');
  });

  it('the terms are read in a dialog with every element [BOOK-22] [BOOK-23] [BOOK-24] [BOOK-25]', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Read the Booking Terms and Conditions' }));
    const dialog = await screen.findByRole('dialog', { name: 'Booking Terms and Conditions' });
    for (const text of [
      /Indemnity form/,
      /Declaration/,
      /does not exempt me or any passenger from security screening/,
      /packed his or her own bags/,
      /no passenger carries prohibited items, arms, drugs/,
      /valid travel documents/,
      /I indemnify the authority/,
    ])
      expect(dialog).toHaveTextContent(text);
  });

  it('a passenger who was typed but not added is not forgotten silently', async () => {
    const { user, location } = show();
    await user.type(await field('First name'), 'Forgotten');
    await press(user, 'Continue');
    await screen.findByRole('dialog', { name: 'A passenger has not been added' });
    expect(location()).not.toContain('step=review');
    await press(user, 'Continue without');
    expect(location()).toContain('step=review');
  });
});

describe('what was entered', () => {
  beforeEach(() => {
    fakeApi(all);
  });

  it('is there after a reload, also half a passenger, and can be discarded', async () => {
    const first = show();
    await first.user.type(await field('First name'), 'Half');
    first.unmount();
    const { user } = show();
    expect(await screen.findByText(/^Restored from \d\d:\d\d$/)).toBeVisible();
    expect(await field('First name')).toHaveValue('Half');
    await press(user, 'Discard');
    expect(await field('First name')).toHaveValue('');
    expect(screen.queryByText(/Restored/)).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is gone at Logout and does not come back with the page', async () => {
    aDraft(2);
    const { unmount } = show();
    await screen.findByText('2 passengers');
    act(() => session.signOut());
    unmount();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is another user’s business', async () => {
    aDraft(2);
    session.signIn('token', { ...signedInAs(99) });
    show();
    expect(await screen.findByText('You have not added any passengers')).toBeVisible();
  });
});

it('without the airports it says so and tries again [ERR-12]', async () => {
  fakeApi([refuses(listAirports, 400), ...all]);
  const { user } = show();
  expect(await screen.findByText('Failed to fetch airports')).toBeVisible();
  fakeApi(all);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(within(await field('Airport')).getAllByRole('option')).toHaveLength(19));
});

it('a service that is not there cannot be booked', async () => {
  fakeApi([refuses(serviceById, 404)]);
  show();
  expect(await screen.findByText('This service cannot be booked')).toBeVisible();
});

function signedInAs(id: number) {
  const { user } = session.get();
  if (!user) throw new Error('Nobody is signed in');
  return { ...user, id };
}
