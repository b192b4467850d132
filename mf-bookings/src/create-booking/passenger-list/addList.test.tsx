import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from 'shared-api/testing';
import { aDraft } from '../../testing/aDraft.ts';
import { aroundBooking, field, press, showBookingPage } from '../../testing/bookingPage.tsx';
import { signedIn } from '../../testing/signedIn.ts';

const list = ['Alfa Sample,Mr.,,08031234567', 'Bo,Sir,,0803', 'Bravo Sample,Mrs.,,08031234568,yes'].join(
  '\n',
);

async function openList() {
  const view = showBookingPage();
  await view.user.click(await screen.findByRole('button', { name: 'Add a list of passengers' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a list of passengers' });
  const box = await within(dialog).findByRole('textbox', { name: /^List/ });
  return { ...view, dialog, box };
}

beforeEach(() => {
  signedIn();
  fakeApi(aroundBooking);
});

it('a list is shown before it is added; what is wrong with a line is told, and the line stays [G107]', async () => {
  aDraft(1);
  const { user, dialog, box } = await openList();
  await user.click(box);
  await user.paste(list);
  await waitFor(() => expect(dialog).toHaveTextContent('2 passengers to add, 1 line to correct'));
  expect(dialog).toHaveTextContent(/Line 2: .*Designation: one of Mr\./);
  expect(screen.getByText('1 passenger')).toBeInTheDocument();
  await press(user, 'Add the list');
  await waitFor(() => expect(box).toHaveValue('Bo,Sir,,0803'));
  await press(user, 'Cancel');
  const table = screen.getByRole('table', { name: /^Passengers/ });
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(4));
  expect(table).toHaveTextContent(/Mr\. Alfa SampleABVAir PeaceP47121/);
  expect(table).toHaveTextContent(/Mrs\. Bravo Sample.*Wheelchair/);
});

it('a file is read into the list, which asks for the flight first and keeps what it holds', async () => {
  const { user, dialog } = await openList();
  const file = Object.assign(new File([list], 'passengers.csv', { type: 'text/csv' }), {
    arrayBuffer: async () => new TextEncoder().encode(list).buffer,
  });
  await user.upload(within(dialog).getByLabelText('CSV file'), file);
  await waitFor(() => expect(dialog).toHaveTextContent('2 passengers to add'));
  await press(user, 'Add the list');
  expect(await screen.findAllByText(/First fill in the flight/)).not.toHaveLength(0);
  await press(user, 'Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await field('First name')).toHaveValue('');
  await press(user, 'Add a list of passengers');
  expect(await screen.findByRole('textbox', { name: /^List/ })).toHaveValue(list);
});
