import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { session } from 'shared-api/http';
import { permissionsOf } from 'shared-api/permissions';
import { aClient, fails, fakeApi, refuses, replies } from 'shared-api/testing';
import { choose, fill, renderPortal } from 'shared-ui/testing';
import { corporate } from '../testing/profile.tsx';
import { MembersPage } from './MembersPage.tsx';

const booker: api.Member = {
  id: 21,
  firstName: 'Echo',
  lastName: 'Juliett',
  email: 'echo@client.example',
  role: 'Booker',
  status: 'Active',
  state: 'Active',
  perOrder: 100_000,
  perMonth: null,
  spent: 60_000,
  dateCreated: '2026-03-03T10:00:00.000Z',
  version: 1,
};
const deputy: api.Member = { ...booker, id: 22, firstName: 'Delta', role: 'Deputy', perOrder: null };

function show(handlers: Parameters<typeof fakeApi>[0], user = corporate) {
  session.signOut();
  session.signIn('a-token', user);
  const server = fakeApi(handlers);
  return { server, ...renderPortal(<MembersPage />, { route: '/app/members', path: '/app/members' }) };
}

describe('the members', () => {
  it('are listed with role, limits and what they booked this month', async () => {
    show([replies(api.listMembers, [booker, deputy])]);
    const row = await screen.findByRole('row', { name: /Echo Juliett/ });
    for (const text of ['Booker', '100,000.00', 'No limit', '60,000.00', 'Active'])
      expect(row).toHaveTextContent(text);
  });

  it('are nothing that an individual has: the address leads to the profile', async () => {
    const { server, router } = show([], aClient());
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/profile'));
    expect(server.requests).toHaveLength(0);
  });

  it('can be none, or not to be had', async () => {
    const { unmount } = show([replies(api.listMembers, [])]);
    expect(await screen.findByText('You have not invited anybody yet')).toBeVisible();
    unmount();
    show([fails(api.listMembers)]);
    expect(await screen.findByText(/The members could not be loaded/)).toBeVisible();
  });

  it('are invited with a role and limits; what is refused stands at its field and all that was typed stays', async () => {
    const { server, user } = show([
      replies(api.listMembers, []),
      refuses(api.inviteMember, 400, {
        message: 'Please check the form fields for errors',
        errors: { Email: ['This e-mail address is already registered'] },
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Invite a member' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a member' }));
    await user.type(await dialog.findByLabelText(/First name/), 'Echo');
    await fill(user, dialog.getByLabelText(/Last name/), 'Juliett');
    await fill(user, dialog.getByLabelText(/^Email/), 'echo@client.example');
    await choose(user, dialog.getByLabelText(/^Role/), 'Booker');
    await fill(user, await dialog.findByLabelText(/Limit of an order/), '10000000');
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await dialog.findAllByText('This e-mail address is already registered')).not.toHaveLength(0);
    expect(dialog.getByLabelText(/First name/)).toHaveValue('Echo');
    expect(server.of(api.inviteMember)[0]?.body).toEqual({
      FirstName: 'Echo',
      LastName: 'Juliett',
      Email: 'echo@client.example',
      Role: 'Booker',
      PerOrder: 100_000,
      PerMonth: null,
    });
  });

  it('get another role, or are to ask approval for everything', async () => {
    const { server, user } = show([replies(api.listMembers, [booker]), replies(api.changeMember, booker)]);
    await user.click(await screen.findByRole('button', { name: 'Actions for Echo Juliett' }));
    await user.click(screen.getByRole('menuitem', { name: 'Role and limits' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('checkbox', { name: /Ask approval for everything/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(server.of(api.changeMember)[0]?.body).toEqual({
        Role: 'Booker',
        PerOrder: 0,
        PerMonth: null,
        version: 1,
      }),
    );
  });

  it('are removed after a question, and invited again', async () => {
    const removed: api.Member = {
      ...booker,
      id: 23,
      firstName: 'Kilo',
      state: 'Removed',
      status: 'Deactivated',
    };
    const { server, user } = show([
      replies(api.listMembers, [booker, removed]),
      replies(api.removeMember, removed),
      replies(api.inviteMemberAgain, booker),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Actions for Echo Juliett' }));
    await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this member?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(server.of(api.removeMember)).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'Actions for Kilo Juliett' }));
    await user.click(screen.getByRole('menuitem', { name: 'Invite again' }));
    await waitFor(() => expect(server.of(api.inviteMemberAgain)).toHaveLength(1));
  });

  it('get one invitation, also when the reply is lost and the button is pressed again', async () => {
    const invited: api.Member = { ...booker, state: 'Invited' };
    const { server, user } = show([replies(api.listMembers, [invited]), fails(api.inviteMemberAgain)]);
    for (const presses of [1, 2]) {
      await user.click(await screen.findByRole('button', { name: 'Actions for Echo Juliett' }));
      await user.click(screen.getByRole('menuitem', { name: 'Invite again' }));
      await waitFor(() => expect(server.of(api.inviteMemberAgain)).toHaveLength(presses));
    }
    const [first, second] = server
      .of(api.inviteMemberAgain)
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  it('who are deputies are left alone by a deputy', async () => {
    const acting = aClient({
      memberRole: 'Deputy',
      ownerId: 9,
      permissions: permissionsOf('Client', 'Deputy'),
    });
    show([replies(api.listMembers, [booker, deputy])], acting);
    expect(await screen.findByRole('button', { name: 'Actions for Echo Juliett' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Actions for Delta Juliett' })).not.toBeInTheDocument();
  });
});
