import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { session } from 'shared-api/http';
import { aStaffMember, fakeApi, type Handler, replies } from 'shared-api/testing';
import { choose, fill, renderPortal } from 'shared-ui/testing';
import { aFile, aLine, clearing } from '../../testing/settlement.ts';
import { BooksPage } from '../BooksPage.tsx';
import { FilePage } from './FilePage.tsx';

const own = aStaffMember('Finance Officer');
const officers = [
  { id: own.id, name: 'Sample Officer' },
  { id: 41, name: 'Charlie Mike' },
];

function show(handlers: Handler[], query = '') {
  session.signIn('token', own);
  const server = fakeApi([
    replies(api.readClearing, clearing),
    replies(api.listBookOfficers, officers),
    ...handlers,
  ]);
  const route = `/app/desk/books/file/4711${query}`;
  return { ...renderPortal(<FilePage />, { route, path: '/app/desk/books/file/:id' }), server };
}

async function chooseMore(user: ReturnType<typeof show>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: 'More actions: line 4' }));
  await user.click(await screen.findByRole('menuitem', { name }));
  return within(await screen.findByRole('dialog'));
}

describe('a line', () => {
  it('is given to a colleague, or to nobody', async () => {
    const { user, server } = show([
      replies(api.readFile, aFile()),
      replies(api.listLines, [aLine({ assignedTo: { id: own.id, name: 'Sample Officer' } })]),
      replies(api.assignLine, aLine()),
    ]);
    expect(await screen.findByText('Assigned to you')).toBeVisible();
    const dialog = await chooseMore(user, 'Assign');
    await choose(user, dialog.getByLabelText(/^Who looks after it/), 'Charlie Mike');
    await user.click(dialog.getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('Line assigned successfully')).toBeVisible();
    expect(server.of(api.assignLine)[0]?.body).toEqual({ officerId: 41 });
    const again = await chooseMore(user, 'Assign');
    await choose(user, again.getByLabelText(/^Who looks after it/), 'Nobody');
    await user.click(again.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(server.of(api.assignLine)[1]?.body).toEqual({ officerId: null }));
  });

  it('about which nothing is left to do is not given to anybody', async () => {
    show([replies(api.readFile, aFile()), replies(api.listLines, [aLine({ resolved: 'posted' })])]);
    expect(await screen.findByRole('button', { name: 'Note: line 4' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'More actions: line 4' })).not.toBeInTheDocument();
  });

  it('says when the gateway paid it out, and why it was ignored', async () => {
    const line = aLine({
      resolved: 'ignored',
      ignoredReason: 'Listed twice',
      dateSettled: '2026-11-21T09:00:00.000Z',
    });
    show([replies(api.readFile, aFile()), replies(api.listLines, [line])]);
    expect(await screen.findByText('Ignored: Listed twice')).toBeVisible();
    expect(screen.getByText(/^paid out/)).toHaveTextContent(/21st Nov|21 Nov/);
  });

  it('has a note that is written on, and taken away', async () => {
    const { user, server } = show([
      replies(api.readFile, aFile()),
      replies(api.listLines, [aLine({ note: 'Asked the gateway' })]),
      replies(api.noteLine, aLine()),
    ]);
    expect(await screen.findByText('Note: Asked the gateway')).toBeVisible();
    const dialog = await chooseMore(user, 'Note');
    await fill(user, dialog.getByRole('textbox', { name: /^Note/ }), ', no answer');
    await user.click(dialog.getByRole('button', { name: 'Save note' }));
    await waitFor(() =>
      expect(server.of(api.noteLine)[0]?.body).toEqual({ note: 'Asked the gateway, no answer' }),
    );
    const again = await chooseMore(user, 'Note');
    await user.clear(again.getByRole('textbox', { name: /^Note/ }));
    await user.click(again.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(server.of(api.noteLine)[1]?.body).toEqual({ note: '' }));
  });
});

describe('the lines of a file', () => {
  it('are narrowed to one’s own, or to a colleague’s', async () => {
    const { user, server, location } = show([
      replies(api.readFile, aFile({ mine: 2 })),
      replies(api.listLines, [aLine()]),
    ]);
    const asked = () => server.of(api.listLines).at(-1)?.url.search;
    await user.click(await screen.findByRole('link', { name: 'Mine 2' }));
    await waitFor(() => expect(asked()).toBe('?assigned=me&pageNumber=1'));
    await choose(user, screen.getByLabelText('Assigned to'), 'Charlie Mike');
    await waitFor(() => expect(asked()).toBe('?assigned=41&pageNumber=1'));
    expect(location()).toContain('assigned=41');
  });

  it('say that none is assigned like this', async () => {
    show([replies(api.readFile, aFile()), replies(api.listLines, [])], '?assigned=nobody');
    expect(await screen.findByText('No line is assigned like this')).toBeVisible();
  });

  it('are all shown where the address names nobody that there is', async () => {
    const { server } = show(
      [replies(api.readFile, aFile()), replies(api.listLines, [aLine()])],
      '?assigned=everybody',
    );
    await screen.findByRole('button', { name: 'Post: line 4' });
    expect(server.of(api.listLines)[0]?.url.search).toBe('?pageNumber=1');
  });
});

it('the list of files says how many lines of each are one’s own', async () => {
  session.signIn('token', own);
  fakeApi([replies(api.readClearing, clearing), replies(api.listFiles, [aFile({ mine: 2 })])]);
  renderPortal(<BooksPage />, { route: '/app/desk/books', path: '/app/desk/books' });
  expect(await screen.findByRole('link', { name: '2 assigned to you' })).toHaveAttribute(
    'href',
    '/app/desk/books/file/4711?assigned=me',
  );
});
