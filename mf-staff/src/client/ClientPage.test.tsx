import { screen, waitFor, within } from '@testing-library/react';
import { session } from 'shared-api';
import * as api from 'shared-api/contract';
import type { AccountStatus } from 'shared-api/rules';
import {
  aBooking,
  aClient,
  anActivity,
  aStaffMember,
  aTransaction,
  fakeApi,
  type Handler,
  hangs,
  refuses,
  replies,
} from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { ClientPage } from './ClientPage.tsx';

const applicant = aClient({ id: 7, status: 'Processing', emailVerified: true });
const company = aClient({
  id: 7,
  organization_CategoryId: 'Corporate',
  business_Name: 'Sample Company Ltd',
  status: 'New',
});
const files = [{ id: 3, name: 'certificate.pdf', type: 'application/pdf', sizeBytes: 20_480 }];

function show(handlers: Handler[], { id = '7', role = 'Registration Officer', tab = '' } = {}) {
  session.signIn('token', aStaffMember(role));
  const server = fakeApi(handlers);
  const portal = renderPortal(<ClientPage />, {
    route: `/app/client/${id}${tab && `?tab=${tab}`}`,
    path: '/app/client/:id',
  });
  return { ...portal, server };
}
const button = (name: string) => screen.findByRole('button', { name });

describe('the client page', () => {
  it('shows the details of the user [STAFF-07] [API-21]', async () => {
    const { server } = show([replies(api.userById, applicant)]);
    expect(await screen.findByRole('heading', { name: 'Sample Client', level: 1 })).toBeVisible();
    expect(screen.getByText('0803 123 4567')).toBeVisible();
    expect(server.of(api.userById)[0]?.url.pathname).toBe('/api/users/users/7');
  });

  it('opens by the id of the registration transaction too [TRANS-27]', async () => {
    show(
      [
        {
          endpoint: api.userById,
          answer: ({ url }) =>
            url.pathname.endsWith('/7')
              ? new Response(JSON.stringify({ data: applicant }), { status: 200 })
              : new Response('{}', { status: 404 }),
        },
        replies(api.transactionById, { transaction: aTransaction({ applicationUserId: 7 }), details: [] }),
      ],
      { id: '99' },
    );
    expect(await screen.findByRole('heading', { name: 'Sample Client', level: 1 })).toBeVisible();
  });

  it('approves and shows the new status without a reload [STAFF-13] [STATUS-14] [STATUS-15]', async () => {
    let status: AccountStatus = 'Processing';
    const { user, server } = show([
      replies(api.userById, () => ({ ...applicant, status })),
      replies(api.changeAccountStatus, () => {
        status = 'Active';
        return { ...applicant, status };
      }),
    ]);
    await user.click(await button('Approve'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Status changed successfully')).toBeVisible();
    expect(server.of(api.changeAccountStatus)[0]?.body).toEqual({ Id: 7, Status: 'Active' });
    expect(await button('Deactivate')).toBeVisible();
  });

  it('rejects only with a reason, which is sent [STAFF-13]', async () => {
    const { user, server } = show([
      replies(api.userById, applicant),
      replies(api.changeAccountStatus, { ...applicant, status: 'Inactive' }),
    ]);
    await user.click(await button('Reject'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await dialog.findAllByText('Please give a reason')).not.toHaveLength(0);
    await user.type(dialog.getByLabelText(/Reason/), 'The address cannot be read');
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() =>
      expect(server.of(api.changeAccountStatus)[0]?.body).toEqual({
        Id: 7,
        Status: 'Inactive',
        Reason: 'The address cannot be read',
      }),
    );
  });

  it('says when the status cannot be changed and keeps the dialog [ERR-08]', async () => {
    const { user } = show([replies(api.userById, applicant), refuses(api.changeAccountStatus, 400)]);
    await user.click(await button('Approve'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Updating client status failed. Kindly Refresh')).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('lists the uploaded files for those who review [STAFF-04]', async () => {
    const { user } = show([replies(api.userById, { ...company, clientFiles: files })]);
    await user.click(await screen.findByRole('tab', { name: 'Documents' }));
    expect(screen.getByText('certificate.pdf')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download certificate.pdf' })).toBeVisible();
  });

  it('hides files, edits and status from a Finance Officer [STAFF-04]', async () => {
    show([replies(api.userById, { ...company, clientFiles: files })], { role: 'Finance Officer' });
    await screen.findByRole('heading', { name: 'Sample Company Ltd', level: 1 });
    expect(screen.queryByRole('tab', { name: 'Documents' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Approve|Reject|Edit/ })).not.toBeInTheDocument();
  });

  it("shows the client's bookings [STAFF-08]", async () => {
    const { user, server } = show([
      replies(api.userById, applicant),
      replies(api.listBookingsOfClient, [aBooking()]),
    ]);
    await user.click(await screen.findByRole('tab', { name: 'Bookings' }));
    expect(await screen.findByText('P47121')).toBeVisible();
    expect(server.of(api.listBookingsOfClient)[0]?.url.pathname).toBe('/api/booking-services/client/7');
  });

  it("says when the client's bookings cannot be fetched [ERR-28]", async () => {
    const { user } = show([replies(api.userById, applicant), refuses(api.listBookingsOfClient, 400)]);
    await user.click(await screen.findByRole('tab', { name: 'Bookings' }));
    expect(await screen.findAllByText('Fetching user bookings failed. Kindly Refresh')).not.toHaveLength(0);
  });

  it("names the loading of the client's bookings [NOTIFY-12]", async () => {
    const { user } = show([replies(api.userById, applicant), hangs(api.listBookingsOfClient)]);
    await user.click(await screen.findByRole('tab', { name: 'Bookings' }));
    expect(await screen.findByText('Fetching user Bookings')).toBeVisible();
  });

  it('names the change of the status while it is under way [NOTIFY-13]', async () => {
    const { user } = show([replies(api.userById, applicant), hangs(api.changeAccountStatus)]);
    await user.click(await button('Approve'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Updating status')).toBeVisible();
  });

  it("names the change of the client's details, and says when it fails [NOTIFY-14] [ERR-11]", async () => {
    let fail: (response: Response) => void = () => {};
    const waiting = new Promise<Response>((resolve) => {
      fail = resolve;
    });
    const { user } = show([
      replies(api.userById, { ...applicant, meansOfId: 'Voter card', identification: 'A1234' }),
      { endpoint: api.updateIndividual, answer: () => waiting },
    ]);
    await user.click(await button('Edit client'));
    const phone = await screen.findByLabelText(/Phone number/);
    await user.clear(phone);
    await user.type(phone, '08031234568');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText("Updating client's details")).toBeVisible();
    fail(new Response('{}', { status: 400 }));
    expect(await screen.findByText('Something went wrong. Kindly Refresh')).toBeVisible();
  });

  it('says when the details cannot be fetched [ERR-27]', async () => {
    show([refuses(api.userById, 400)]);
    expect(await screen.findAllByText('Fetching user details failed. Kindly Refresh')).not.toHaveLength(0);
  });

  it.each([
    [
      'Corporate',
      company,
      api.updateCorporate,
      { business_Nature: 'Aviation', registration_Number: 'RC 1234', creation_Year: '2001' },
    ],
    [
      'Government',
      aClient({ organization_CategoryId: 'Government' }),
      api.updateGovernment,
      { governmentStaffType: 'Federal' },
    ],
  ])(
    'sends the edit of a %s client to its own call [STAFF-14] [STAFF-15]',
    async (_, client, endpoint, own) => {
      const { user, server } = show([
        replies(api.userById, { ...client, id: 7, ...own }),
        replies(endpoint, client),
      ]);
      await user.click(await button('Edit client'));
      const address = await screen.findByLabelText(/Registered address/);
      await user.clear(address);
      await user.type(address, '2 Other Street');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText('Client updated successfully')).toBeVisible();
      expect(JSON.stringify(server.of(endpoint)[0]?.body)).toContain('2 Other Street');
    },
  );
});

const aNote = (own: Partial<api.ClientNote> = {}): api.ClientNote => ({
  id: 1,
  text: 'Called about the certificate',
  dateCreated: '2026-11-20T09:00:00.000Z',
  by: { id: 2, name: 'Bravo Kilo' },
  earlier: [],
  ...own,
});

describe("the client's documents", () => {
  const two = [...files, { id: 4, name: 'passport.jpg', type: 'image/jpeg', sizeBytes: 10 }];
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:document';
    URL.revokeObjectURL = () => undefined;
  });
  const open = () =>
    show(
      [
        replies(api.userById, { ...company, clientFiles: two }),
        { endpoint: api.clientFileContent, answer: () => new Response('content', { status: 200 }) },
      ],
      { tab: 'documents' },
    );

  it('are leafed through by buttons and arrow keys, pictures and pages alike [STAFF-04]', async () => {
    const { user } = open();
    await user.click(await button('View certificate.pdf'));
    expect(await screen.findByTitle('certificate.pdf')).toBeVisible();
    expect(screen.getByText('1 of 2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('img', { name: 'passport.jpg' })).toBeVisible();
    await user.keyboard('{ArrowLeft}');
    expect(await screen.findByTitle('certificate.pdf')).toBeVisible();
  });

  it('are fetched anew for every look, so that the server can log each [STAFF-04]', async () => {
    const { user, server } = open();
    for (const looks of [1, 2]) {
      await user.click(await button('View certificate.pdf'));
      expect(await screen.findByTitle('certificate.pdf')).toBeVisible();
      expect(server.of(api.clientFileContent)).toHaveLength(looks);
      await user.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByTitle('certificate.pdf')).not.toBeInTheDocument());
    }
  });
});

describe('internal notes', () => {
  it('are added for colleagues, and the field is empty again', async () => {
    let notes = [aNote()];
    const { user, server } = show(
      [
        replies(api.userById, applicant),
        replies(api.listClientNotes, () => notes),
        replies(api.addClientNote, () => {
          notes = [aNote({ id: 2, text: 'Certificate seen' }), ...notes];
          return aNote({ id: 2, text: 'Certificate seen' });
        }),
      ],
      { tab: 'notes' },
    );
    await user.type(await screen.findByLabelText('New note'), 'Certificate seen');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Certificate seen', { selector: 'p' })).toBeVisible();
    expect(screen.getByLabelText('New note')).toHaveValue('');
    const [request] = server.of(api.addClientNote);
    expect(request?.body).toEqual({ text: 'Certificate seen' });
    expect(request?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('show what they said before, and only their author corrects them', async () => {
    const corrected = aNote({ earlier: [{ ...aNote(), text: 'Called about something' }] });
    const colleagues = aNote({ id: 5, text: 'Not mine', by: { id: 99, name: 'Charlie Lima' } });
    const { user, server } = show(
      [
        replies(api.userById, applicant),
        replies(api.listClientNotes, [corrected, colleagues]),
        replies(api.correctClientNote, corrected),
      ],
      { tab: 'notes' },
    );
    expect(await screen.findByText('Called about something')).toBeInTheDocument();
    expect(screen.getAllByText(/Charlie Lima/)).toHaveLength(1);
    await user.click(await button('Correct'));
    const field = within(await screen.findByRole('dialog')).getByLabelText(/^Note/);
    await user.type(field, ' twice');
    await user.click(screen.getByRole('button', { name: 'Correct note' }));
    expect(await screen.findByText('Note corrected successfully')).toBeVisible();
    expect(server.of(api.correctClientNote)[0]?.url.pathname).toBe('/api/users/clients/7/notes/1/correction');
    expect(server.of(api.correctClientNote)[0]?.body).toEqual({ text: 'Called about the certificate twice' });
  });

  it('refuse an empty text', async () => {
    const { user, server } = show([replies(api.userById, applicant), replies(api.listClientNotes, [])], {
      tab: 'notes',
    });
    await user.click(await button('Add note'));
    expect(await screen.findAllByText('Must be at least 3 character(s) long')).not.toHaveLength(0);
    expect(server.of(api.addClientNote)).toHaveLength(0);
  });
});

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
    show(
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
      replies(api.proposeAdjustment, {
        id: 1,
        applicationUserId: 7,
        business_Name: 'Sample Client',
        amount: -2500,
        reason: 'Paid twice',
        status: 'Proposed',
        proposedBy: { id: 2, name: 'Bravo Kilo' },
        dateCreated: '2026-11-20T09:00:00.000Z',
        decidedBy: null,
        dateDecided: null,
        decisionReason: null,
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: /^Propose adjustment/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Propose' }));
    expect(await dialog.findAllByText('Please enter an amount')).not.toHaveLength(0);
    await user.click(dialog.getByLabelText(/Debit/));
    await user.type(dialog.getByLabelText(/^Amount/), '250000');
    await user.type(dialog.getByLabelText(/^Reason/), 'Paid twice');
    await user.click(dialog.getByRole('button', { name: 'Propose' }));
    expect(await screen.findByText('Adjustment proposed successfully')).toBeVisible();
    expect(server.of(api.proposeAdjustment)[0]?.body).toEqual({
      applicationUserId: 7,
      amount: -2500,
      reason: 'Paid twice',
    });
  });

  it.each(['Registration Officer', 'Protocol Officer'])('is not shown to a %s', async (role) => {
    open([], role);
    await screen.findByRole('tab', { name: 'Notes' });
    expect(screen.queryByRole('tab', { name: 'Wallet' })).not.toBeInTheDocument();
  });
});

it("the client's activities are his alone", async () => {
  const { server } = show([replies(api.userById, applicant), replies(api.listActivities, [anActivity()])], {
    tab: 'activities',
  });
  expect(await screen.findByText('Logged in')).toBeVisible();
  expect(server.of(api.listActivities)[0]?.url.searchParams.get('applicationUserId')).toBe('7');
});

it.each([
  ['Finance Officer', ['Funds', 'Registration']],
  ['Registration Officer', ['Registration']],
])('a %s sees the lists of transactions that the role may read', async (role, lists) => {
  show(
    [
      replies(api.userById, applicant),
      replies(api.transactionOfType, { transactions: [aTransaction()], meta: undefined }),
    ],
    { tab: 'transactions', role },
  );
  const inner = await screen.findByRole('tablist', { name: "The client's transactions" });
  expect(
    within(inner)
      .getAllByRole('tab')
      .map(({ textContent }) => textContent),
  ).toEqual(lists);
});
