import { screen, waitFor, within } from '@testing-library/react';
import { session } from 'shared-api';
import * as api from 'shared-api/contract';
import type { AccountStatus } from 'shared-api/rules';
import {
  aBooking,
  aClient,
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

function show(handlers: Handler[], { id = '7', role = 'Registration Officer' } = {}) {
  session.signIn('token', aStaffMember(role));
  const server = fakeApi(handlers);
  const portal = renderPortal(<ClientPage />, { route: `/app/client/${id}`, path: '/app/client/:id' });
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
