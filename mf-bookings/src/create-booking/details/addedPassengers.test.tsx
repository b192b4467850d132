import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fakeApi } from 'shared-api/testing';
import { choose } from 'shared-ui/testing';
import { aDraft } from '../../testing/aDraft.ts';
import { aFlight, aPerson } from '../../testing/bookingEntries.ts';
import { aroundBooking, box, field, press, showBookingPage } from '../../testing/bookingPage.tsx';
import { signedIn } from '../../testing/signedIn.ts';

/** A password manager or the clipboard fills a field at once, too. */
async function fill(user: UserEvent, name: string, text: string) {
  await user.click(await field(name));
  await user.paste(text);
}

async function enterFlight(user: UserEvent) {
  await choose(user, await field('Airport'), 'Abuja (ABV), Nnamdi Azikiwe International Airport');
  await choose(user, await field('Destination'), 'Lagos (LOS), Murtala Muhammed International Airport');
  await fill(user, 'Travel date', '01/12/2099');
  await choose(user, await field('Airport time'), '14:00 · 2:00 PM');
  await choose(user, await field('Airline'), 'Air Peace');
  await fill(user, 'Flight number', 'P47121');
}

async function enterPerson(user: UserEvent, firstName: string) {
  await choose(user, await field('Designation'), 'Ms.');
  await choose(user, await field('Gender'), 'Female');
  await fill(user, 'First name', firstName);
  await fill(user, 'Last name', 'Sample');
  await fill(user, 'Mobile number', '0803 123 4567');
}

const rows = () =>
  within(screen.getByRole('table', { name: /Passengers/ }))
    .getAllByRole('row')
    .filter((row) => within(row).queryByRole('rowheader', { name: /^(Mr|Ms)/ }));
const flights = () => screen.getAllByText(/^Flight /, { selector: 'th' });

beforeEach(() => {
  signedIn();
  fakeApi(aroundBooking);
});

it('the number of a flight is in capitals, and chooses the airline, which can be another', async () => {
  const { user } = showBookingPage();
  await user.type(await field('Flight number'), 'p47121');
  expect(await field('Flight number')).toHaveValue('P47121');
  const airline = await field('Airline');
  await waitFor(() => expect(airline).toHaveDisplayValue('Air Peace'));
  await choose(user, await field('Airline'), 'Ibom Air');
  await user.type(await field('Flight number'), '{Backspace}');
  expect(airline).toHaveDisplayValue('Ibom Air');
  await user.clear(await field('Flight number'));
  await fill(user, 'Flight number', 'ba 75');
  await waitFor(() => expect(airline).toHaveDisplayValue('British Airways'));
});

it('a passenger is added with the flight, which stays for the next one [BOOK-17]', async () => {
  const { user } = showBookingPage();
  await enterFlight(user);
  await enterPerson(user, 'Alfa');
  await user.click(box('Wheelchair'));
  await press(user, 'Add');
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toHaveTextContent(/^1Ms\. Alfa SampleWheelchair/);
  expect(await field('First name')).toHaveValue('');
  expect(await field('Flight number')).toHaveValue('P47121');
});

it('after the first passenger the form folds until another one is asked for, and what is typed then stays in sight', async () => {
  const { user } = showBookingPage();
  await enterFlight(user);
  await enterPerson(user, 'Alfa');
  await press(user, 'Add');
  expect(screen.getByRole('button', { name: 'Add another passenger' })).toHaveFocus();
  expect(await field('First name')).not.toBeVisible();
  expect(await field('Flight number')).not.toBeVisible();
  await press(user, 'Add another passenger');
  expect(await field('First name')).toHaveFocus();
  expect(await field('Flight number')).toHaveDisplayValue('P47121');
  await enterPerson(user, 'Bravo');
  await press(user, 'Add');
  expect(rows()).toHaveLength(2);
  expect(await field('First name')).toBeVisible();
  await press(user, 'Do not add');
  expect(await field('First name')).not.toBeVisible();
  await press(user, 'Edit Ms. Bravo Sample');
  expect(await field('First name')).toHaveDisplayValue('Bravo');
  expect(await field('First name')).toBeVisible();
});

it('the one next button stands beside the price: Add, then Continue', async () => {
  const { user } = showBookingPage();
  const booking = within(await screen.findByRole('complementary', { name: 'Your booking' }));
  expect(booking.getByText('₦50,000.00')).toBeVisible();
  expect(booking.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Add']);
  await enterFlight(user);
  await enterPerson(user, 'Alfa');
  await press(user, 'Add');
  expect(await booking.findByText('Wallet after this booking')).toBeVisible();
  expect(booking.getByText(/^Free cancellation until/)).toHaveTextContent('Tue 1 Dec 2099, 08:00 WAT');
  expect(booking.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Continue']);
});

it('the next passenger is added beneath the first, on the same flight [BOOK-18]', async () => {
  aDraft(1);
  const { user } = showBookingPage();
  await enterPerson(user, 'Bravo');
  await press(user, 'Add');
  expect(flights().map(({ textContent }) => textContent)).toEqual([
    'Flight P47121, Air Peace, LOS to ABV, 1st December, 2099, 14:00 WAT',
  ]);
  expect(rows()[0]).toHaveTextContent(/^1Ms\. Passenger1 Passenger/);
  expect(rows()[1]).toHaveTextContent(/^2Ms\. Bravo Sample/);
  expect(await field('First name')).toBeVisible();
  expect(screen.getByText('2 passengers')).toBeVisible();
});

describe('with passengers', () => {
  beforeEach(() => {
    aDraft(3);
  });

  it('removing one renumbers, and can be undone [BOOK-19]', async () => {
    const { user } = showBookingPage();
    await user.click(await screen.findByRole('button', { name: 'Remove Ms. Passenger2 Passenger' }));
    expect(rows()[1]).toHaveTextContent(/^2Ms\. Passenger3/);
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(rows()[1]).toHaveTextContent(/^2Ms\. Passenger2/);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('removing the last says that there are none [BOOK-20] [BOOK-21]', async () => {
    const { user } = showBookingPage();
    for (const number of [1, 2, 3])
      await user.click(
        await screen.findByRole('button', { name: `Remove Ms. Passenger${number} Passenger` }),
      );
    expect(screen.getByText('You have not added any passengers')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  });

  it('one can be edited; what was being typed comes back afterwards', async () => {
    const { user } = showBookingPage();
    await fill(user, 'First name', 'Half');
    await press(user, 'Edit Ms. Passenger1 Passenger');
    expect(await field('First name')).toHaveValue('Passenger1');
    expect(await field('First name')).toHaveFocus();
    await user.type(await field('First name'), 'X');
    await press(user, 'Save passenger');
    expect(rows()[0]).toHaveTextContent('Passenger1X');
    expect(await field('First name')).toHaveValue('Half');
  });

  it('a passenger that is edited keeps the gender that was chosen, whatever is usual with the title', async () => {
    sessionStorage.clear();
    const person = { ...aPerson, Designation: 'Mr.', Gender: 'Female' };
    aDraft(0, { added: [{ key: 1, flight: aFlight, person }] });
    const { user } = showBookingPage();
    await user.click(await screen.findByRole('button', { name: 'Edit Mr. First Passenger' }));
    expect(await field('Gender')).toHaveDisplayValue('Female');
    expect(screen.getByText('Mr. and Female are chosen. Please check both.')).toBeVisible();
  });

  it('what a form was refused for is not said of the next passenger', async () => {
    const { user } = showBookingPage();
    await user.click(await screen.findByRole('button', { name: 'Add' }));
    expect(await screen.findByRole('region', { name: 'Form errors' })).toBeVisible();
    await press(user, 'Edit Ms. Passenger1 Passenger');
    expect(screen.queryByRole('region', { name: 'Form errors' })).not.toBeInTheDocument();
    await press(user, 'Do not change');
    expect(await field('First name')).not.toHaveAttribute('aria-invalid');
    expect(await field('Mobile number')).not.toHaveAttribute('aria-invalid');
  });

  it('a duplicate is changed before it is added', async () => {
    const { user } = showBookingPage();
    await user.click(await screen.findByRole('button', { name: 'Duplicate Ms. Passenger1 Passenger' }));
    await user.clear(await field('First name'));
    await user.paste('Twin');
    await press(user, 'Add');
    expect(rows()[3]).toHaveTextContent('Ms. Twin Passenger');
  });

  it('a flight is corrected for everybody on it at once', async () => {
    const { user } = showBookingPage();
    await user.click(await screen.findByRole('button', { name: 'Edit Ms. Passenger1 Passenger' }));
    await user.clear(await field('Flight number'));
    await user.paste('W3101');
    await user.click(box('Change the flight of all 3 passengers who are on it'));
    await press(user, 'Save passenger');
    expect(flights()).toHaveLength(1);
    expect(flights()[0]).toHaveTextContent('Flight W3101');
  });

  it('Continue wants the terms accepted [BOOK-32]', async () => {
    sessionStorage.clear();
    aDraft(1, { accepted: false });
    const { user, location } = showBookingPage();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('You must accept the terms and conditions')).toBeVisible();
    await user.click(box('I accept the Booking Terms and Conditions'));
    await press(user, 'Continue');
    expect(location()).toBe('/app/service/11/create-booking?step=review');
  });

  it('the terms are read in a dialog with every element [BOOK-22] [BOOK-23] [BOOK-24] [BOOK-25]', async () => {
    const { user } = showBookingPage();
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

  it('Continue adds a passenger who is filled in [G106]', async () => {
    const { user, location } = showBookingPage();
    await enterPerson(user, 'Bravo');
    await press(user, 'Continue');
    await waitFor(() => expect(location()).toContain('step=review'));
    expect(await screen.findByText(/Ms\. Bravo Sample/)).toBeVisible();
  });

  it('a passenger who was begun but not added is not forgotten silently', async () => {
    const { user, location } = showBookingPage();
    await fill(user, 'First name', 'Forgotten');
    await press(user, 'Continue');
    await screen.findByRole('dialog', { name: 'A passenger has not been added' });
    expect(location()).not.toContain('step=review');
    expect(screen.getByRole('button', { name: 'Go back and add them' })).toHaveClass('ant-btn-primary');
    await press(user, 'Go back and add them');
    expect(await field('First name')).toHaveValue('Forgotten');
    await press(user, 'Continue');
    await screen.findByRole('dialog', { name: 'A passenger has not been added' });
    await press(user, 'Continue without them');
    expect(location()).toContain('step=review');
  });
});
