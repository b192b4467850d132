import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import type { AccountStatus } from 'shared-api/rules';
import { aClient, hangs, refuses, replies } from 'shared-api/testing';
import { fill } from 'shared-ui/testing';
import { applicant, company, files, showClient } from './testing/showClient.tsx';

const button = (name: string) => screen.findByRole('button', { name });
/** Rare actions stand in a menu. */
async function chooseRare(user: ReturnType<typeof showClient>['user'], name: string) {
  await user.click(await button('More actions: Sample Client'));
  await user.click(screen.getByRole('menuitem', { name }));
}

describe('the status of a client', () => {
  it('approves and shows the new status without a reload [STAFF-13] [STATUS-14] [STATUS-15]', async () => {
    let status: AccountStatus = 'Processing';
    const { user, server } = showClient([
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
    expect(await screen.findByText('Active')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument());
  });

  it('says what an approval does not wait for [STAFF-13]', async () => {
    const { user } = showClient([
      replies(api.userById, {
        ...company,
        emailVerified: false,
        registrationFee: { amount: 50_000, status: 'Unpaid' },
        clientFiles: [
          ...files.map((file) => ({ ...file, opened: true })),
          ...files.map((file) => ({ ...file, id: 4, opened: false })),
        ],
      }),
    ]);
    await user.click(await button('Approve'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/not verified: the client still cannot sign in until it is/)).toBeVisible();
    expect(dialog.getByText('The registration fee of ₦50,000.00 is not paid.')).toBeVisible();
    expect(dialog.getByText('1 document has not been opened by anybody.')).toBeVisible();
  });

  it('says nothing more where nothing is missing [STAFF-13]', async () => {
    const { user } = showClient([
      replies(api.userById, { ...applicant, registrationFee: { amount: 10_000, status: 'Paid' } }),
    ]);
    await user.click(await button('Approve'));
    expect(await screen.findByRole('dialog')).not.toHaveTextContent(/not verified|not paid|opened/);
  });

  it('says what the wallet of a client who is deactivated still holds, to whoever may know', async () => {
    const wallet = replies(api.clientWallet, { balance: 470_000, pending: 0 });
    const { user } = showClient([replies(api.userById, { ...applicant, status: 'Active' }), wallet], {
      role: 'Administrator',
    });
    await chooseRare(user, 'Deactivate');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('₦470,000.00')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Payouts' })).toHaveAttribute(
      'href',
      '/app/desk/books?tab=payouts',
    );
  });

  it('warns those who may not know what a wallet holds, without the amount', async () => {
    const { user, server } = showClient([replies(api.userById, { ...applicant, status: 'Active' })], {
      role: 'Registration Officer',
    });
    await chooseRare(user, 'Deactivate');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^What a wallet still holds/)).toBeVisible();
    expect(dialog.queryByRole('link')).not.toBeInTheDocument();
    expect(server.of(api.clientWallet)).toHaveLength(0);
  });

  it('rejects only with a reason, which is sent [STAFF-13]', async () => {
    const { user, server } = showClient([
      replies(api.userById, applicant),
      replies(api.changeAccountStatus, { ...applicant, status: 'Inactive' }),
    ]);
    await user.click(await button('Reject'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await dialog.findAllByText('Give a reason')).not.toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'A document is missing.' }));
    expect(dialog.getByLabelText(/Reason/)).toHaveValue('A document is missing.');
    await user.clear(dialog.getByLabelText(/Reason/));
    await fill(user, dialog.getByLabelText(/Reason/), 'The address cannot be read');
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
    const { user } = showClient([replies(api.userById, applicant), refuses(api.changeAccountStatus, 400)]);
    await user.click(await button('Approve'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Updating client status failed. Kindly Refresh')).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('names the change of the status while it is under way [NOTIFY-13]', async () => {
    const { user } = showClient([replies(api.userById, applicant), hangs(api.changeAccountStatus)]);
    await user.click(await button('Approve'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Updating status')).toBeVisible();
  });
});

describe("a client's details", () => {
  it("names the change of the client's details, and says when it fails [NOTIFY-14] [ERR-11]", async () => {
    let fail: (response: Response) => void = () => {};
    const waiting = new Promise<Response>((resolve) => {
      fail = resolve;
    });
    const { user } = showClient([
      replies(api.userById, { ...applicant, meansOfId: 'Voter card', identification: '…345' }),
      replies(api.readIdentification, { identification: 'A12345' }),
      { endpoint: api.updateIndividual, answer: () => waiting },
    ]);
    await user.click(await button('Edit client'));
    const phone = await screen.findByLabelText(/Phone number/);
    await user.clear(phone);
    await fill(user, phone, '08031234568');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText("Updating client's details")).toBeVisible();
    fail(new Response('{}', { status: 400 }));
    expect(await screen.findByText('Something went wrong. Kindly Refresh')).toBeVisible();
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
      const { user, server } = showClient([
        replies(api.userById, { ...client, id: 7, ...own }),
        replies(endpoint, client),
      ]);
      await user.click(await button('Edit client'));
      const address = await screen.findByLabelText(/Registered address/);
      await user.clear(address);
      await fill(user, address, '2 Other Street');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText('Client updated successfully')).toBeVisible();
      expect(JSON.stringify(server.of(endpoint)[0]?.body)).toContain('2 Other Street');
    },
  );
});

describe('the identification number', () => {
  const known = { ...applicant, meansOfId: 'Voter card', identification: '…345' };
  const open = (role?: string) =>
    showClient(
      [replies(api.userById, known), replies(api.readIdentification, { identification: 'A12345' })],
      { ...(role && { role }) },
    );

  it('is shown by its last letters, and whole to those who review and ask for it', async () => {
    const { user, server } = open();
    expect(await screen.findByText('…345')).toBeVisible();
    expect(server.of(api.readIdentification)).toHaveLength(0);
    await user.click(await button('Show the identification number'));
    expect(await screen.findByText('A12345')).toBeVisible();
    expect(server.of(api.readIdentification)[0]?.url.pathname).toBe('/api/users/users/7/identification');
  });

  it('is fetched whole for the form that changes it', async () => {
    const { user } = open();
    await user.click(await button('Edit client'));
    expect(await screen.findByLabelText(/^Identification/)).toHaveValue('A12345');
  });

  it('is fetched again when somebody changed it while the form was open, and what was typed is kept', async () => {
    const text = 'Somebody changed this profile meanwhile. Please check it and save again';
    const data = { ...known, identification: '…678', version: 2 };
    const numbers = ['A12345', 'B45678'];
    const { user, server } = showClient([
      replies(api.userById, { ...known, version: 1 }),
      replies(api.readIdentification, () => ({ identification: numbers.shift() ?? null })),
      refuses(api.updateIndividual, 409, {
        code: 'changed_meanwhile',
        message: text,
        errors: [text],
        data,
      }),
    ]);
    await user.click(await button('Edit client'));
    const phone = await screen.findByLabelText(/Phone number/);
    await user.clear(phone);
    await fill(user, phone, '08031234568');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText(text)).not.toHaveLength(0);
    expect(screen.getByLabelText(/^Identification/)).toHaveValue('B45678');
    expect(phone).toHaveValue('0803 123 4568');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.of(api.updateIndividual)).toHaveLength(2));
    expect(server.of(api.updateIndividual).map(({ body }) => body)).toEqual([
      expect.objectContaining({ version: 1, identification: 'A12345' }),
      expect.objectContaining({ version: 2, identification: 'B45678' }),
    ]);
  });

  it('stays masked for a Finance Officer', async () => {
    open('Finance Officer');
    expect(await screen.findByText('…345')).toBeVisible();
    expect(screen.queryByRole('button', { name: /identification/ })).not.toBeInTheDocument();
  });
});

describe('the sign-in of a client', () => {
  const client = { ...applicant, status: 'Active', twoFactor: true } as const;
  const open = (role = 'Administrator') =>
    showClient(
      [replies(api.userById, client), replies(api.endSessionsOfUser, {}), replies(api.resetTwoFactor, {})],
      { role },
    );

  it.each([
    ['End sessions', 'Telephone stolen', 'All sessions ended', api.endSessionsOfUser],
    ['Reset two-factor sign-in', 'Telephone lost', 'Two-factor sign-in was reset', api.resetTwoFactor],
  ])('%s: only with a reason, which is sent', async (label, reason, done, endpoint) => {
    const { user, server } = open();
    await chooseRare(user, label);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: label }));
    expect(server.of(endpoint)).toHaveLength(0);
    await user.click(dialog.getByLabelText(/^Reason/));
    await user.paste(reason);
    await user.click(dialog.getByRole('button', { name: label }));
    expect(await screen.findByText(done)).toBeVisible();
    expect(server.of(endpoint)[0]?.body).toEqual({ Reason: reason });
    expect(server.of(endpoint)[0]?.url.pathname).toMatch(/^\/api\/users\/users\/7\//);
  });

  it('is for an Administrator alone', async () => {
    const { user } = open('Registration Officer');
    await user.click(await button('More actions: Sample Client'));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Set inactive',
      'Deactivate',
    ]);
  });
});
