import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { session } from 'shared-api/http';
import { airports } from 'shared-api/rules';
import { aService, aStaffMember, fakeApi, type Handler, refuses, replies } from 'shared-api/testing';
import { choose, renderPortal } from 'shared-ui/testing';
import { ServicePage } from '../ServicePage.tsx';

const offer = (airportId: number, own: Partial<api.AirportOffer> = {}): api.AirportOffer => ({
  airportId,
  offered: true,
  fromHour: 0,
  toHour: 24,
  leadMinutes: 0,
  perHour: null,
  counts: 'passengers',
  version: 0,
  ahead: { bookings: 0, last: null },
  ...own,
});
const lagos = 13;
const kano = 14;
const busy = { bookings: 12, last: '2099-12-03T08:00:00.000Z' };
const everywhere = airports.map(({ id }) => offer(id, id === lagos ? { ahead: busy } : {}));
const exception: api.ListedException = {
  id: 5,
  service: null,
  airportId: kano,
  day: '2099-12-01',
  fromHour: 6,
  toHour: 9,
  closed: true,
  perHour: null,
  leadMinutes: null,
  reason: 'Runway works',
  by: 'Ada Lima',
  at: '2099-11-01T08:00:00.000Z',
};

function show(handlers: Handler[] = [], role: Parameters<typeof aStaffMember>[0] = 'Administrator') {
  session.signIn('token', aStaffMember(role));
  const server = fakeApi([
    ...handlers,
    replies(api.serviceById, aService()),
    replies(api.listBookingsOfService, [], api.pageMeta(1, 0, 10)),
    replies(api.listOffers, everywhere),
    replies(api.listOfferExceptions, [exception]),
    replies(api.changeOffer, offer(lagos, { version: 1 })),
    replies(api.addOfferException, exception),
    replies(api.endOfferException, {}),
  ]);
  const portal = renderPortal(<ServicePage />, { route: '/app/service/11', path: '/app/service/:id' });
  return { ...portal, server };
}
const grid = async () => within(await screen.findByRole('table', { name: /^Where and when/ }));
const change = async ({ user }: ReturnType<typeof show>, airport: string) => {
  await user.click((await grid()).getByRole('button', { name: `Change: ${airport}` }));
  return within(await screen.findByRole('dialog'));
};

it('a limit of one is of one passenger, or of one booking', async () => {
  const counted = (['passengers', 'bookings'] as const).map((counts, index) =>
    offer(index === 0 ? lagos : kano, { perHour: 1, counts }),
  );
  show([replies(api.listOffers, counted)]);
  const rows = (await grid()).getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent('All day1 passengerNone');
  expect(rows[1]).toHaveTextContent('All day1 bookingNone');
});

it('the grid has the eighteen airports, with nothing set', async () => {
  show();
  const rows = (await grid()).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(18);
  expect(rows[0]).toHaveTextContent('Lagos (LOS)OfferedAll dayNo limitNone');
  expect(rows.slice(1, 6).map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'Abuja (ABV)',
    'Port Harcourt (PHC)',
    'Mallam Aminu Kano (KAN)',
    'Asaba (ABB)',
    'Bauchi (BCU)',
  ]);
});

it('one airport is set; what is narrowed says which bookings stay valid', async () => {
  const view = show();
  const dialog = await change(view, 'Lagos (LOS)');
  expect(dialog.queryByText(/stay valid/)).not.toBeInTheDocument();
  await view.user.type(dialog.getByLabelText(/^Places per hour/), '6');
  expect(dialog.getByText('12 bookings ahead, the last on 3 Dec 2099: they stay valid.')).toBeVisible();
  await view.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [sent] = view.server.of(api.changeOffer);
  expect(sent?.url.pathname).toBe('/api/services/11/offers/13');
  expect(sent?.body).toMatchObject({ offered: true, perHour: 6, leadMinutes: 0, version: 0 });
});

it('several airports are set alike, each by its own call', async () => {
  const view = show();
  const { user } = view;
  const table = await grid();
  await user.click(table.getByRole('checkbox', { name: 'Select Lagos (LOS)' }));
  await user.click(table.getByRole('checkbox', { name: 'Select Mallam Aminu Kano (KAN)' }));
  await user.click(screen.getByRole('button', { name: 'Change the chosen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: 'Offered here' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(view.server.of(api.changeOffer)).toHaveLength(2));
  expect(view.server.of(api.changeOffer).map(({ body }) => body)).toEqual([
    expect.objectContaining({ offered: false }),
    expect.objectContaining({ offered: false }),
  ]);
});

it('the chosen airports stay chosen when nothing is saved', async () => {
  const { user } = show();
  const box = (await grid()).getByRole('checkbox', { name: 'Select Lagos (LOS)' });
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Change the chosen' }));
  const dialog = () => within(screen.getByRole('dialog'));
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(box).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Change the chosen' }));
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(box).not.toBeChecked());
});

it('an airport that somebody else changed is refused, and what was typed stays', async () => {
  const message = 'Somebody changed this airport meanwhile. Please look at it again';
  const view = show([
    refuses(api.changeOffer, 409, { code: 'changed_meanwhile', message, errors: [message] }),
  ]);
  const dialog = await change(view, 'Lagos (LOS)');
  await view.user.type(dialog.getByLabelText(/^Places per hour/), '6');
  await view.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText(message)).not.toHaveLength(0);
  expect(dialog.getByLabelText(/^Places per hour/)).toHaveValue('6');
});

it('an airport is changed as it was when the form was opened, though the grid is fetched again meanwhile', async () => {
  let version = 1;
  const view = show([replies(api.listOffers, () => [offer(lagos, { version })])]);
  const dialog = await change(view, 'Lagos (LOS)');
  version = 2;
  await view.queryClient.invalidateQueries();
  await waitFor(() => expect(view.server.of(api.listOffers)).toHaveLength(2));
  await view.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(view.server.of(api.changeOffer)[0]?.body).toMatchObject({ version: 1 }));
});

it('says that a service which is offered nowhere cannot be booked', async () => {
  show([
    replies(
      api.listOffers,
      everywhere.map((one) => ({ ...one, offered: false })),
    ),
  ]);
  expect(await screen.findByText('This service is offered nowhere: nobody can book it.')).toBeVisible();
});

it('exceptions stand by day, and are ended', async () => {
  const { user, server } = show();
  const table = within(await screen.findByRole('table', { name: /^Exceptions/ }));
  expect(table.getByText('1st December, 2099')).toBeVisible();
  expect(table.getByText('Runway works (Ada Lima)')).toBeVisible();
  await user.click(table.getByRole('button', { name: 'End: Mallam Aminu Kano (KAN), 06:00–09:00' }));
  await waitFor(() => expect(server.of(api.endOfferException)).toHaveLength(1));
});

it('more room is added for an hour, with its reason', async () => {
  const { user, server } = show();
  await user.click(await screen.findByRole('button', { name: 'More room' }));
  const dialog = within(await screen.findByRole('dialog'));
  await choose(user, dialog.getByLabelText(/^Airport/), 'Lagos (LOS)');
  await choose(user, dialog.getByLabelText(/^From/), '06:00');
  await choose(user, dialog.getByLabelText(/^To/), '07:00');
  await user.type(dialog.getByLabelText(/^Places per hour/), '9');
  await user.type(dialog.getByLabelText(/^Reason/), 'The state visit');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(server.of(api.addOfferException)).toHaveLength(1));
  expect(server.of(api.addOfferException)[0]?.body).toMatchObject({
    serviceId: 11,
    airportId: lagos,
    fromHour: 6,
    toHour: 7,
    kind: 'perHour',
    value: 9,
    reason: 'The state visit',
  });
});

it('a Finance Officer looks at the grid and changes nothing', async () => {
  show([], 'Finance Officer');
  const table = await grid();
  expect(table.queryByRole('button', { name: /Change/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'More room' })).not.toBeInTheDocument();
});
