import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { session } from 'shared-api/http';
import { aStaffMember, fakeApi, replies } from 'shared-api/testing';
import { fill, renderPortal } from 'shared-ui/testing';
import { clearing } from '../../testing/settlement.ts';
import { BooksPage } from '../BooksPage.tsx';

const payment = (number: number) => ({
  transactionId: number,
  transactionType: 2,
  invoiceNumber: `2026-${number}`,
  rrrNo: null,
  business_Name: 'Sample Client',
  datePaid: '2026-10-30T09:00:00.000Z',
  open: 1_000,
  decisionProposed: false,
});
const meta = {
  pageNumber: 1,
  pageSize: 1,
  firstPage: 1,
  lastPage: 2,
  nextPage: 2,
  previousPage: null,
  totalPages: 2,
  totalCount: 2,
};

it('the books are opened once it was read how much will count as settled and what stays at the gateway', async () => {
  session.signIn('token', aStaffMember('Finance Officer'));
  const server = fakeApi([
    replies(api.readClearing, { ...clearing, opened: null }),
    replies(api.listFiles, []),
    replies(api.listProfiles, []),
    replies(
      api.listMissing,
      ({ url }) => [payment(url.searchParams.get('pageNumber') === '2' ? 42 : 41)],
      meta,
    ),
    replies(api.readOpening, { payments: 2, amount: 2_000 }),
    replies(api.proposeDecision, {
      id: 12,
      kind: 'opening',
      amount: 1_000,
      line: null,
      payment: null,
      client: null,
      opening: { day: '2026-11-01', fee: 0, stillOpen: 1 },
      reason: 'Bank statement of October',
      status: 'Proposed',
      proposedBy: { id: 99, name: 'Charlie Lima' },
      dateCreated: '2026-11-21T09:00:00.000Z',
      decidedBy: null,
      dateDecided: null,
      decisionReason: null,
    }),
  ]);
  const { user } = renderPortal(<BooksPage />, { route: '/app/desk/books', path: '/app/desk/books' });
  await user.click(await screen.findByRole('button', { name: 'Open the books' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Open the books' }));
  await fill(user, await dialog.findByLabelText(/^First day/), '01/11/2026');
  expect(await dialog.findByText(/2 payments, ₦2,000.00, will count as settled/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Show older payments' }));
  await user.click(await dialog.findByRole('checkbox', { name: /^2026-42, Sample Client, paid/ }));
  expect(dialog.getByText(/1 payment, ₦1,000.00, will count as settled/)).toBeVisible();
  expect(dialog.getByText(/1 payment, ₦1,000.00, will stay at the gateway/)).toBeVisible();
  await fill(user, dialog.getByLabelText(/^Reason/), 'Bank statement of October');
  await user.click(dialog.getByRole('button', { name: 'Propose' }));
  await waitFor(() =>
    expect(server.of(api.proposeDecision)[0]?.body).toMatchObject({
      kind: 'opening',
      day: '2026-11-01',
      stillOpen: [42],
    }),
  );
});

it('an opening that waits for approval is not proposed a second time', async () => {
  session.signIn('token', aStaffMember('Finance Officer'));
  fakeApi([
    replies(api.readClearing, { ...clearing, opened: null, openingProposed: true }),
    replies(api.listFiles, []),
    replies(api.listProfiles, []),
  ]);
  renderPortal(<BooksPage />, { route: '/app/desk/books', path: '/app/desk/books' });
  const link = await screen.findByRole('link', { name: 'Opening waits for somebody else' });
  expect(link).toHaveAttribute('href', '/app/desk/books?tab=decisions');
  expect(screen.queryByRole('button', { name: 'Open the books' })).not.toBeInTheDocument();
});
