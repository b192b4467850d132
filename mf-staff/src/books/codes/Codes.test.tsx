import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { session } from 'shared-api/http';
import { aService, aStaffMember, fakeApi, type Handler, refuses, replies } from 'shared-api/testing';
import { choose, fill, renderPortal } from 'shared-ui/testing';
import { BooksPage } from '../BooksPage.tsx';

function show(handlers: Handler[]) {
  session.signIn('token', aStaffMember('Finance Officer'));
  const server = fakeApi(handlers);
  const route = '/app/desk/books?tab=codes';
  return { ...renderPortal(<BooksPage />, { route, path: '/app/desk/books' }), server };
}
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));

const aCode = (own: Partial<api.GlCode> = {}): api.GlCode => ({
  id: 3,
  account: 'revenue',
  service: { id: 5, name: 'Car', serviceTypeId: 1 },
  airportId: 13,
  code: '12020101',
  version: 1,
  ...own,
});
const general = aCode({ id: 4, service: null, airportId: null, code: '12020000' });

describe('the economic codes', () => {
  it('say which entries they are for, and which accounts have none for all', async () => {
    show([replies(api.listGlCodes, [general, aCode()])]);
    const row = within(await screen.findByRole('row', { name: /12020101/ }));
    expect(row.getByText('Car, Domestic')).toBeVisible();
    expect(row.getByText('LOS')).toBeVisible();
    expect(within(screen.getByRole('row', { name: /12020000/ })).getByText('All services')).toBeVisible();
    expect(screen.getByText(/^No code for all entries yet: Bank, .*Unearned\.$/)).toBeVisible();
  });

  it('have words while there are none', async () => {
    show([replies(api.listGlCodes, [])]);
    expect(
      await screen.findByText('No account has a code yet: the journal is exported without'),
    ).toBeVisible();
    expect(screen.queryByText(/^No code for all entries/)).not.toBeInTheDocument();
  });

  it('can be asked for again when they do not come', async () => {
    show([refuses(api.listGlCodes, 500, { code: 'internal', message: 'Down' })]);
    expect(await button(/again/i)).toBeVisible();
  });

  it('are added for one service at all airports', async () => {
    const { user, server } = show([
      replies(api.listGlCodes, []),
      replies(api.listServices, [aService({ id: 5, name: 'Car' })]),
      replies(api.createGlCode, aCode()),
    ]);
    await user.click(await button('Add a code'));
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Add code' }));
    expect((await form.findAllByText('Choose an account'))[0]).toBeVisible();
    await choose(user, form.getByLabelText(/^Account/), 'Revenue');
    await choose(user, form.getByLabelText(/^Service/), 'Car, Domestic');
    await fill(user, form.getByLabelText(/^Economic code/), '12020101');
    await user.click(form.getByRole('button', { name: 'Add code' }));
    expect(await screen.findByText('Code added successfully')).toBeVisible();
    expect(server.of(api.createGlCode)[0]?.body).toEqual({
      account: 'revenue',
      serviceId: 5,
      airportId: null,
      code: '12020101',
    });
  });

  it('are changed, and removed after a question', async () => {
    const { user, server } = show([
      replies(api.listGlCodes, [general]),
      replies(api.updateGlCode, general),
      replies(api.removeGlCode, {}),
    ]);
    await user.click(await button(/^Change: 12020000, Revenue/));
    const form = await dialog();
    await user.clear(form.getByLabelText(/^Economic code/));
    await fill(user, form.getByLabelText(/^Economic code/), '12029999');
    await user.click(form.getByRole('button', { name: 'Change code' }));
    await waitFor(() =>
      expect(server.of(api.updateGlCode)[0]?.body).toEqual({ code: '12029999', version: 1 }),
    );
    await user.click(await button(/^More actions: 12020000/));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await user.click((await dialog()).getByRole('button', { name: 'Remove code' }));
    expect(await screen.findByText('Code removed successfully')).toBeVisible();
    expect(server.of(api.removeGlCode)[0]?.url.pathname).toBe('/api/books/codes/4');
  });
});
