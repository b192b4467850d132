import { act, screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { session } from 'shared-api/http';
import { aStaffMember, fakeApi, hangs, refuses, replies } from 'shared-api/testing';
import { choose, renderPortal } from 'shared-ui/testing';
import { AuditPage } from './AuditPage.tsx';
import { auditSentence } from './auditSentence.ts';
import { differences, readable } from './auditText.ts';

const entry: api.AuditEntry = {
  id: 1,
  at: '2026-03-03T10:00:00Z',
  personId: 5,
  person: 'Oscar Officer',
  action: 'booking.status',
  subjectKind: 'booking',
  subjectId: '77',
  subject: null,
  before: { status: 'Processing', airport: 13 },
  after: { status: 'No_Show', airport: 13 },
  reason: 'Nobody came',
};
const list = replies(api.listAudit, [entry], api.pageMeta(1, 1, 10));
const choices = replies(api.auditChoices, {
  people: [{ id: 5, name: 'Oscar Officer' }],
  actions: ['booking.status', 'staff.role'],
  subjects: ['booking', 'user'],
});

function show(route = '/app/audit', handlers = [list, choices]) {
  session.signIn('token', aStaffMember('Administrator'));
  const server = fakeApi(handlers);
  const asked = () => server.rowsAsked(api.listAudit);
  return { ...renderPortal(<AuditPage />, { route }), server, asked };
}

describe('the audit', () => {
  it('tells in a sentence who did what, and why; a press shows before and after, and leads to the booking', async () => {
    const { user } = show();
    expect(await screen.findByRole('row', { name: /11:00:00.*Nobody came/ })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: '3rd March, 2026' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Oscar Officer marked booking 77 as No show' }));
    const dialog = within(await screen.findByRole('dialog'));
    const rows = dialog.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual(['FactBeforeAfter', 'StatusProcessingNo show', 'Airport1313']);
    expect(dialog.getByText('3rd March, 2026')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Open the booking' })).toHaveAttribute('href', '/app/booking/77');
  });

  it('goes without a column that its reader does not want, and the rest of the row still says it', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'More for Audit' }));
    await user.click(screen.getByRole('menuitem', { name: 'Columns' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Reason' }));
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Reason' })).toBeNull());
    expect(localStorage.getItem('hiddenColumns')).toBe('{"Audit":["reason"]}');
    await user.click(screen.getByRole('link', { name: /^Oscar Officer/ }));
    const opened = within(await screen.findByRole('dialog'));
    expect(opened.getByText('Nobody came')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'More for Audit' }));
    await user.click(screen.getByRole('menuitem', { name: 'Columns' }));
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(screen.getByRole('columnheader', { name: 'Reason', hidden: true })).toBeInTheDocument();
  });

  it('goes without a column that its reader has hidden in another tab, also when this tab is left', async () => {
    show();
    expect(await screen.findByRole('columnheader', { name: 'Reason' })).toBeVisible();
    const newValue = '{"Audit":["reason"]}';
    localStorage.setItem('hiddenColumns', newValue);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'hiddenColumns', newValue })));
    expect(screen.queryByRole('columnheader', { name: 'Reason' })).toBeNull();
    dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem('hiddenColumns')).toBe(newValue);
  });

  it('writes the name of a client as it is', () => {
    const own = { ...entry, action: 'payout.approved', subjectKind: 'payout', subject: 'Cash $& Carry' };
    expect(auditSentence(own)).toBe('Oscar Officer approved payout of Cash $& Carry');
  });

  it('is filtered on the server, and the address keeps the choice', async () => {
    const { user, asked, location } = show();
    await screen.findByRole('rowheader', { name: /^Oscar Officer/ });
    await choose(user, await screen.findByLabelText('Person'), 'Oscar Officer');
    await choose(user, screen.getByLabelText('Action'), 'Staff role');
    await waitFor(() => expect(location()).toBe('/app/audit?personId=5&action=staff.role'));
    await waitFor(() =>
      expect(asked()).toMatchObject({ personId: '5', action: 'staff.role', pageNumber: '1' }),
    );
  });

  it('reads its filters and its sort from the address', async () => {
    const { asked } = show(
      '/app/audit?search=kano&subjectKind=booking&subjectId=77&from=2026-03-01&sort=person&page=1',
    );
    await screen.findByRole('rowheader', { name: /^Oscar Officer/ });
    expect(asked()).toEqual({
      search: 'kano',
      subjectKind: 'booking',
      subjectId: '77',
      from: '2026-03-01',
      sort: 'person',
      pageNumber: '1',
    });
  });

  it('says that nothing matches, that it loads, and that it failed', async () => {
    const first = show('/app/audit?search=none', [
      replies(api.listAudit, [], api.pageMeta(1, 0, 10)),
      choices,
    ]);
    expect(await screen.findByText('There are no entries with these filters')).toBeVisible();
    first.unmount();
    const second = show('/app/audit', [hangs(api.listAudit), choices]);
    expect(screen.getAllByTestId('skeleton')).not.toHaveLength(0);
    second.unmount();
    show('/app/audit', [refuses(api.listAudit, 400), choices]);
    expect(await screen.findByRole('button', { name: /again|retry/i })).toBeVisible();
  });
});

it.each([
  [
    { action: 'booking.status', subject: '2026-000084' },
    'Oscar Officer marked booking 2026-000084 as No show',
  ],
  [
    {
      action: 'setting.update',
      subjectKind: 'setting',
      subjectId: 'refundCanceled',
      before: { value: 100 },
      after: { value: 50 },
    },
    'Oscar Officer changed Refunds: Canceled by the client from 100 % to 50 %',
  ],
  [
    {
      action: 'user.status',
      subjectKind: 'user',
      subject: 'Charlie Client',
      before: { status: 'New' },
      after: { status: 'Active' },
    },
    'Oscar Officer changed status of Charlie Client from New to Active',
  ],
  [
    { action: 'client.file.read', subjectKind: 'user', subject: 'Charlie Client' },
    'Oscar Officer read a document of Charlie Client',
  ],
  [
    { action: 'payout.paid', subjectKind: 'payout', subject: 'Charlie Client' },
    'Oscar Officer recorded payout of Charlie Client as paid',
  ],
  [
    { action: 'settlement.linePosted', subjectKind: 'settlement line', subject: '240712345678' },
    'Oscar Officer posted settlement line 2407-1234-5678',
  ],
  [
    {
      action: 'text.published',
      subjectKind: 'text',
      subjectId: 'privacy 2026-03-01',
      after: { validFrom: '2026-03-01' },
    },
    'Oscar Officer published text privacy 2026-03-01',
  ],
  [
    { person: 'Key 3 of Ada', action: 'release.refused', subjectKind: 'remote', subjectId: 'mf-lounge' },
    'Key 3 of Ada was refused a release of remote mf-lounge',
  ],
  [
    { action: 'remote.rollBack', subjectKind: 'remote', subjectId: 'mf-lounge' },
    'Oscar Officer rolled remote mf-lounge back',
  ],
])('an entry reads as a sentence', (own, sentence) => {
  expect(auditSentence({ ...entry, ...own })).toBe(sentence);
});

it('a status and an action read as the portal spells them', () => {
  expect(readable('payment.canceled')).toBe('Payment cancelled');
  expect(differences({ status: 'Processing' }, { status: 'Flight_Canceled' })).toEqual([
    { name: 'Status', before: 'Processing', after: 'Flight cancelled', changed: true },
  ]);
});

it('a difference names what came and what went', () => {
  expect(differences(null, { airportIds: [13, 14], active: true })).toEqual([
    { name: 'Airports', before: '–', after: 'Lagos (LOS), Mallam Aminu Kano (KAN)', changed: true },
    { name: 'Active', before: '–', after: 'Yes', changed: true },
  ]);
});
