import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { recordServerDate, session } from 'shared-api/http';
import { aClient, aPayout, aStaffMember, fakeApi, type Handler, refuses, replies } from 'shared-api/testing';
import { choose, fill, renderPortal } from 'shared-ui/testing';
import { BooksPage } from './BooksPage.tsx';

function show(handlers: Handler[], tab: string) {
  session.signIn('token', aStaffMember('Finance Officer'));
  const server = fakeApi(handlers);
  const route = `/app/desk/books?tab=${tab}`;
  return { ...renderPortal(<BooksPage />, { route, path: '/app/desk/books' }), server };
}
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const on = replies(api.readPublicSettings, { ...api.builtInPublicSettings, payouts: true });

it('says where a day at the books begins, with what is open of it', async () => {
  const lists = [api.listOpenLines, api.listMissing, api.listDecisions, api.listPayouts];
  show([on, ...lists.map((list, at) => replies(list, [], api.pageMeta(1, at, 10)))], 'missing');
  expect(await screen.findByRole('link', { name: 'Lines to resolve: 0' })).toHaveAttribute(
    'href',
    '/app/desk/books?tab=reconciliation&lines=unresolved',
  );
  expect(await screen.findByRole('link', { name: 'Missing payments: 1' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Decisions that wait: 2' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Payouts to pay: 3' })).toHaveAttribute(
    'href',
    '/app/desk/books?tab=payouts&list=Approved',
  );
});

describe('payouts', () => {
  it('of somebody else are approved, and paid by another than approved them', async () => {
    const { user, server } = show(
      [
        on,
        replies(api.listPayouts, ({ url }) =>
          url.searchParams.get('status') === 'Asked'
            ? [aPayout()]
            : [
                aPayout({
                  status: 'Approved',
                  approved: {
                    by: { id: 2, name: 'Sample Officer' },
                    at: '2026-11-20T09:00:00.000Z',
                    reason: null,
                  },
                }),
              ],
        ),
        replies(api.approvePayout, aPayout({ status: 'Approved' })),
        replies(api.readPayoutAccount, { accountNumber: '0000014579' }),
      ],
      'payouts',
    );
    await user.click(await button('Show the account number of Sample Client'));
    expect(await screen.findByText('0000014579')).toBeVisible();
    await user.click(await button('Approve: Sample Client'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/₦470,000.00 to Charlie Sierra at First Bank of Nigeria/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Payout approved')).toBeVisible();
    expect(server.of(api.approvePayout)[0]?.url.pathname).toBe('/api/payouts/8/approval');
    await user.click(screen.getByRole('tab', { name: 'To pay 1' }));
    expect(await screen.findByText('Waits for somebody else')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Record transfer/ })).not.toBeInTheDocument();
  });

  it.each([
    [2, 3],
    [3, 2],
    [3, 4],
  ])('that %i approved and %i paid are taken back by neither', async (approver, payer) => {
    const by = (id: number) => ({
      by: { id, name: 'Delta Mike' },
      at: '2026-11-20T09:00:00.000Z',
      reason: null,
    });
    const paid = aPayout({ status: 'Paid', approved: by(approver), paid: by(payer) });
    show([on, replies(api.listPayouts, [paid])], 'payouts&list=Paid');
    expect(await screen.findByText('Sample Client')).toBeVisible();
    const own = [approver, payer].includes(2);
    expect(screen.queryAllByRole('button', { name: /^Sent back/ })).toHaveLength(own ? 0 : 1);
  });

  it.each([
    ['Asked', 'To approve 1'],
    ['Approved', 'To pay 1'],
    [undefined, 'To approve 0'],
  ] as const)('open where the first one waits: %s', async (status, tab) => {
    const rows = (wanted: string | null) => (status && wanted === status ? [aPayout({ status })] : []);
    show([on, replies(api.listPayouts, ({ url }) => rows(url.searchParams.get('status')))], 'payouts');
    expect(await screen.findByRole('tab', { name: tab, selected: true })).toBeVisible();
  });

  it('are prefilled with today by the server’s clock', async () => {
    recordServerDate('Tue, 01 Dec 2026 09:00:00 GMT');
    try {
      const approved = { by: { id: 3, name: 'Delta Mike' }, at: '2026-11-20T09:00:00.000Z', reason: null };
      const { user, server } = show(
        [
          on,
          replies(api.listPayouts, [aPayout({ status: 'Approved', approved })]),
          replies(api.payPayout, aPayout({ status: 'Paid' })),
        ],
        'payouts&list=Approved',
      );
      await user.click(await button('Record transfer: Sample Client'));
      const dialog = within(await screen.findByRole('dialog'));
      await fill(user, dialog.getByLabelText(/^Reference/), 'FT26062XK');
      await user.click(dialog.getByRole('button', { name: 'Record as paid' }));
      await waitFor(() => expect(server.of(api.payPayout)).toHaveLength(1));
      expect(server.of(api.payPayout)[0]?.body).toMatchObject({ transferDate: '2026-12-01' });
    } finally {
      recordServerDate(new Date().toUTCString());
    }
  });

  it('are recorded with the day of the transfer and its reference', async () => {
    const approved = { by: { id: 3, name: 'Delta Mike' }, at: '2026-11-20T09:00:00.000Z', reason: null };
    const { user, server } = show(
      [
        on,
        replies(api.listPayouts, [aPayout({ status: 'Approved', approved })]),
        replies(api.payPayout, aPayout({ status: 'Paid' })),
      ],
      'payouts&list=Approved',
    );
    await user.click(await button('Record transfer: Sample Client'));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(user, dialog.getByLabelText(/^Reference/), 'FT26062XK');
    await user.click(dialog.getByRole('button', { name: 'Record as paid' }));
    expect(await screen.findByText('Payout recorded as paid')).toBeVisible();
    expect(server.of(api.payPayout)[0]?.body).toMatchObject({ reference: 'FT26062XK' });
  });
});

describe('a payout to a deactivated client', () => {
  async function asked() {
    const shown = show(
      [
        on,
        replies(api.listPayouts, []),
        replies(api.listClients, [aClient({ status: 'Deactivated' })]),
        replies(api.listClientsByStatus, [aClient({ status: 'Deactivated' })]),
        replies(api.clientWallet, { balance: 470_000, pending: 0 }),
        replies(api.askPayout, aPayout()),
      ],
      'payouts',
    );
    const { user } = shown;
    await user.click(await button('Payout to a deactivated client'));
    await fill(user, await screen.findByLabelText(/^Client’s name/), 'Sample');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    await user.click(await button('Choose: Sample Client'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Payout to Sample Client' }));
    await fill(user, dialog.getByLabelText(/^Amount/), '470000');
    await fill(user, dialog.getByLabelText(/^Account number/), '0000014578');
    await fill(user, dialog.getByLabelText(/^Letter/), 'FAAN/2026/17');
    await fill(user, dialog.getByLabelText(/^Reason/), 'They no longer travel');
    return { ...shown, dialog };
  }

  it('has its account number twice where the bank’s numbers cannot be checked', async () => {
    const { user, server, dialog } = await asked();
    await choose(user, dialog.getByRole('combobox', { name: /^Bank/ }), 'OPay');
    await fill(user, await dialog.findByLabelText(/^Account number, again/), '0000014579');
    await user.click(dialog.getByRole('button', { name: 'Ask for the payout' }));
    expect((await dialog.findAllByText('Must be the same account number'))[0]).toBeVisible();
    expect(server.of(api.askPayout)).toHaveLength(0);
    await user.type(dialog.getByLabelText(/^Account number, again/), '{Backspace}8');
    await user.click(dialog.getByRole('button', { name: 'Ask for the payout' }));
    await waitFor(() => expect(server.of(api.askPayout)).toHaveLength(1));
    expect(server.of(api.askPayout)[0]?.body).not.toHaveProperty('again');
  });
});

const aMonth = (own: Partial<api.BookMonth> = {}): api.BookMonth => ({
  month: '2026-10',
  status: 'Open',
  closesAt: '2026-10-31T23:00:00.000Z',
  closable: true,
  checklist: null,
  reason: null,
  proposed: null,
  approved: null,
  revenue: null,
  ...own,
});
const step = (id: number, name: string) => ({ by: { id, name }, at: '2026-11-02T09:00:00.000Z' });

describe('months', () => {
  it('are proposed with a reason for what is carried over', async () => {
    const { user, server } = show(
      [
        replies(api.listMonths, [aMonth({ month: '2026-11', closable: false }), aMonth()]),
        replies(api.checkMonth, [
          { name: 'invariants', count: 0 },
          { name: 'outcomes', count: 1 },
        ]),
        replies(api.proposeClose, aMonth({ status: 'Proposed' })),
      ],
      'months',
    );
    await user.click(await button('Propose to close: October 2026'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      await dialog.findByRole('link', { name: 'Flights of the month without an outcome: 1' }),
    ).toHaveAttribute('href', '/app/client-services?status=Processing&from=2026-10-01&to=2026-10-31');
    await user.click(dialog.getByRole('button', { name: 'Propose' }));
    expect((await dialog.findAllByText('Say why'))[0]).toBeVisible();
    await fill(user, dialog.getByLabelText(/^Why is it carried over/), 'Marked on Monday');
    await user.click(dialog.getByRole('button', { name: 'Propose' }));
    expect(await screen.findByText('Proposed: another person closes it')).toBeVisible();
    expect(server.of(api.proposeClose)[0]?.body).toEqual({ reason: 'Marked on Monday' });
    expect(screen.queryByRole('button', { name: /November/ })).not.toBeInTheDocument();
  });

  it('are not proposed while a rule of the ledger is broken, which is named', async () => {
    const rules = ['All accounts together sum to zero'];
    const { user } = show(
      [
        replies(api.listMonths, [aMonth()]),
        replies(api.checkMonth, [{ name: 'invariants', count: 1, rules }]),
      ],
      'months',
    );
    await user.click(await button('Propose to close: October 2026'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('All accounts together sum to zero')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Rules of the ledger that are broken: 1' })).toHaveAttribute(
      'href',
      '/app/desk/books?tab=balances',
    );
    expect(dialog.getByText(/must be 0 first/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Propose' })).not.toBeInTheDocument();
  });

  it.each([
    ['Propose to close', 'Propose', aMonth()],
    [
      'Close month',
      'Close October 2026',
      aMonth({ status: 'Proposed', proposed: step(3, 'Delta Mike'), checklist: [] }),
    ],
  ])('say under %s that the check failed, and go no further', async (label, submit, month) => {
    const { user } = show([replies(api.listMonths, [month]), refuses(api.checkMonth, 400)], 'months');
    await user.click(await button(`${label}: October 2026`));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('What is open could not be loaded.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: submit })).not.toBeInTheDocument();
  });

  it('that another proposed are closed, and nobody closes their own', async () => {
    const checklist = [{ name: 'outcomes' as const, count: 1 }];
    let list: { name: 'outcomes' | 'payments'; count: number }[] = [
      { name: 'outcomes', count: 2 },
      { name: 'payments', count: 1 },
    ];
    const { user, server } = show(
      [
        replies(api.listMonths, [
          aMonth({
            status: 'Proposed',
            proposed: step(3, 'Delta Mike'),
            checklist,
            reason: 'Marked on Monday',
          }),
          aMonth({ month: '2026-09', status: 'Proposed', proposed: step(2, 'Sample Officer') }),
        ]),
        replies(api.checkMonth, () => list),
        replies(api.approveClose, aMonth({ status: 'Closed' })),
      ],
      'months',
    );
    expect(await screen.findByText('Waits for somebody else')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close month: September 2026' })).not.toBeInTheDocument();
    await user.click(await button('Close month: October 2026'));
    let dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Carried over: Marked on Monday')).toBeVisible();
    expect(await dialog.findByText('Flights of the month without an outcome: 2')).toBeVisible();
    expect(dialog.getByText('Open since it was proposed: payments to look at')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Close October 2026' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    list = checklist;
    await user.click(await button('Close month: October 2026'));
    dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Close October 2026' }));
    expect(await screen.findByText('The month is closed')).toBeVisible();
    expect(server.of(api.approveClose)).toHaveLength(1);
  });

  it('that were closed are verified by their days and figures', async () => {
    const closed = aMonth({
      status: 'Closed',
      proposed: step(3, 'Delta Mike'),
      approved: step(2, 'Sample Officer'),
      revenue: 10_000,
    });
    const { user } = show(
      [
        replies(api.listMonths, [closed]),
        replies(api.verifyMonth, {
          days: ['2026-10-14'],
          figures: [{ name: 'Account revenue', closed: 10_000, now: 9_000 }],
          papers: [{ name: 'Last credit note', closed: 'CN-2026-000002', now: null }],
        }),
      ],
      'months',
    );
    expect(await screen.findByText('₦10,000.00')).toBeVisible();
    await user.click(await button('Verify: October 2026'));
    expect(await screen.findByText('The journals of 14th October, 2026')).toBeVisible();
    expect(screen.getByText('Account revenue: ₦10,000.00 when closed, ₦9,000.00 now')).toBeVisible();
    expect(screen.getByText('Last credit note: CN-2026-000002 when closed, none now')).toBeVisible();
  });
});

it('balances are as of the end of a day, with their total, and each report in the address', async () => {
  const { user, server, location } = show(
    [
      replies(api.readReport, ({ url }) => ({
        title: url.pathname.endsWith('wallets') ? 'Wallets' : 'Balances',
        period: 'as of 31 Oct 2026',
        columns: [
          { label: 'Account', kind: 'text' as const },
          { label: 'Balance', kind: 'naira' as const },
        ],
        rows: [
          ['Gateway clearing', -1_000_000],
          ['Wallets of clients', 1_000_000],
        ],
        total: ['Total', 0],
        rowCount: 2,
      })),
    ],
    'balances&date=2026-10-31',
  );
  expect(await screen.findByText('-₦1,000,000.00')).toBeVisible();
  expect(screen.getByText('₦0.00')).toBeVisible();
  expect(server.of(api.readReport)[0]?.url.search).toBe('?date=2026-10-31');
  await user.click(screen.getByRole('link', { name: 'Wallets' }));
  await waitFor(() => expect(server.of(api.readReport)).toHaveLength(2));
  expect(location()).toContain('report=wallets');
  expect(location()).toContain('date=2026-10-31');
});
