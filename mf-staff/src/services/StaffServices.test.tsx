import { screen, waitFor } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { session } from 'shared-api/http';
import { aService, aStaffMember, fakeApi, type Handler, refuses, replies } from 'shared-api/testing';
import { fill, renderPortal } from 'shared-ui/testing';
import { StaffServices } from './StaffServices.tsx';

function show(handlers: Handler[] = [replies(api.listServices, [aService()])], role = 'Administrator') {
  session.signIn('token', aStaffMember(role));
  const server = fakeApi(handlers);
  return { ...renderPortal(<StaffServices />), server };
}
type View = ReturnType<typeof show>;

async function openMenu({ user }: View) {
  await user.click(await screen.findByRole('button', { name: 'More actions: Arrival service' }));
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

async function fillIn({ user }: View) {
  await user.click(await screen.findByRole('button', { name: 'Add service' }));
  await fill(user, await screen.findByLabelText(/^Name/), 'Lounge service');
  await fill(user, screen.getByLabelText(/^Price for/), '2500000');
}

describe('the services of staff', () => {
  it('put a new service at the top without a reload [SERVICES-05] [SERVICES-10] [STAFF-11]', async () => {
    let services = [aService()];
    const view = show([
      replies(api.listServices, () => services),
      replies(api.createService, () => {
        const added = aService({ id: 12, name: 'Lounge service', price: 25_000 });
        services = [added, ...services];
        return added;
      }),
    ]);
    await fillIn(view);
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Service created successfully')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('rowheader')[1]).toHaveTextContent('Lounge service'));
    expect(view.server.of(api.createService)[0]?.body).toMatchObject({
      Name: 'Lounge service',
      Price: 25_000,
      ServiceTypeId: 1,
    });
  });

  it('refuse a price of zero [SERVICES-06]', async () => {
    const { user, server } = show();
    await user.click(await screen.findByRole('button', { name: 'Add service' }));
    await user.type(await screen.findByLabelText(/^Price for/), '0');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Must be greater than zero')).not.toHaveLength(0);
    expect(server.of(api.createService)).toHaveLength(0);
  });

  it('are edited with their id and status [SERVICES-11] [STAFF-11]', async () => {
    const { user, server } = show([
      replies(api.listServices, [aService()]),
      replies(api.updateService, aService()),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Edit: Arrival service' }));
    await user.click(await screen.findByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Service updated successfully')).toBeVisible();
    expect(server.of(api.updateService)[0]?.body).toMatchObject({ Id: 11, Status: false, Price: 50_000 });
  });

  it('say when creating fails [ERR-16]', async () => {
    const view = show([replies(api.listServices, []), refuses(api.createService, 400)]);
    await fillIn(view);
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Service creation failed')).toBeVisible();
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Lounge service');
  });

  it('say when updating fails [ERR-17]', async () => {
    const { user } = show([replies(api.listServices, [aService()]), refuses(api.updateService, 400)]);
    await user.click(await screen.findByRole('button', { name: 'Edit: Arrival service' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Service update failed')).toBeVisible();
  });

  it('are not replaced unseen when a colleague changed them, and keep what was typed', async () => {
    const text = 'Somebody changed this service meanwhile: it is now Arrival service, ₦55,000.00, Active.';
    let version = 1;
    const now = () => aService({ price: version === 1 ? 50_000 : 55_000, version });
    const view = show([
      replies(api.listServices, () => [now()]),
      refuses(api.updateService, 409, {
        code: 'changed_meanwhile',
        message: text,
        errors: [text],
        data: aService({ price: 55_000, version: 2 }),
      }),
    ]);
    const { user, server, queryClient } = view;
    await user.click(await screen.findByRole('button', { name: 'Edit: Arrival service' }));
    await fill(user, await screen.findByLabelText(/^Name/), ' and lounge');
    version = 2;
    await queryClient.invalidateQueries();
    await screen.findByText('₦55,000.00');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText(text)).not.toHaveLength(0);
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Arrival service and lounge');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.of(api.updateService)).toHaveLength(2));
    expect(server.of(api.updateService).map(({ body }) => body)).toEqual([
      expect.objectContaining({ version: 1 }),
      expect.objectContaining({ version: 2 }),
    ]);
  });

  it('are added by an Administrator alone, and only looked at by a Protocol Officer', async () => {
    show(undefined, 'Protocol Officer');
    await screen.findByText('Arrival service');
    expect(
      screen.queryByRole('button', { name: /Add|Edit|Deactivate|More actions/ }),
    ).not.toBeInTheDocument();
  });

  it('are no longer offered once deactivated, after a question; nothing else of them changes [STAFF-11] [SERVICES-08]', async () => {
    let status = true;
    const changed = () => aService({ status, price: 55_000 });
    const view = show([
      replies(api.listServices, () => [aService({ status })]),
      replies(api.serviceById, changed),
      replies(api.updateService, () => {
        status = false;
        return changed();
      }),
    ]);
    const { user, server } = view;
    expect(await openMenu(view)).toEqual(['Prices', 'Deactivate']);
    await user.click(screen.getByRole('menuitem', { name: 'Deactivate' }));
    expect(await screen.findByText(/Bookings already made stay as they are/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await screen.findByText('Inactive');
    expect(await openMenu(view)).toEqual(['Prices', 'Activate']);
    // The list does not show a colleague's new price yet. The new price must be kept.
    expect(server.of(api.updateService)[0]?.body).toMatchObject({ Id: 11, Status: false, Price: 55_000 });
  });

  it('show which prices they have had, and who set them', async () => {
    const { user } = show(
      [
        replies(api.listServices, [aService()]),
        replies(api.listServicePrices, [
          { dateCreated: '2026-11-20T09:00:00.000Z', price: 50_000, by: 'Charlie Lima' },
          { dateCreated: '2026-01-01T09:00:00.000Z', price: 40_000, by: null },
        ]),
      ],
      'Protocol Officer',
    );
    await user.click(await screen.findByRole('button', { name: 'Prices: Arrival service' }));
    expect(
      await screen.findByRole('row', { name: /20th\sNovember, 2026.*₦50,000.00.*Charlie Lima/ }),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: /1st\sJanuary, 2026.*₦40,000.00.*From the start/ })).toBeVisible();
  });

  it('have their price changed by a Finance Officer, and nothing else', async () => {
    const { user } = show(undefined, 'Finance Officer');
    await user.click(await screen.findByRole('button', { name: 'Change price: Arrival service' }));
    expect(await screen.findByLabelText(/^Name/)).toHaveAttribute('readonly');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Price for/)).not.toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: /Deactivate|More actions/ })).not.toBeInTheDocument();
  });
});
