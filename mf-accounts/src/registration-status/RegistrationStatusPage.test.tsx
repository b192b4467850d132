import { act, screen, within } from '@testing-library/react';
import {
  correctCorporate,
  correctIndividual,
  mailVerificationAgain,
  type RegistrationProgress,
  registrationStatus,
  renewRegistrationInvoice,
} from 'shared-api/contract';
import { fails, fakeApi, refuses, replies } from 'shared-api/testing';
import { fill, renderPortal } from 'shared-ui/testing';
import { RegistrationStatusPage } from './RegistrationStatusPage.tsx';

const open = () =>
  renderPortal(<RegistrationStatusPage />, {
    route: '/registration-status/a-code',
    path: '/registration-status/:code',
  });

const registration = (changes: Partial<RegistrationProgress> = {}): RegistrationProgress => ({
  name: 'Alfa Sample',
  email: 'alfa@example.test',
  kind: 'Individual',
  stage: 'in-review',
  receivedAt: '2026-03-02T09:00:00.000Z',
  emailVerified: true,
  emailVerifiedAt: '2026-03-02T10:00:00.000Z',
  decidedAt: null,
  linkAgainAt: null,
  reason: null,
  details: null,
  documents: [],
  fee: null,
  ...changes,
});

const shows = (changes: Partial<RegistrationProgress>) =>
  fakeApi([replies(registrationStatus, registration(changes))]);
const steps = async () =>
  within(await screen.findByRole('list', { name: 'Progress' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('the steps of a registration are shown in words', async () => {
  shows({ emailVerified: false, linkAgainAt: '2026-03-02T09:05:00.000Z' });
  open();
  expect(await steps()).toEqual([
    expect.stringMatching(/^Received.*2026/),
    expect.stringMatching(/^Verify your e-mail.*Waiting for you/),
    expect.stringMatching(/^In review.*We are looking/),
    expect.stringMatching(/^Approved.*Not yet/),
  ]);
});

test('each stage tells its day, the fee is one of them, and what is needed next stands above', async () => {
  shows({
    stage: 'approved',
    decidedAt: '2026-03-05T10:00:00.000Z',
    fee: { amount: 10_000, status: 'Paid', invoiceCode: 'c', paidAt: '2026-03-04T10:00:00.000Z' },
  });
  const { unmount } = open();
  expect((await steps()).map((text) => text?.replaceAll('\u00a0', ' '))).toEqual([
    'Received2nd March, 2026',
    'E-mail verified2nd March, 2026',
    'Registration feeYour registration fee of ₦10,000.00 is paid since 4th March, 2026.',
    'Reviewed5th March, 2026',
    'Approved5th March, 2026',
  ]);
  unmount();
  shows({ fee: { amount: 10_000, status: 'Unpaid', invoiceCode: 'c' }, emailVerified: false });
  open();
  expect(
    await screen.findByText(
      'What is needed from you: open the link in our e-mail, and pay the registration fee.',
    ),
  ).toBeVisible();
});

test('an approved registration leads to the sign-in', async () => {
  shows({ stage: 'approved' });
  open();
  expect(await screen.findByText('Your account has been approved.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

test('before the address is verified the link can be asked for again', async () => {
  const waiting = registration({ emailVerified: false, linkAgainAt: '2020-01-01T00:00:00.000Z' });
  const api = fakeApi([replies(registrationStatus, waiting), replies(mailVerificationAgain, waiting)]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Send the link again' }));
  expect(await screen.findByText('Verification link sent')).toBeVisible();
  expect(api.of(mailVerificationAgain)).toHaveLength(1);
});

test('within five minutes the button says when it can be asked for, and sends nothing', async () => {
  const soon = new Date(Date.now() + 4 * 60_000).toISOString();
  const api = shows({ emailVerified: false, linkAgainAt: soon });
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Send the link again' });
  expect(again).toHaveAccessibleDescription(/ask again from \d\d:\d\d WAT/);
  await user.click(again);
  expect(api.of(mailVerificationAgain)).toHaveLength(0);
});

const rejected = {
  stage: 'rejected',
  reason: 'The name differs from the document',
  details: {
    Registered_Address: '1 Sample Street, Lagos',
    PhoneNumber: '08031234567',
    FirstName: 'Alfa',
    LastName: 'Sample',
    MeansOfId: 'Voter card',
    Identification: 'VC123',
    Gender: 'Female',
    Student: 'false',
    Name_Of_School: null,
  },
} as const;

test('a rejection tells why, and what was sent can be corrected and sent again', async () => {
  const api = fakeApi([
    replies(registrationStatus, registration(rejected)),
    replies(correctIndividual, registration()),
  ]);
  const { user } = open();
  expect(await screen.findByText('The name differs from the document')).toBeVisible();
  const lastName = screen.getByLabelText(/^Last name/);
  expect(lastName).toHaveValue('Sample');
  await user.clear(lastName);
  await user.type(lastName, 'Mike');
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Your registration has been sent again')).toBeVisible();
  const sent = api.of(correctIndividual)[0]?.body as FormData;
  expect([sent.get('LastName'), sent.get('FirstName'), sent.get('Email')]).toEqual(['Mike', 'Alfa', null]);
});

test('what was typed stays where the registration cannot be read again', async () => {
  fakeApi([replies(registrationStatus, registration(rejected))]);
  const { user, queryClient } = open();
  await user.clear(await screen.findByLabelText(/^Last name/));
  await fill(user, screen.getByLabelText(/^Last name/), 'Mike');
  fakeApi([refuses(registrationStatus, 400)]);
  await act(() => queryClient.refetchQueries());
  expect(screen.getByLabelText(/^Last name/)).toHaveValue('Mike');
});

const company = registration({
  stage: 'rejected',
  kind: 'Corporate',
  details: {
    Registered_Address: '1 Sample Street, Lagos',
    PhoneNumber: '08031234567',
    ClientTypeId: 2,
    Business_Name: 'Sample Company',
    Business_Nature: 'Aviation',
    Creation_Year: '2010',
    Registration_Number: 'RC 12345',
  },
  documents: [
    { id: 11, name: 'old.pdf' },
    { id: 12, name: 'older.pdf' },
  ],
});
const openCompany = () => {
  const api = fakeApi([replies(registrationStatus, company), replies(correctCorporate, company)]);
  return { api, ...open() };
};
const sentBy = (api: ReturnType<typeof fakeApi>) => api.of(correctCorporate)[0]?.body as FormData;

test('a company keeps a document, removes another and adds a new one', async () => {
  const { api, user } = openCompany();
  await user.click(await screen.findByRole('button', { name: 'Remove old.pdf' }));
  await user.click(screen.getByRole('button', { name: 'Remove older.pdf' }));
  await user.click(screen.getByRole('button', { name: 'Keep older.pdf' }));
  await user.upload(
    screen.getByLabelText(/^New documents/),
    new File(['%PDF-1.4'], 'new.pdf', { type: 'application/pdf' }),
  );
  await screen.findByText('new.pdf');
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Your registration has been sent again')).toBeVisible();
  const sent = sentBy(api);
  expect(sent.getAll('Files').map((file) => (file as File).name)).toEqual(['new.pdf']);
  expect([sent.get('Removed_Files'), sent.get('ClientTypeId')]).toEqual(['11', '2']);
});

test('a company that changes no document sends none and removes none', async () => {
  const { api, user } = openCompany();
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Your registration has been sent again')).toBeVisible();
  expect([sentBy(api).getAll('Files'), sentBy(api).get('Removed_Files')]).toEqual([[], null]);
});

test('a company cannot remove its last document without a new one', async () => {
  const { api, user } = openCompany();
  for (const name of ['old.pdf', 'older.pdf'])
    await user.click(await screen.findByRole('button', { name: `Remove ${name}` }));
  await user.type(screen.getByLabelText(/^Business name/), '{Enter}');
  expect(await screen.findByRole('region', { name: 'Form errors' })).toHaveTextContent(
    'New documents: Please select at least one file',
  );
  expect(api.of(correctCorporate)).toHaveLength(0);
});

test('a wrong link is shown as such, and leads to the sign-in', async () => {
  fakeApi([refuses(registrationStatus, 404, { code: 'not_found' })]);
  open();
  expect(await screen.findByRole('heading', { name: 'This link is not valid' })).toBeVisible();
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Log in with your e-mail address and password to see where your registration stands.',
  ]);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

test('an account that was closed offers nothing to correct', async () => {
  shows({ stage: 'closed' });
  open();
  expect(await screen.findByText(/Your account is not active. Please contact the authority/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
});

test('without an answer the link is not called invalid', async () => {
  fakeApi([fails(registrationStatus)]);
  open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText(/not valid/)).not.toBeInTheDocument();
});

describe('the registration fee', () => {
  const fee = { amount: 10_000, status: 'Unpaid', invoiceCode: 'an-invoice' } as const;

  test('that is not paid leads to its invoice; one that is paid asks for nothing [S08]', async () => {
    shows({ fee });
    const { unmount } = open();
    expect(await screen.findByText(/is not paid yet/)).toHaveTextContent(
      'The fee of ₦10,000.00 is not paid yet. The invoice shows how to pay it.',
    );
    expect(screen.getByRole('link', { name: 'View the invoice' })).toHaveAttribute(
      'href',
      '/invoice?code=an-invoice',
    );
    unmount();
    shows({ fee: { ...fee, status: 'Paid' } });
    open();
    expect(await screen.findByText(/^Your registration fee of/)).toHaveTextContent('₦10,000.00 is paid.');
  });

  test.each([
    ['Expired', 'Your invoice has expired'],
    ['Cancelled', 'Your invoice was cancelled'],
  ] as const)('of an invoice that is %s gets another invoice on demand [S08]', async (status, told) => {
    let current = registration({ fee: { ...fee, status } });
    const api = fakeApi([
      replies(registrationStatus, () => current),
      replies(renewRegistrationInvoice, () => {
        current = registration({ fee });
        return current;
      }),
    ]);
    const { user } = open();
    expect(await screen.findByText(told)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Get a new invoice' }));
    expect(await screen.findByText('The invoice is on its way to your mailbox')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'View the invoice' })).toBeVisible();
    expect(api.of(renewRegistrationInvoice)[0]?.url.pathname).toBe('/api/users/registrations/a-code/invoice');
  });

  test('is not asked for once the account is closed', async () => {
    shows({ stage: 'closed', fee });
    open();
    expect((await screen.findAllByText(/Your account is not active/))[0]).toBeVisible();
    expect(screen.queryByRole('link', { name: 'View the invoice' })).not.toBeInTheDocument();
  });
});
