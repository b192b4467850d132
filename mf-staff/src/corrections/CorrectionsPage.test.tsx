import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { session } from 'shared-api/http';
import type { Role } from 'shared-api/rules';
import { aBooking, aStaffMember, fakeApi, type Handler, refuses, replies } from 'shared-api/testing';
import { fill, renderPortal } from 'shared-ui/testing';
import { CorrectionsPage } from './CorrectionsPage.tsx';

const aCorrection = (own: Partial<api.OutcomeCorrection> = {}): api.OutcomeCorrection => ({
  id: 5,
  bookingId: 21,
  invoiceNumber: '2026-000021',
  flightNumber: 'P47121',
  business_Name: 'Sample Client',
  from: 'Flight_Canceled',
  to: 'No_Show',
  reason: 'The flight left',
  status: 'Proposed',
  proposedBy: { id: 99, name: 'Charlie Lima' },
  dateCreated: '2026-11-20T09:00:00.000Z',
  decidedBy: null,
  dateDecided: null,
  decisionReason: null,
  ...own,
});
const booking = aBooking({
  id: 21,
  price: 60_000,
  paymentStatus: 'Paid',
  bookingStatus: 'Flight_Canceled',
  invoiceNumber: '2026-000021',
  refund: { amount: 60_000, dateCreated: '2026-11-19T09:00:00.000Z' },
  history: [{ status: 'Flight_Canceled', dateCreated: new Date().toISOString(), by: null }],
});

function show(
  handlers: Handler[],
  { role = 'Finance Officer' as Role, query = '', correctionDays = 30 } = {},
) {
  session.signIn('token', aStaffMember(role));
  const server = fakeApi([
    replies(api.readPublicSettings, { ...api.builtInPublicSettings, correctionDays }),
    ...handlers,
    replies(api.bookingById, booking),
  ]);
  const portal = renderPortal(<CorrectionsPage />, {
    route: `/app/desk/corrections${query}`,
    path: '/app/desk/corrections',
  });
  return { ...portal, server };
}
const button = (name: RegExp) => screen.findByRole('button', { name });
const listOf = (...rows: api.OutcomeCorrection[]) =>
  replies(api.listCorrections, rows, api.pageMeta(1, rows.length, 20));
const lists = (...waiting: api.OutcomeCorrection[]): Handler => ({
  endpoint: api.listCorrections,
  answer: (request) => {
    const isWaiting = request.url.searchParams.get('status') === 'Proposed';
    return listOf(...(isWaiting ? waiting : [])).answer(request);
  },
});

describe('corrections of outcomes', () => {
  it('are absent while outcomes are final [STATUS-06]', async () => {
    show([], { correctionDays: 0 });
    expect(await screen.findByText('Page not found')).toBeVisible();
  });

  it('of somebody else are approved after what they move was read', async () => {
    const { user, server } = show([
      lists(aCorrection()),
      replies(api.approveCorrection, aCorrection({ status: 'Approved' })),
    ]);
    await user.click(await button(/^Approve: 2026-000021/));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('₦60,000.00 is taken from the client’s wallet again.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Correction approved successfully')).toBeVisible();
    expect(server.of(api.approveCorrection)[0]?.url.pathname).toBe('/api/outcome-corrections/5/approval');
  });

  it('say what a wallet that is too small refuses, and go on waiting', async () => {
    const message = "The client's wallet holds less than has to be taken back";
    const { user } = show([
      lists(aCorrection()),
      refuses(api.approveCorrection, 400, { code: 'insufficient_funds', message }),
    ]);
    await user.click(await button(/^Approve/));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(await button(/^Approve: 2026-000021/)).toBeVisible();
  });

  it('of one’s own wait for somebody else and can be withdrawn', async () => {
    const own = aCorrection({ proposedBy: { id: 2, name: 'Sample Officer' } });
    const { user, server } = show([
      lists(own),
      replies(api.rejectCorrection, { ...own, status: 'Rejected' }),
    ]);
    expect(await screen.findByText('Waits for somebody else')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
    await user.click(await button(/^Withdraw/));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(user, dialog.getByLabelText(/^Reason/), 'Wrong booking');
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() =>
      expect(server.of(api.rejectCorrection)[0]?.body).toEqual({ reason: 'Wrong booking' }),
    );
  });

  it('of somebody else are not for an officer to decide', async () => {
    show([lists(aCorrection())], { role: 'Protocol Officer' });
    expect(await screen.findByText('Waits for the finance office')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Approve|Reject|Withdraw)/ })).not.toBeInTheDocument();
  });

  it('are counted while they wait, and each list is in the address', async () => {
    const { user, location } = show([lists(aCorrection())]);
    expect(await screen.findByRole('tab', { name: 'Waiting 1', selected: true })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Rejected' }));
    expect(await screen.findByText('No correction was rejected')).toBeVisible();
    expect(location()).toBe('/app/desk/corrections?status=Rejected');
  });

  it('are proposed for the booking that the address names, each outcome with what it would move', async () => {
    const { user, server, location } = show([lists(), replies(api.proposeCorrection, aCorrection())], {
      role: 'Protocol Officer',
      query: '?booking=21',
    });
    await user.click(await screen.findByRole('radio', { name: 'No show' }));
    expect(screen.getByRole('radio', { name: 'Service rendered' })).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Flight cancelled' })).not.toBeInTheDocument();
    await fill(user, screen.getByLabelText(/^Reason/), 'The flight left');
    await user.click(screen.getByRole('button', { name: 'Propose' }));
    await waitFor(() => expect(location()).toBe('/app/desk/corrections'));
    expect(server.of(api.proposeCorrection)[0]?.body).toEqual({
      bookingId: 21,
      to: 'No_Show',
      reason: 'The flight left',
    });
  });

  it('are proposed for a booking that is looked up by its invoice', async () => {
    const { user, server } = show([lists(), replies(api.listBookings, [booking])]);
    await user.click(await button(/^Propose correction/));
    await fill(user, await screen.findByLabelText(/Invoice number/), '2026-000021');
    await user.keyboard('{Enter}');
    await user.click(await button(/^Choose: 2026-000021/));
    expect(await screen.findByText(/Flight .* is Flight cancelled/)).toBeVisible();
    expect(server.of(api.listBookings)[0]?.url.searchParams.get('status')).toBe(
      'Payment_Received,Service_Rendered,No_Show,Flight_Canceled',
    );
  });

  it('are not proposed for a booking whose outcome was set too long ago', async () => {
    const history = [{ status: 'Flight_Canceled', dateCreated: '2020-11-19T09:00:00.000Z', by: null }];
    const { user } = show([
      lists(),
      replies(api.listBookings, [booking], api.pageMeta(1, 11, 10)),
      replies(api.bookingById, { ...booking, history }),
    ]);
    await user.click(await button(/^Propose correction/));
    await user.type(await screen.findByLabelText(/Invoice number/), '2026{Enter}');
    expect(await screen.findByText(/^More match/)).toBeVisible();
    await user.click(await button(/^Choose: 2026-000021/));
    expect(await screen.findByText('The outcome of this booking can no longer be corrected')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Propose' })).not.toBeInTheDocument();
    await user.click(await button(/^Back/));
    expect(await button(/^Choose: 2026-000021/)).toBeVisible();
  });
});
