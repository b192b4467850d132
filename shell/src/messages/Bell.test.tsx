import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReplyOf } from 'shared-api/contract';
import { session } from 'shared-api/http';
import { listMessages, seeMessages } from 'shared-api/messages';
import { fakeApi, refuses, replies } from 'shared-api/testing';
import { makeUser } from '../testing/makeUser.ts';
import { showAt } from '../testing/showAt.tsx';
import { Bell } from './Bell.tsx';

type Message = ReplyOf<typeof listMessages>['messages'][number];

const message = (id: number, isNew: boolean): Message => ({
  id,
  line: `Order ${id} was approved`,
  link: `/app/order/${id}`,
  at: '2026-03-01T10:00:00.000Z',
  isNew,
});

function show(messages: readonly Message[], handler = fetched(messages)) {
  session.signIn('t', makeUser());
  const server = fakeApi([handler, replies(seeMessages, {})]);
  const { router } = showAt('/app/dashboard', [{ path: '*', element: <Bell /> }]);
  return { server, router };
}

function fetched(messages: readonly Message[]) {
  let isSeen = false;
  return replies(listMessages, () => {
    const now = messages.map((one) => ({ ...one, isNew: one.isNew && !isSeen }));
    isSeen = true;
    return { unseen: now.filter(({ isNew }) => isNew).length, messages: now };
  });
}

const open = async () => userEvent.click(await screen.findByRole('button', { name: /^Messages/ }));

it('the bell says how many came since the last look, and no number where none did', async () => {
  show([message(3, true), message(2, true), message(1, false)]);
  expect(await screen.findByRole('button', { name: 'Messages, 2 new' })).toHaveTextContent('2');
});

it('opened, it marks what is new until it is closed, and the number goes', async () => {
  const { server } = show([message(3, true), message(1, false)]);
  await screen.findByRole('button', { name: 'Messages, 1 new' });
  await open();
  expect(await screen.findByRole('link', { name: /^Order 3 was approved ?New/ })).toBeVisible();
  await waitFor(() => expect(server.of(seeMessages).map(({ body }) => body)).toEqual([{ upTo: 3 }]));
  expect(await screen.findByRole('button', { name: 'Messages', hidden: true })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Order 3 was approved ?New/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Order 1 was approved/ })).not.toHaveTextContent('New');
});

it('a message leads to its page and closes the drawer', async () => {
  const { router } = show([message(3, false)]);
  await open();
  await userEvent.click(await screen.findByRole('link', { name: /^Order 3 was approved/ }));
  expect(router.state.location.pathname).toBe('/app/order/3');
  expect(screen.queryByRole('link')).toBeNull();
});

it('without messages it says so', async () => {
  show([]);
  await open();
  expect(await screen.findByText('There are no messages')).toBeVisible();
});

it('what cannot be fetched is told in the drawer alone, with a way to try again', async () => {
  show([], refuses(listMessages, 403));
  await open();
  expect(await screen.findByText('Your messages could not be loaded.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('nothing of them is kept in the browser', async () => {
  show([message(3, true)]);
  await open();
  await screen.findByRole('link', { name: /^Order 3/ });
  for (const storage of [localStorage, sessionStorage])
    expect(JSON.stringify(storage)).not.toContain('was approved');
});
