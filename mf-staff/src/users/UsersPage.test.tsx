import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { session } from 'shared-api/http';
import { aStaffMember, fakeApi, refuses, replies } from 'shared-api/testing';
import { choose, fill, renderPortal } from 'shared-ui/testing';
import { UsersPage } from './UsersPage.tsx';

const me = aStaffMember('Administrator');
const officer = aStaffMember('Protocol Officer', {
  id: 5,
  firstName: 'Sample',
  lastName: 'Protocol',
  airportIds: [14],
  twoFactor: true,
});
const list = replies(api.listStaff, [me, officer], api.pageMeta(1, 2, 10));

function show(handlers = [list], role = 'Administrator') {
  session.signIn('token', { ...me, role, permissions: aStaffMember(role).permissions });
  const server = fakeApi(handlers);
  return { ...renderPortal(<UsersPage />, { route: '/app/users' }), server };
}

type Typist = ReturnType<typeof show>['user'];

const menuButtons = () => screen.findAllByRole('button', { name: /^More actions/ });

/** Some actions stand in the menu of the row. */
async function chooseAction(user: Typist, action: string, name = 'Sample Protocol') {
  await user.click(await screen.findByRole('button', { name: `More actions: ${name}` }));
  await user.click(screen.getByRole('menuitem', { name: action }));
}

/** The dialog is first sent without a reason. The returned function sends it again with the reason. */
async function giveReason(user: Typist, label: string, reason: string): Promise<() => Promise<void>> {
  await chooseAction(user, label);
  const dialog = within(await screen.findByRole('dialog'));
  const send = async () => user.click(await dialog.findByRole('button', { name: label }));
  await send();
  return async () => {
    await user.click(dialog.getByLabelText(/^Reason/));
    await user.paste(reason);
    await send();
  };
}

describe('the users', () => {
  it('are listed with role and airports [STAFF-01]', async () => {
    const { server } = show();
    expect(await screen.findByText('KAN')).toBeVisible();
    expect(screen.getByText('Protocol Officer', { selector: 'td' })).toBeVisible();
    expect(server.requests[0]?.url.pathname).toBe('/api/users/users');
  });

  it('can be deactivated after one question, but nobody deactivates their own account [STAFF-01]', async () => {
    const { user, server } = show([list, replies(api.changeAccountStatus, officer)]);
    expect(await menuButtons()).toHaveLength(1);
    await chooseAction(user, 'Deactivate');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Deactivate' }));
    await waitFor(() =>
      expect(server.of(api.changeAccountStatus)[0]?.body).toEqual({ Id: 5, Status: 'Deactivated' }),
    );
  });

  it('give the focus back to the menu of the row once its dialog is closed', async () => {
    const { user } = show();
    await chooseAction(user, 'Change role');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'More actions: Sample Protocol' })).toHaveFocus();
  });

  it('say when a status cannot be changed [ERR-07]', async () => {
    const { user } = show([list, refuses(api.changeAccountStatus, 400)]);
    await chooseAction(user, 'Deactivate');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Updating status failed. Kindly Refresh')).toBeVisible();
  });

  it('have their names and telephone edited [STAFF-16]', async () => {
    const { user, server } = show([list, replies(api.updateUser, officer)]);
    await user.click(await screen.findByRole('button', { name: 'Edit: Sample Protocol' }));
    const lastName = await screen.findByLabelText(/Last name/);
    await user.clear(lastName);
    await fill(user, lastName, 'Officer');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('User updated successfully')).toBeVisible();
    expect(server.of(api.updateUser)[0]?.body).toMatchObject({
      id: 5,
      firstname: 'Sample',
      lastName: 'Officer',
    });
  });

  it('say when an account cannot be updated, and keep what was typed [ERR-06]', async () => {
    const { user } = show([list, refuses(api.updateUser, 400)]);
    await user.click(await screen.findByRole('button', { name: 'Edit: Sample Protocol' }));
    await user.type(await screen.findByLabelText(/Last name/), 's');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Updating user account failed')).toBeVisible();
    expect(screen.getByLabelText(/Last name/)).toHaveValue('Protocols');
  });

  it('are invited and changed by an Administrator alone', async () => {
    const { unmount } = show();
    expect(await screen.findByRole('button', { name: 'Invite user' })).toBeVisible();
    unmount();
    show([list], 'Registration Officer');
    await screen.findByText('KAN');
    expect(screen.queryByRole('button', { name: 'Invite user' })).not.toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Action' })).not.toBeInTheDocument();
  });

  it('get another role and airports, with a reason, but nobody changes their own role', async () => {
    const { user, server } = show([list, replies(api.changeStaffRole, officer)]);
    expect(await menuButtons()).toHaveLength(1);
    await chooseAction(user, 'Change role');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('checkbox', { name: /KAN/ })).toBeChecked();
    await user.click(dialog.getByRole('checkbox', { name: /LOS/ }));
    await fill(user, dialog.getByLabelText(/Reason/), 'Lagos too');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(server.of(api.changeStaffRole)[0]?.body).toEqual({
        Role: 'Protocol Officer',
        Reason: 'Lagos too',
        AirportIds: [13, 14],
      }),
    );
    expect(server.of(api.changeStaffRole)[0]?.url.pathname).toBe('/api/users/staff/5/role');
  });

  it('say why the last Administrator stays one, and keep what was chosen', async () => {
    const refusal = {
      message: 'The last Administrator stays one',
      errors: ['The last Administrator stays one'],
    };
    const other = aStaffMember('Administrator', { id: 6, firstName: 'Sample', lastName: 'Other' });
    const handlers = [
      replies(api.listStaff, [me, other], api.pageMeta(1, 2, 10)),
      refuses(api.changeStaffRole, 400, refusal),
    ];
    const { user } = show(handlers);
    await chooseAction(user, 'Change role', 'Sample Other');
    const dialog = within(await screen.findByRole('dialog'));
    await choose(user, await dialog.findByRole('combobox', { name: /^Role/ }), 'Finance Officer');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText(/The last Administrator stays one/)).not.toHaveLength(0);
    expect(dialog.getByRole('combobox', { name: /^Role/ })).toHaveValue('Finance Officer');
  });

  it('get their two-factor sign-in reset with a reason, where it is on', async () => {
    const without = aStaffMember('Finance Officer', { id: 6, twoFactor: false });
    const { user, server } = show([
      replies(api.listStaff, [{ ...me, twoFactor: true }, officer, without], api.pageMeta(1, 3, 10)),
      replies(api.resetTwoFactor, {}),
    ]);
    const ofOther = (await menuButtons()).at(-1);
    if (!ofOther) throw new Error('The menu is missing');
    await user.click(ofOther);
    expect(screen.queryByRole('menuitem', { name: /^Reset two-factor/ })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    const given = await giveReason(user, 'Reset two-factor sign-in', 'Lost the telephone');
    expect(server.of(api.resetTwoFactor)).toHaveLength(0);
    await given();
    expect(await screen.findByText('Two-factor sign-in was reset')).toBeVisible();
    const [request] = server.of(api.resetTwoFactor);
    expect(request?.url.pathname).toBe('/api/users/users/5/two-factor/reset');
    expect(request?.body).toEqual({ Reason: 'Lost the telephone' });
  });

  it('say when there is no two-factor sign-in to reset', async () => {
    const off = { message: 'Two-factor sign-in is off', errors: ['Two-factor sign-in is off'] };
    const { user } = show([list, refuses(api.resetTwoFactor, 400, off)]);
    await (await giveReason(user, 'Reset two-factor sign-in', 'Lost the telephone'))();
    expect(await screen.findAllByText(/Two-factor sign-in is off/)).not.toHaveLength(0);
  });

  it('are signed out everywhere with a reason, but nobody ends their own sessions here', async () => {
    const { user, server } = show([list, replies(api.endSessionsOfUser, {})]);
    expect(await menuButtons()).toHaveLength(1);
    const given = await giveReason(user, 'End sessions', 'Left a browser open');
    expect(server.of(api.endSessionsOfUser)).toHaveLength(0);
    await given();
    expect(await screen.findByText('All sessions ended')).toBeVisible();
    const [request] = server.of(api.endSessionsOfUser);
    expect(request?.url.pathname).toBe('/api/users/users/5/sessions/end');
    expect(request?.body).toEqual({ Reason: 'Left a browser open' });
  });

  it('are invited with the airports of a Protocol Officer, and again while no password is set', async () => {
    const invited = aStaffMember('Finance Officer', { id: 7, lastName: 'Invited', emailVerified: false });
    const handlers = [
      replies(api.listStaff, [me, invited], api.pageMeta(1, 2, 10)),
      replies(api.inviteStaff, officer),
      replies(api.inviteStaffAgain, invited),
    ];
    const { user, server } = show(handlers);
    await chooseAction(user, 'Invite again', `${invited.firstName} Invited`);
    await waitFor(() => expect(server.of(api.inviteStaffAgain)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Invite user' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText(/First name/), 'Kilo');
    await user.type(dialog.getByLabelText(/Last name/), 'Lima');
    await fill(user, dialog.getByLabelText(/^Email/), 'kilo@staff.example');
    await fill(user, dialog.getByLabelText(/Phone number/), '08031234567');
    await choose(user, dialog.getByLabelText(/^Role/), 'Protocol Officer');
    await user.click(await dialog.findByRole('checkbox', { name: /KAN/ }));
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() =>
      expect(server.of(api.inviteStaff)[0]?.body).toMatchObject({
        Role: 'Protocol Officer',
        AirportIds: [14],
      }),
    );
    expect(server.of(api.inviteStaff)[0]?.body).not.toHaveProperty('airport_14');
  });

  it('are filtered and sorted on the server as the address says', async () => {
    const { server, user, location } = show();
    await screen.findByText('KAN');
    await choose(user, screen.getByLabelText('Role'), 'Protocol Officer');
    await user.click(screen.getByRole('columnheader', { name: 'Name' }));
    await waitFor(() => expect(location()).toBe('/app/users?role=Protocol+Officer&sort=name'));
    await waitFor(() =>
      expect(server.rowsAsked(api.listStaff)).toMatchObject({ role: 'Protocol Officer', sort: 'name' }),
    );
  });

  it('say when they cannot be fetched [ERR-22]', async () => {
    show([refuses(api.listStaff, 400)]);
    expect(await screen.findAllByText('Fetching all users failed. Kindly Refresh')).not.toHaveLength(0);
  });
});
