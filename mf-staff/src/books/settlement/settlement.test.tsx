import { screen, waitFor, within } from '@testing-library/react';
import type { BookDecision } from 'shared-api/books';
import * as api from 'shared-api/contract';
import { session } from 'shared-api/http';
import { aClient, aStaffMember, fakeApi, type Handler, refuses, replies } from 'shared-api/testing';
import { choose, fill, renderPortal } from 'shared-ui/testing';
import { aFile, aLine, clearing, noLines } from '../../testing/settlement.ts';
import { BooksPage } from '../BooksPage.tsx';
import { FilePage } from './FilePage.tsx';

const aDecision = (own: Partial<BookDecision> = {}): BookDecision => ({
  id: 12,
  kind: 'suspense',
  amount: 75_000,
  line: { id: 9, fileId: 4711, rrrNo: '290123456789' },
  payment: null,
  client: { id: 7, name: 'Sample Client' },
  opening: null,
  reason: 'Teller slip 4471',
  status: 'Proposed',
  proposedBy: { id: 99, name: 'Charlie Lima' },
  dateCreated: '2026-11-21T09:00:00.000Z',
  decidedBy: null,
  dateDecided: null,
  decisionReason: null,
  ...own,
});

function show(page: 'books' | 'file', handlers: Handler[], query = '') {
  session.signIn('token', aStaffMember('Finance Officer'));
  const server = fakeApi([replies(api.readClearing, clearing), ...handlers]);
  const [element, path, route] =
    page === 'books'
      ? ([<BooksPage key="books" />, '/app/desk/books', '/app/desk/books'] as const)
      : ([<FilePage key="file" />, '/app/desk/books/file/:id', '/app/desk/books/file/4711'] as const);
  return { ...renderPortal(element, { route: `${route}${query}`, path }), server };
}
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const csv = (text: string) => new File([text], 'settlement.csv', { type: 'text/csv' });

describe('a settlement file', () => {
  it('is taken in by columns that are chosen once, with what they read in sight', async () => {
    const profile = {
      id: 5,
      name: 'Daily file',
      separator: ';',
      encoding: 'utf-8',
      dateFormat: 'YYYY-MM-DD',
    };
    const { user, server, location } = show('books', [
      replies(api.listFiles, []),
      replies(api.listProfiles, []),
      replies(api.createProfile, {
        ...profile,
        decimalSign: '.',
        columns: { rrr: 'Ref', amount: 'Sum' },
      } as never),
      replies(api.uploadFile, aFile()),
    ]);
    await button('Upload settlement file');
    await user.upload(
      screen.getByLabelText('Settlement file'),
      csv('Remita\nRef;Sum\n290123456789;75000\nTotal;75000\nBalance;0\n'),
    );
    const drawer = within(await screen.findByRole('dialog', { name: 'Upload settlement file' }));
    await fill(user, await drawer.findByLabelText(/^Name of the profile/), 'Daily file');
    await choose(user, await drawer.findByLabelText(/^RRR/), 'Ref');
    await choose(user, await drawer.findByLabelText(/^Amount paid/), 'Sum');
    expect(await drawer.findByText('₦75,000.00')).toBeVisible();
    expect(drawer.getByText(/^Line 1 is above the headings and left out/)).toBeVisible();
    expect(drawer.getByText(/^Line 4 is the total of those above it/)).toBeVisible();
    expect(drawer.getByText('Line 5, column Ref: “Balance” is no RRR')).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(location()).toContain('/app/desk/books/file/4711'));
    expect(server.of(api.createProfile)[0]?.body).toMatchObject({
      name: 'Daily file',
      separator: ';',
      columns: { rrr: 'Ref', amount: 'Sum', fee: null },
    });
  });

  it('that is refused leaves its new profile chosen, which the next attempt does not create again', async () => {
    const { user, server } = show('books', [
      replies(api.listFiles, []),
      replies(api.listProfiles, []),
      replies(api.createProfile, {
        id: 5,
        name: 'Daily file',
        separator: ',',
        encoding: 'utf-8',
        dateFormat: 'YYYY-MM-DD',
        decimalSign: '.',
        columns: { rrr: 'Ref', amount: 'Sum' },
      }),
      refuses(api.uploadFile, 503),
    ]);
    await button('Upload settlement file');
    await user.upload(screen.getByLabelText('Settlement file'), csv('Ref,Sum\n290123456789,75000\n'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Upload settlement file' }));
    await fill(user, await drawer.findByLabelText(/^Name of the profile/), 'Daily file');
    await choose(user, await drawer.findByLabelText(/^RRR/), 'Ref');
    await choose(user, await drawer.findByLabelText(/^Amount paid/), 'Sum');
    await user.click(drawer.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(server.of(api.uploadFile)).toHaveLength(1));
    await waitFor(() => expect(drawer.queryByLabelText(/^Name of the profile/)).not.toBeInTheDocument());
    await user.click(await drawer.findByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(server.of(api.uploadFile)).toHaveLength(2));
    expect(server.of(api.createProfile)).toHaveLength(1);
  });

  it('that was taken in before leads to it, and nothing is posted again', async () => {
    const columns = { rrr: 'Ref', amount: 'Sum' };
    const { user } = show('books', [
      replies(api.listFiles, [aFile()]),
      replies(api.listProfiles, [
        {
          id: 5,
          name: 'Daily file',
          separator: ',',
          encoding: 'utf-8',
          dateFormat: 'YYYY-MM-DD',
          decimalSign: '.',
          columns,
        },
      ]),
      refuses(api.uploadFile, 409, { code: 'file_known', message: 'Known', data: { id: 4711 } }),
    ]);
    expect(await screen.findByText('3 lines left')).toBeVisible();
    await user.upload(screen.getByLabelText('Settlement file'), csv('Ref,Sum\n290123456789,75000\n'));
    await user.click(await button('Upload'));
    expect(await screen.findByRole('link', { name: 'Open the file as it stands' })).toHaveAttribute(
      'href',
      '/app/desk/books/file/4711',
    );
  });

  it('shows how many lines are in which state, and posts the matched ones after a question', async () => {
    const { user, server } = show('file', [
      replies(api.readFile, aFile()),
      replies(api.listLines, [aLine()]),
      replies(api.postFile, aFile({ counts: { ...noLines, posted: 2, unknown: 1 } })),
    ]);
    expect(await screen.findByRole('link', { name: 'Matched 2' })).toHaveAttribute(
      'href',
      expect.stringContaining('state=matched'),
    );
    expect(await screen.findByText(/Not an RRR of the portal/)).toBeVisible();
    await user.click(await button('Post matched (2)'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Post 2 lines' }));
    expect(await screen.findByText('Lines posted successfully')).toBeVisible();
    expect(server.of(api.postFile)).toHaveLength(1);
  });

  it('lets a line that does not match be posted once its effect was read', async () => {
    const { user, server } = show('file', [
      replies(api.readFile, aFile()),
      replies(api.listLines, [aLine()]),
      replies(api.postLine, aLine({ resolved: 'posted', suspense: 75_000 })),
    ]);
    await user.click(await button('Post: line 4'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/₦75,000.00 lie in suspense until two people decide/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Post line' }));
    await waitFor(() => expect(server.of(api.postLine)[0]?.url.pathname).toBe('/api/books/lines/9/post'));
  });

  it('lets the payer of suspense be found and proposed', async () => {
    const { user, server } = show('file', [
      replies(api.readFile, aFile()),
      replies(api.listLines, [aLine({ resolved: 'posted', suspense: 75_000 })]),
      replies(api.listClients, [aClient({ id: 7 })]),
      replies(api.proposeDecision, aDecision()),
    ]);
    await user.click(await button('Find the payer: line 4'));
    await fill(user, await screen.findByLabelText(/Client’s name/), 'Sample');
    await user.keyboard('{Enter}');
    await user.click(await button(/^Choose: Sample Client/));
    expect(
      await screen.findByText(/₦75,000.00 goes to the wallet of Sample Client once somebody else/),
    ).toBeVisible();
    await fill(user, screen.getByLabelText(/^Reason/), 'Teller slip 4471');
    await user.click(screen.getByRole('button', { name: 'Propose' }));
    await waitFor(() =>
      expect(server.of(api.proposeDecision)[0]?.body).toEqual({
        kind: 'suspense',
        lineId: 9,
        clientId: 7,
        reason: 'Teller slip 4471',
      }),
    );
  });

  it('of an open invoice waits for the gateway: its line has no button that posts', async () => {
    const payment = {
      transactionId: 41,
      transactionType: 2,
      invoiceNumber: '2026-000123',
      business_Name: 'Sample Client',
      clientId: 7,
      status: 'Unpaid',
      waits: true,
      open: 0,
    };
    show('file', [
      replies(api.readFile, aFile()),
      replies(api.listLines, [aLine({ state: 'unpaid', payment })]),
    ]);
    expect(await screen.findByText(/the file alone credits nobody/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Post: line/ })).not.toBeInTheDocument();
  });

  it('that lacks money is written off once: no second time while the first waits', async () => {
    const payment = {
      transactionId: 41,
      transactionType: 2,
      invoiceNumber: '2026-000123',
      business_Name: 'Sample Client',
      clientId: 7,
      status: 'Paid',
      waits: false,
      open: 1_000,
    };
    const line = aLine({ state: 'differs', resolved: 'posted', payment });
    const { user } = show('file', [
      replies(api.readFile, aFile()),
      replies(api.listLines, [line, { ...line, id: 10, number: 5, decisionProposed: true }]),
    ]);
    await user.click(await button('More actions: line 4'));
    expect(await screen.findByRole('menuitem', { name: 'Write off' })).toBeVisible();
    expect(screen.getByText('Waits for somebody else to approve a decision')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Note: line 5' })).toBeVisible();
  });

  it('of a closed invoice is posted to suspense once the gateway has answered, also where that names other money', async () => {
    const payment = {
      transactionId: 41,
      transactionType: 2,
      invoiceNumber: '2026-000123',
      business_Name: 'Sample Client',
      clientId: 7,
      status: 'Underpaid',
      waits: false,
      open: 0,
    };
    const { user } = show('file', [
      replies(api.readFile, aFile()),
      replies(api.listLines, [aLine({ state: 'unpaid', payment })]),
    ]);
    expect(await screen.findByText(/post it to suspense if it was credited before/)).toBeVisible();
    await user.click(await button('Post: line 4'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/its invoice is then neither confirmed nor accepted any more/)).toBeVisible();
  });
});

it('lines in suspense of all files are found beside the files', async () => {
  const line = aLine({ resolved: 'posted', suspense: 75_000 });
  const { user, server } = show(
    'books',
    [
      replies(api.listFiles, [aFile({ counts: { ...noLines, suspense: 1, posted: 2 } })]),
      replies(api.listProfiles, []),
      replies(api.listOpenLines, [line]),
    ],
    '?tab=reconciliation&lines=suspense',
  );
  expect(await screen.findByRole('link', { name: 'settlement-2026-11-20.csv' })).toHaveAttribute(
    'href',
    '/app/desk/books/file/4711',
  );
  expect(await button('Find the payer: line 4')).toBeVisible();
  const asked = server.of(api.listOpenLines).map(({ url }) => url.searchParams.get('list'));
  expect(asked).toContain('suspense');
  await user.click(screen.getByRole('link', { name: 'Files' }));
  expect(await screen.findByText('1 line left')).toBeVisible();
});

describe('decisions', () => {
  it('of somebody else are approved after the effect was read', async () => {
    const { user, server } = show(
      'books',
      [
        replies(api.listDecisions, [aDecision()]),
        replies(api.approveDecision, aDecision({ status: 'Approved' })),
      ],
      '?tab=decisions',
    );
    await user.click(await button(/^Approve: ₦75,000.00 goes to the wallet of Sample Client/));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Decision approved successfully')).toBeVisible();
    expect(server.of(api.approveDecision)[0]?.url.pathname).toBe('/api/books/decisions/12/approval');
  });

  it('that do not exist have words', async () => {
    show('books', [replies(api.listDecisions, [])], '?tab=decisions');
    expect(await screen.findByText('No proposal waits for a decision')).toBeVisible();
  });
});

it('a missing payment can be written off on the word of two people', async () => {
  const payment = {
    transactionId: 41,
    transactionType: 2,
    invoiceNumber: '2026-000123',
    rrrNo: '290123456789',
    business_Name: 'Sample Client',
    datePaid: '2026-11-10T09:00:00.000Z',
    open: 50_000,
    decisionProposed: false,
  };
  const { user, server } = show(
    'books',
    [replies(api.listMissing, [payment]), replies(api.proposeDecision, aDecision({ kind: 'write_off' }))],
    '?tab=missing',
  );
  expect(await button('Ask the gateway: invoice 2026-000123')).toBeVisible();
  await user.click(await button('More actions: invoice 2026-000123'));
  await user.click(await screen.findByRole('menuitem', { name: 'Write off' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/₦50,000.00 are written off once somebody else approves it/)).toBeVisible();
  await fill(user, dialog.getByLabelText(/^Reason/), 'The gateway lost it');
  await user.click(dialog.getByRole('button', { name: 'Propose write-off' }));
  await waitFor(() => expect(server.of(api.proposeDecision)[0]?.body).toMatchObject({ transactionId: 41 }));
});
