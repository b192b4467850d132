import { screen, waitFor, within } from '@testing-library/react';
import {
  askAboutOwnData,
  changePassword,
  confirmTwoFactor,
  endOtherSessions,
  endSession,
  exportOwnData,
  ownLooks,
  ownRequests,
  ownSessions,
  proveDataExport,
  renewRecoveryCodes,
  startTwoFactor,
  turnOffTwoFactor,
  twoFactorState,
  userById,
} from 'shared-api/contract';
import { session } from 'shared-api/http';
import { aClient, aStaffMember, fakeApi, refuses, replies } from 'shared-api/testing';
import { choose, fill, renderPortal } from 'shared-ui/testing';
import { SecurityPage } from './SecurityPage.tsx';

jest.mock('file-saver', () => ({ saveAs: jest.fn() }));

const times = { signedInAt: '2026-03-02T09:00:00.000Z', lastUsedAt: '2026-03-02T09:10:00.000Z' };
const here = { id: 1, device: 'Chrome on Windows', current: true, ...times };
const telephone = { id: 2, device: 'Safari on iOS', current: false, ...times };
const off = { enabled: false, required: false, recoveryCodesLeft: 0 };
const on = { enabled: true, required: false, recoveryCodesLeft: 9 };
const recoveryCodes = ['aaaaa-bbbbb', 'ccccc-ddddd'];

function open(state: typeof off, ...handlers: Parameters<typeof fakeApi>[0]) {
  const officer = aStaffMember('Finance Officer');
  session.signOut();
  session.signIn('a-token', officer);
  const api = fakeApi([
    replies(twoFactorState, state),
    replies(ownSessions, [here, telephone]),
    replies(userById, officer),
    ...handlers,
    replies(ownRequests, []),
  ]);
  return { api, ...renderPortal(<SecurityPage />) };
}

const dialog = (name: string) => screen.findByRole('dialog', { name });

test.each([
  ['2026-03-01T09:00:00.000Z', 'Last changed on 1st March, 2026.'],
  [null, 'In use since 1st March, 2024.'],
])('says how old the password is (changed: %s)', async (passwordChangedAt, told) => {
  const officer = aStaffMember('Finance Officer', { dateCreated: '2024-03-01T09:00:00.000Z' });
  session.signIn('a-token', officer);
  fakeApi([
    replies(twoFactorState, off),
    replies(ownSessions, [here]),
    replies(userById, { ...officer, passwordChangedAt }),
  ]);
  renderPortal(<SecurityPage />);
  expect(await screen.findByText(/ends your sessions on all other devices/)).toBeVisible();
  await waitFor(() =>
    expect(screen.getByText(/ends your sessions on all other devices/)).toHaveTextContent(told),
  );
});

test('the password is changed by the current one and a new one, typed twice', async () => {
  const { api, user } = open(off, replies(changePassword, {}));
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  const form = within(await dialog('Change password'));
  await fill(user, form.getByLabelText(/^Current password/), 'Secret1!');
  await fill(user, form.getByLabelText(/^New password/), 'P@ssw0rd');
  await fill(user, form.getByLabelText(/^Confirm new password/), 'P@ssw0rd');
  await user.keyboard('{Enter}');
  expect(form.getByLabelText(/^New password/)).toHaveAccessibleDescription(/Password is too easy to guess/);
  await user.clear(form.getByLabelText(/^New password/));
  await fill(user, form.getByLabelText(/^New password/), 'Fresh-1x');
  await user.clear(form.getByLabelText(/^Confirm new password/));
  await fill(user, form.getByLabelText(/^Confirm new password/), 'Fresh-1x');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Password changed')).toBeVisible();
  expect(api.of(changePassword).map(({ body }) => body)).toEqual([
    { CurrentPassword: 'Secret1!', Password: 'Fresh-1x', ConfirmPassword: 'Fresh-1x' },
  ]);
});

test('a wrong current password is said at its field', async () => {
  const { user } = open(
    off,
    refuses(changePassword, 400, { errors: { CurrentPassword: ['The password is not right'] } }),
  );
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  const form = within(await dialog('Change password'));
  await fill(user, form.getByLabelText(/^Current password/), 'a guess');
  await fill(user, form.getByLabelText(/^New password/), 'Fresh-1x');
  await fill(user, form.getByLabelText(/^Confirm new password/), 'Fresh-1x');
  await user.keyboard('{Enter}');
  expect(await form.findByLabelText(/^Current password/)).toHaveAccessibleDescription(
    /The password is not right/,
  );
});

test('it is set up by the password, the key for the app and a first code; the recovery codes are shown once', async () => {
  const { api, user } = open(
    off,
    replies(startTwoFactor, { secret: 'ABCDEFGHIJKL', uri: 'otpauth://totp/x' }),
    replies(confirmTwoFactor, { recoveryCodes }),
  );
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  const setUp = within(await dialog('Two-factor sign-in'));
  await fill(user, setUp.getByLabelText(/^Password/), 'Secret1!');
  await user.keyboard('{Enter}');
  expect(await setUp.findByText('ABCD EFGH IJKL')).toBeVisible();
  expect(await setUp.findByRole('img', { name: 'Key for your authenticator app' })).toBeVisible();
  await fill(user, setUp.getByLabelText(/^Code/), '123456');
  await user.keyboard('{Enter}');
  expect(await setUp.findByText('aaaaa-bbbbb')).toBeVisible();
  expect(api.of(confirmTwoFactor).map(({ body }) => body)).toEqual([{ Code: '123456' }]);
  await user.click(setUp.getByRole('button', { name: 'I have kept them' }));
  expect(screen.queryByText('aaaaa-bbbbb')).not.toBeInTheDocument();
});

test('the recovery codes are shown although the account could not be read afresh, which is told', async () => {
  const { user } = open(
    off,
    replies(startTwoFactor, { secret: 'ABCDEFGHIJKL', uri: 'otpauth://totp/x' }),
    replies(confirmTwoFactor, { recoveryCodes }),
  );
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  const setUp = within(await dialog('Two-factor sign-in'));
  await fill(user, setUp.getByLabelText(/^Password/), 'Secret1!');
  await user.keyboard('{Enter}');
  fakeApi([replies(confirmTwoFactor, { recoveryCodes }), refuses(userById, 400)]);
  await fill(user, await setUp.findByLabelText(/^Code/), '123456');
  await user.keyboard('{Enter}');
  expect(await setUp.findByText('aaaaa-bbbbb')).toBeVisible();
  expect(await screen.findByText('Fetching user details failed. Kindly Refresh')).toBeVisible();
});

test('a wrong code is said at the field, and the key stays', async () => {
  const { user } = open(
    off,
    replies(startTwoFactor, { secret: 'ABCDEFGHIJKL', uri: 'otpauth://totp/x' }),
    refuses(confirmTwoFactor, 400, { errors: { Code: ['The code is not right'] } }),
  );
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  const setUp = within(await dialog('Two-factor sign-in'));
  await fill(user, setUp.getByLabelText(/^Password/), 'Secret1!');
  await user.keyboard('{Enter}');
  await fill(user, await setUp.findByLabelText(/^Code/), '123456');
  await user.keyboard('{Enter}');
  expect(await setUp.findByLabelText(/^Code/)).toHaveAccessibleDescription(/The code is not right/);
  expect(setUp.getByText('ABCD EFGH IJKL')).toBeVisible();
});

test('once on, new recovery codes can be made, and it can be turned off', async () => {
  const { api, user } = open(
    on,
    replies(renewRecoveryCodes, { recoveryCodes }),
    replies(turnOffTwoFactor, {}),
  );
  expect(await screen.findByText(/9 recovery codes left/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New recovery codes' }));
  const renew = within(await dialog('New recovery codes'));
  await fill(user, renew.getByLabelText(/^Code/), '123456');
  await user.keyboard('{Enter}');
  await user.click(await renew.findByRole('button', { name: 'I have kept them' }));
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  const turnOff = within(await dialog('Turn two-factor sign-in off'));
  await fill(user, turnOff.getByLabelText(/^Password/), 'Secret1!');
  await fill(user, turnOff.getByLabelText(/^Code/), '654321');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Two-factor sign-in is off')).toBeVisible();
  expect(api.of(turnOffTwoFactor).map(({ body }) => body)).toEqual([
    { Password: 'Secret1!', Code: '654321' },
  ]);
});

test('where the role needs it, it cannot be turned off', async () => {
  open({ ...on, required: true });
  expect(await screen.findByRole('button', { name: 'New recovery codes' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Turn off' })).not.toBeInTheDocument();
});

test('sessions are listed, this one is named, and the others can be ended', async () => {
  const { api, user } = open(off, replies(endSession, {}), replies(endOtherSessions, {}));
  const list = within(await screen.findByRole('list', { name: 'Where you are signed in' }));
  const [first, second] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Chrome on Windows.*This browser/);
  expect(second).toHaveTextContent('Safari on iOS');
  await user.click(screen.getByRole('button', { name: 'Sign out Safari on iOS' }));
  expect(api.of(endSession).map(({ url }) => url.pathname)).toEqual(['/api/users/sessions/2']);
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  expect(await screen.findByText('All other sessions ended')).toBeVisible();
});

test.each([
  ['app', 'Of your authenticator app, or a recovery code'],
  ['mail', 'We have mailed it to you; it is valid for 15 minutes'],
] as const)('a copy of the own data is handed out for a code by %s', async (by, hint) => {
  const { api, user } = open(off, replies(proveDataExport, { by }), replies(exportOwnData, {}));
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  const form = within(await dialog('Download your data'));
  const code = form.getByLabelText(/^Code/);
  expect(code).toHaveAccessibleDescription(hint);
  await user.click(form.getByRole('button', { name: 'Download' }));
  expect(code).toHaveAccessibleDescription(/Enter the code/);
  await fill(user, code, ' 123456 ');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.of(exportOwnData).map(({ body }) => body)).toEqual([{ code: '123456' }]);
});

test('a wrong code for the own data is said at its field', async () => {
  const { user } = open(
    off,
    replies(proveDataExport, { by: 'mail' }),
    refuses(exportOwnData, 400, { errors: { code: ['The code is not right'] }, message: 'Check the form' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  const form = within(await dialog('Download your data'));
  await fill(user, form.getByLabelText(/^Code/), '000000');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(form.getByLabelText(/^Code/)).toHaveAccessibleDescription(/The code is not right/),
  );
});

test.each([
  [[], 'None of our staff looked at your documents or numbers in the last year.'],
  [
    [{ at: '2026-03-02T09:00:00.000Z', what: 'document' as const, by: 'Registration Officer' }],
    'A document of yours was looked at2nd March, 2026, 10:00 WAT, by a Registration Officer',
  ],
])('a client reads when staff looked at documents and numbers, without a name (%#)', async (looks, said) => {
  const client = aClient();
  session.signIn('a-token', client);
  fakeApi([
    replies(twoFactorState, off),
    replies(ownSessions, [here]),
    replies(userById, client),
    replies(ownLooks, looks),
    replies(ownRequests, []),
  ]);
  renderPortal(<SecurityPage />);
  await screen.findByRole('heading', { name: 'Who looked at your data' });
  expect(document.body).toHaveTextContent(said);
});

test('asks about the own data, and shows until when a request is answered', async () => {
  const { api, user } = open(
    off,
    replies(askAboutOwnData, {}),
    replies(ownRequests, [
      {
        id: 1,
        kind: 'erasure',
        text: 'Forget me',
        dateReceived: '2026-11-01T09:00:00.000Z',
        dateDue: '2026-12-01T09:00:00.000Z',
        state: 'Open',
      },
    ]),
  );
  const asked = await screen.findByRole('list', { name: 'Your requests' });
  expect(asked).toHaveTextContent('Asked on 1st November, 2026, answered by 1st December, 2026');
  await user.click(screen.getByRole('button', { name: 'Ask about your data' }));
  const form = within(await dialog('Ask about your data'));
  await choose(user, form.getByLabelText(/^You ask for/), 'Something is wrong');
  await fill(user, form.getByLabelText(/^Your request/), 'My name has one l');
  await user.click(form.getByRole('button', { name: 'Send request' }));
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      kind: 'correction',
      text: 'My name has one l',
    }),
  );
});
