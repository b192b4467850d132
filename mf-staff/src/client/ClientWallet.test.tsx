import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { anAdjustment, fails, type Handler, replies } from 'shared-api/testing';
import { fill } from 'shared-ui/testing';
import { applicant, showClient } from './testing/showClient.tsx';

describe("the client's wallet", () => {
  const line: api.StatementLine = {
    id: 1,
    dateCreated: '2026-11-20T09:00:00.000Z',
    cause: 'adjustment',
    invoiceId: null,
    bookingId: null,
    transactionId: null,
    reason: 'Teller slip 4471',
    by: 'Charlie Lima',
    amount: -500.5,
    balance: 99_499.5,
  };
  const open = (more: Handler[] = [], role = 'Finance Officer') =>
    showClient(
      [
        replies(api.userById, applicant),
        replies(api.clientWallet, { balance: 99_499.5, pending: 20_000 }),
        replies(api.clientStatement, [line]),
        ...more,
      ],
      { tab: 'wallet', role },
    );

  it('states balance and changes with their causes', async () => {
    open();
    expect(await screen.findByText('₦20,000.00')).toBeVisible();
    const row = within(await screen.findByRole('row', { name: /Teller slip 4471/ }));
    expect(row.getByText('-₦500.50')).toBeVisible();
    expect(row.getByText('₦99,499.50')).toBeVisible();
    expect(row.getByText('Charlie Lima')).toBeVisible();
  });

  it('is adjusted by a proposal with direction, amount and reason', async () => {
    const { user, server } = open([
      replies(api.proposeAdjustment, anAdjustment({ amount: -2500, reason: 'Paid twice' })),
    ]);
    await user.click(await screen.findByRole('button', { name: /^Propose adjustment/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Propose' }));
    expect(await dialog.findAllByText('Please enter an amount')).not.toHaveLength(0);
    await user.click(dialog.getByLabelText(/Debit/));
    await fill(user, dialog.getByLabelText(/^Amount/), '250000');
    await fill(user, dialog.getByLabelText(/^Reason/), 'Paid twice');
    await user.click(dialog.getByRole('button', { name: 'Propose' }));
    expect(await screen.findByText('Adjustment proposed successfully')).toBeVisible();
    expect(server.of(api.proposeAdjustment)[0]?.body).toEqual({
      applicationUserId: 7,
      amount: -2500,
      reason: 'Paid twice',
    });
  });

  it('keeps the key of a proposal that is edited after a lost reply: it may not become two', async () => {
    const { user, server } = open([fails(api.proposeAdjustment)]);
    await user.click(await screen.findByRole('button', { name: /^Propose adjustment/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(user, dialog.getByLabelText(/^Amount/), '250000');
    await fill(user, dialog.getByLabelText(/^Reason/), 'Paid twice');
    await user.click(dialog.getByRole('button', { name: 'Propose' }));
    await waitFor(() => expect(server.of(api.proposeAdjustment)).toHaveLength(1));
    await fill(user, dialog.getByLabelText(/^Reason/), ', slip 4471');
    await user.click(dialog.getByRole('button', { name: 'Propose' }));
    await waitFor(() => expect(server.of(api.proposeAdjustment)).toHaveLength(2));
    const [first, edited] = server
      .of(api.proposeAdjustment)
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toBeTruthy();
    expect(edited).toBe(first);
  });

  it.each(['Registration Officer', 'Protocol Officer'])('is not shown to a %s', async (role) => {
    open([], role);
    await screen.findByRole('tab', { name: 'Notes' });
    expect(screen.queryByRole('tab', { name: 'Wallet' })).not.toBeInTheDocument();
  });
});
