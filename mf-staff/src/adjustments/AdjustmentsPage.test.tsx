import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { session } from 'shared-api/http';
import {
  aClient,
  anAdjustment,
  aStaffMember,
  fakeApi,
  type Handler,
  refuses,
  replies,
} from 'shared-api/testing';
import { fill, renderPortal } from 'shared-ui/testing';
import { AdjustmentsPage } from './AdjustmentsPage.tsx';

function show(handlers: Handler[], query = '') {
  session.signIn('token', aStaffMember('Finance Officer'));
  const server = fakeApi(handlers);
  const portal = renderPortal(<AdjustmentsPage />, {
    route: `/app/desk/adjustments${query}`,
    path: '/app/desk/adjustments',
  });
  return { ...portal, server };
}
const button = (name: RegExp) => screen.findByRole('button', { name });

describe('adjustments of wallets', () => {
  it('of somebody else are approved after the effect was read', async () => {
    const { user, server } = show([
      replies(api.listAdjustments, [anAdjustment()]),
      replies(api.approveAdjustment, anAdjustment({ status: 'Approved' })),
    ]);
    await user.click(await button(/^Approve: Sample Client/));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/₦2,500.50 are added to the wallet of Sample Client at once/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Adjustment approved successfully')).toBeVisible();
    expect(server.of(api.approveAdjustment)[0]?.url.pathname).toBe('/api/adjustments/5/approval');
  });

  it('of what the gateway took say for which invoice, and what becomes of it', async () => {
    const payment = { transactionId: 41, transactionType: 2, invoiceNumber: '2026-000123' };
    const { user } = show([replies(api.listAdjustments, [anAdjustment({ payment })])]);
    expect(await screen.findByRole('link', { name: '2026-000123' })).toHaveAttribute(
      'href',
      '/app/transaction-service/41?type=2',
    );
    await user.click(await button(/^Approve: Sample Client/));
    expect(
      within(await screen.findByRole('dialog')).getByText(
        /out of what the gateway collected for invoice 2026-000123, which counts as paid with it\./,
      ),
    ).toBeVisible();
  });

  it('of one’s own wait for somebody else and can be withdrawn', async () => {
    const own = anAdjustment({ proposedBy: { id: 2, name: 'Sample Officer' }, amount: -400 });
    const { user, server } = show([
      replies(api.listAdjustments, [own]),
      replies(api.rejectAdjustment, { ...own, status: 'Rejected' }),
    ]);
    expect(await screen.findByText('Waits for somebody else')).toBeVisible();
    expect(screen.getByText('-₦400.00')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
    await user.click(await button(/^Withdraw/));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(user, dialog.getByLabelText(/^Reason/), 'Wrong client');
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(server.of(api.rejectAdjustment)[0]?.body).toEqual({ reason: 'Wrong client' }));
  });

  it('say who was faster', async () => {
    const { user } = show([
      replies(api.listAdjustments, [anAdjustment()]),
      refuses(api.approveAdjustment, 409, { message: 'The adjustment was rejected by Delta Mike' }),
    ]);
    await user.click(await button(/^Approve/));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('The adjustment was rejected by Delta Mike')).toBeVisible();
  });

  it('that were decided show by whom, when and why, each list in the address', async () => {
    const { user, server, location } = show([
      replies(api.listAdjustments, ({ url }) =>
        url.searchParams.get('status') === 'Rejected'
          ? [
              anAdjustment({
                status: 'Rejected',
                decidedBy: { id: 3, name: 'Delta Mike' },
                dateDecided: '2026-11-21T09:00:00.000Z',
                decisionReason: 'No slip',
              }),
            ]
          : [],
      ),
    ]);
    expect(await screen.findByText('No adjustment waits for a decision')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Rejected' }));
    expect(await screen.findByText('No slip')).toBeVisible();
    expect(screen.getByText(/Delta Mike/)).toBeVisible();
    expect(location()).toContain('tab=Rejected');
    expect(server.of(api.listAdjustments)).toHaveLength(2);
  });

  it('are proposed for a client who is looked up by name', async () => {
    const { user, server } = show([
      replies(api.listAdjustments, []),
      replies(api.listClients, [aClient({ id: 7 })]),
      replies(api.clientWallet, { balance: 10_000, pending: 0 }),
      replies(api.proposeAdjustment, anAdjustment()),
    ]);
    await user.click(await button(/^Propose adjustment/));
    const search = await screen.findByLabelText(/Client’s name/);
    await waitFor(() => expect(search).toHaveFocus());
    await user.keyboard('Sample{Enter}');
    await user.click(await button(/^Choose: Sample Client/));
    await fill(user, await screen.findByLabelText(/^Amount/), '250050');
    const drawer = within(screen.getByRole('dialog', { name: /^Adjust the wallet of Sample Client/ }));
    expect(await drawer.findByText('₦12,500.50')).toBeVisible();
    await fill(user, screen.getByLabelText(/^Reason/), 'Teller slip 4471');
    await user.click(screen.getByRole('button', { name: 'Propose' }));
    expect(await screen.findByText('Adjustment proposed successfully')).toBeVisible();
    expect(server.of(api.proposeAdjustment)[0]?.body).toEqual({
      applicationUserId: 7,
      amount: 2500.5,
      reason: 'Teller slip 4471',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
