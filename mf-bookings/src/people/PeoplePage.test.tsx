import { screen, waitFor, within } from '@testing-library/react';
import { correctPerson, forgetPerson, listPeople, pageMeta, type SavedPerson } from 'shared-api/contract';
import { fakeApi, refuses, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { signedIn } from '../testing/signedIn.ts';
import { PeoplePage } from './PeoplePage.tsx';

const ada: SavedPerson = {
  id: 7,
  firstName: 'Adaeze',
  lastName: 'Obi',
  designation: 'Mrs.',
  gender: 'Female',
  mobileNumber: '08031234567',
  wheel_Chair: true,
  lastUsed: '2026-03-03T10:00:00.000Z',
  otherNumbers: [],
  version: 1,
};
const bola = { ...ada, id: 8, firstName: 'Bola', wheel_Chair: false };

beforeEach(() => void signedIn());

async function act(user: ReturnType<typeof renderPortal>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: 'Actions for Mrs. Adaeze Obi' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

it('saved people are listed, corrected and deleted', async () => {
  let people = [ada, bola];
  const api = fakeApi([
    replies(listPeople, () => people, pageMeta(1, 2, 10)),
    replies(correctPerson, () => {
      people = [{ ...ada, lastName: 'Obinna' }, bola];
      return { ...ada, lastName: 'Obinna' };
    }),
    replies(forgetPerson, () => {
      people = [bola];
      return { id: 7 };
    }),
  ]);
  const { user } = renderPortal(<PeoplePage />);
  const row = await screen.findByRole('row', { name: /Mrs. Adaeze Obi/ });
  expect(row).toHaveTextContent('0803 123 4567');
  await act(user, 'Edit');
  const dialog = await screen.findByRole('dialog', { name: 'Edit person' });
  const last = await within(dialog).findByLabelText(/^Last name/);
  await user.clear(last);
  await user.click(last);
  await user.paste('Obinna');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved person updated')).toBeVisible();
  await waitFor(() => expect(api.of(correctPerson)).toHaveLength(1));
  expect(await screen.findByText('Mrs. Adaeze Obinna')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Actions for Mrs. Adaeze Obinna' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(api.of(forgetPerson)).toHaveLength(0);
  const question = await screen.findByRole('dialog', { name: 'Delete this person?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Mrs. Adaeze Obinna')).not.toBeInTheDocument());
  expect(screen.getByText('Mrs. Bola Obi')).toBeVisible();
});

it('older numbers stand beside the newest, and go by themselves or with the person', async () => {
  const otherNumbers = [{ id: 9, mobileNumber: '08051112222' }];
  const api = fakeApi([
    replies(listPeople, [{ ...ada, otherNumbers }], pageMeta(1, 1, 10)),
    replies(forgetPerson, { id: 9 }),
  ]);
  const { user } = renderPortal(<PeoplePage />);
  const row = await screen.findByRole('row', { name: /Mrs. Adaeze Obi/ });
  expect(row).toHaveTextContent('0803 123 4567 before 0805 111 2222');
  for (const [action, title, text] of [
    [
      'Delete 0805\u00a0111\u00a02222',
      'Delete this number?',
      '0805 111 2222 of Mrs. Adaeze Obi is no longer offered',
    ],
    ['Delete', 'Delete this person?', 'Mrs. Adaeze Obi with all 2 numbers is no longer offered'],
  ] as const) {
    await act(user, action);
    const question = await screen.findByRole('dialog', { name: title });
    expect(question).toHaveTextContent(text);
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
  }
  expect(api.of(forgetPerson).map(({ url }) => url.pathname + url.search)).toEqual([
    '/api/people/9',
    '/api/people/7?everyNumber=true',
  ]);
});

it('a person who is another saved one already is said so, and what was typed stays', async () => {
  fakeApi([
    replies(listPeople, [ada], pageMeta(1, 1, 10)),
    refuses(correctPerson, 409, { code: 'person_known', errors: ['This person is already saved'] }),
  ]);
  const { user } = renderPortal(<PeoplePage />);
  await act(user, 'Edit');
  const dialog = await screen.findByRole('dialog', { name: 'Edit person' });
  await user.click(await within(dialog).findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This person is already saved')).toBeVisible();
  expect(within(dialog).getByLabelText(/^First name/)).toHaveValue('Adaeze');
});

it('says that nobody is kept yet, and that fetching failed', async () => {
  fakeApi([replies(listPeople, [], pageMeta(1, 0, 10))]);
  const empty = renderPortal(<PeoplePage />);
  expect(await screen.findByText('You have not saved anybody yet')).toBeVisible();
  empty.unmount();
  fakeApi([refuses(listPeople, 400)]);
  renderPortal(<PeoplePage />);
  expect(await screen.findByText('Fetching saved people failed. Kindly Refresh')).toBeVisible();
});
