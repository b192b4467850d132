import { screen, waitFor, within } from '@testing-library/react';
import { session } from 'shared-api';
import * as api from 'shared-api/contract';
import { aStaffMember, fakeApi, refuses, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { UsersPage } from './UsersPage.tsx';

const me = aStaffMember('Administrator');
const officer = aStaffMember('Protocol Officer', {
  id: 5,
  firstName: 'Sample',
  lastName: 'Protocol',
  airportIds: [14],
});
const list = replies(api.listUsersOfKind, [me, officer], api.pageMeta(1, 2, 10));

function show(handlers = [list], role = 'Administrator') {
  session.signIn('token', { ...me, role, permissions: aStaffMember(role).permissions });
  const server = fakeApi(handlers);
  return { ...renderPortal(<UsersPage />, { route: '/app/users' }), server };
}

describe('the users', () => {
  it('are listed with role and airports [STAFF-01]', async () => {
    const { server } = show();
    expect(await screen.findByText('Protocol Officer')).toBeVisible();
    expect(screen.getByText('KAN')).toBeVisible();
    expect(server.requests[0]?.url.pathname).toBe('/api/users/users');
  });

  it('can be deactivated after one question, but nobody deactivates himself [STAFF-01]', async () => {
    const { user, server } = show([list, replies(api.changeAccountStatus, officer)]);
    expect(await screen.findAllByRole('button', { name: /^Deactivate/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Deactivate Sample Protocol' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Deactivate' }));
    await waitFor(() =>
      expect(server.of(api.changeAccountStatus)[0]?.body).toEqual({ Id: 5, Status: 'Deactivated' }),
    );
  });

  it('say when a status cannot be changed [ERR-07]', async () => {
    const { user } = show([list, refuses(api.changeAccountStatus, 400)]);
    await user.click(await screen.findByRole('button', { name: 'Deactivate Sample Protocol' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Updating status failed. Kindly Refresh')).toBeVisible();
  });

  it('have their names and telephone edited [STAFF-16]', async () => {
    const { user, server } = show([list, replies(api.updateUser, officer)]);
    await user.click(await screen.findByRole('button', { name: 'Edit Sample Protocol' }));
    const lastName = await screen.findByLabelText(/Last name/);
    await user.clear(lastName);
    await user.type(lastName, 'Officer');
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
    await user.click(await screen.findByRole('button', { name: 'Edit Sample Protocol' }));
    await user.type(await screen.findByLabelText(/Last name/), 's');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Updating user account failed')).toBeVisible();
    expect(screen.getByLabelText(/Last name/)).toHaveValue('Protocols');
  });

  it('are invited by an Administrator alone', async () => {
    const { unmount } = show();
    expect(await screen.findByRole('button', { name: 'Invite user' })).toBeVisible();
    unmount();
    show([list], 'Registration Officer');
    await screen.findByText('KAN');
    expect(screen.queryByRole('button', { name: 'Invite user' })).not.toBeInTheDocument();
  });

  it('say when they cannot be fetched [ERR-22]', async () => {
    show([refuses(api.listUsersOfKind, 400)]);
    expect(await screen.findAllByText('Fetching all users failed. Kindly Refresh')).not.toHaveLength(0);
  });
});
