import { act, screen, waitFor } from '@testing-library/react';
import { saveAs } from 'file-saver';
import {
  builtInPublicSettings,
  changeOrder,
  createOrder,
  invoiceOrder,
  listAirports,
  listOwnBookings,
  listPeople,
  listServices,
  type Order,
  orderById,
  orderQuotation,
  readPublicSettings,
  serviceById,
  walletBalance,
} from 'shared-api/contract';
import { keys, readDraft } from 'shared-api/http';
import { airports } from 'shared-api/rules';
import { aService, fakeApi, hangs, refuses, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { aDraft } from '../../testing/aDraft.ts';
import { anOrder } from '../../testing/anOrder.ts';
import { signedIn } from '../../testing/signedIn.ts';
import { CreateBookingPage } from '../CreateBookingPage.tsx';

jest.mock('file-saver', () => ({ saveAs: jest.fn() }));

const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => void signedIn());

const around = [
  replies(serviceById, aService()),
  replies(listServices, [aService()]),
  replies(listAirports, [...airports]),
  replies(listOwnBookings, []),
  replies(listPeople, []),
  replies(walletBalance, { balance: { balance: 60_000 } }),
];
const exactly = (exactFunding: boolean) =>
  replies(readPublicSettings, { ...builtInPublicSettings, exactFunding });
const showWizard = (query: string) =>
  renderPortal(<CreateBookingPage />, {
    route: `/app/service/11/create-booking?${query}`,
    path: '/app/service/:service_id/create-booking',
  });

describe('the review step', () => {
  it('saves the passengers for later, and the tab forgets them', async () => {
    aDraft(3);
    const api = fakeApi([...around, replies(createOrder, anOrder())]);
    const { user } = showWizard('step=review');
    await user.click(await button('Save for later'));
    expect(await screen.findByText('Order saved')).toBeVisible();
    const sent = api.requests.find(({ method }) => method === 'POST')?.body as { entries: object[] };
    expect(sent.entries).toHaveLength(1);
    await waitFor(() => expect(readDraft(1, 'create-booking:11:2')).toBeUndefined());
  });

  it('saves them with the paper of their prices, and opens the order', async () => {
    aDraft(1);
    const pdf = () => new Response('%PDF-', { headers: { 'Content-Type': 'application/pdf' } });
    fakeApi([...around, replies(createOrder, anOrder()), { endpoint: orderQuotation, answer: pdf }]);
    const { user, location } = showWizard('step=review');
    await user.click(await button('Quotation'));
    await waitFor(() => expect(saveAs).toHaveBeenCalledWith(expect.anything(), 'Quotation Q-4711-3.pdf'));
    await waitFor(() => expect(location()).toBe('/app/order/4711'));
  });

  it('asks for an invoice of exactly what is missing, once; a refusal leaves the order, and says so', async () => {
    aDraft(3);
    const saved = replies(createOrder, anOrder());
    const invoiced = fakeApi([...around, exactly(true), saved, replies(invoiceOrder, anOrder())]);
    const { user, location, unmount } = showWizard('step=review');
    await user.dblClick(await button('Pay exactly this'));
    await waitFor(() => expect(location()).toBe('/app/order/4711'));
    expect(await screen.findByText('Invoice issued')).toBeVisible();
    expect(invoiced.of(createOrder)).toHaveLength(1);
    expect(invoiced.of(invoiceOrder).map(({ body }) => body)).toEqual([
      { version: 3, accept: true, expectedTotal: 150_000 },
    ]);
    unmount();
    aDraft(3);
    fakeApi([...around, exactly(true), saved, refuses(invoiceOrder, 400)]);
    const refused = showWizard('step=review');
    await refused.user.click(await button('Pay exactly this'));
    expect(await screen.findByText('No invoice was issued')).toBeVisible();
    await waitFor(() => expect(refused.location()).toBe('/app/order/4711'));
  });

  it.each([
    ['the authority has not switched it on', [exactly(false)], '₦90,000.00 short'],
    [
      'the wallet suffices',
      [exactly(true), replies(walletBalance, { balance: { balance: 150_000 } })],
      'Wallet after this booking',
    ],
  ])('offers no exact payment where %s', async (_where, more, shown) => {
    aDraft(3);
    const api = fakeApi([...more, ...around]);
    showWizard('step=review');
    expect(await screen.findByText(shown)).toBeVisible();
    await button('Quotation');
    await waitFor(() => expect(api.of(readPublicSettings)).not.toHaveLength(0));
    expect(screen.queryByRole('button', { name: 'Pay exactly this' })).not.toBeInTheDocument();
  });

  it.each([
    [
      'was booked meanwhile',
      replies(orderById, anOrder({ status: 'Booked' })),
      'Order 4711 can no longer be edited',
    ],
    ['is not there, or somebody else’s', refuses(orderById, 404), 'This order does not exist'],
  ])('is of a new booking where the order %s', async (_, answer, text) => {
    fakeApi([...around, answer]);
    showWizard('order=4711');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText('Mrs. Adaeze Obi')).not.toBeInTheDocument();
    expect(screen.queryByText(/You are editing a saved order/)).not.toBeInTheDocument();
  });

  it('leads back to an order whose service cannot be booked any more', async () => {
    fakeApi([...around.slice(1), replies(serviceById, aService({ status: false }))]);
    showWizard('order=4711');
    expect(await screen.findByText('This service cannot be booked')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Order 4711' })).toHaveAttribute('href', '/app/order/4711');
  });

  it('of an order that a colleague changes asks for the terms again', async () => {
    let version = 3;
    fakeApi([...around, replies(orderById, () => anOrder({ version }))]);
    const { user, queryClient } = showWizard('order=4711');
    const accept = () => screen.findByRole('checkbox', { name: /I accept/ });
    await user.click(await accept());
    version = 4;
    await act(() => queryClient.invalidateQueries({ queryKey: keys.orders }));
    await waitFor(async () => expect(await accept()).not.toBeChecked());
    await user.click(await button('Continue'));
    expect(await screen.findByText('You must accept the terms and conditions')).toBeVisible();
  });

  it('of an edited order saves it upon its version and does not confirm', async () => {
    const api = fakeApi([...around, replies(orderById, anOrder()), replies(changeOrder, anOrder())]);
    const { user } = showWizard('order=4711');
    expect(await screen.findByText(/You are editing a saved order/)).toBeVisible();
    expect(await screen.findByText('Mrs. Adaeze Obi')).toBeInTheDocument();
    await user.click(await screen.findByRole('checkbox', { name: /I accept/ }));
    await user.click(await button('Continue'));
    await user.click(await button('Save the order'));
    expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(api.requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
        version: 3,
        entries: [{ ServiceId: 11, Flight_Number: 'P47121' }],
      }),
    );
  });

  it('of an edited order goes back by Discard to the order as it is saved', async () => {
    const api = fakeApi([...around, replies(orderById, anOrder()), replies(changeOrder, anOrder())]);
    const first = showWizard('order=4711');
    await first.user.click(await screen.findByRole('button', { name: 'Remove Mrs. Adaeze Obi' }));
    expect(screen.queryByText('Mrs. Adaeze Obi')).not.toBeInTheDocument();
    first.unmount();
    const { user } = showWizard('order=4711');
    await user.click(await button('Discard'));
    expect(await screen.findByText('Mrs. Adaeze Obi')).toBeInTheDocument();
    await user.click(await screen.findByRole('checkbox', { name: /I accept/ }));
    await user.click(await button('Continue'));
    await user.click(await button('Save the order'));
    await waitFor(() =>
      expect(api.of(changeOrder)[0]?.body).toMatchObject({
        version: 3,
        entries: [{ Flight_Number: 'P47121' }],
      }),
    );
  });

  it('of an order that a colleague changes during an edit begins again with the colleague’s passengers', async () => {
    let order = anOrder();
    fakeApi([...around, replies(orderById, () => order)]);
    const { user, queryClient } = showWizard('order=4711');
    await user.click(await button('Edit Mrs. Adaeze Obi'));
    const firstName = () => screen.getByLabelText(/^First name/);
    await waitFor(() => expect(firstName()).toHaveValue('Adaeze'));
    const [entry] = order.entries;
    const [passenger] = entry?.Passengers ?? [];
    order = anOrder({
      version: 4,
      entries: [{ ...entry, Passengers: [{ ...passenger, FirstName: 'Golf' }] }] as Order['entries'],
    });
    await act(() => queryClient.invalidateQueries({ queryKey: keys.orders }));
    expect(await screen.findByText('This order was changed meanwhile')).toBeVisible();
    expect(screen.getByText(/^Your edits were left out\./)).toBeVisible();
    expect(await screen.findByText('Mrs. Golf Obi')).toBeInTheDocument();
    expect(screen.queryByDisplayValue('Adaeze')).not.toBeInTheDocument();
  });

  it('of an order that was only set to wait goes on without a word', async () => {
    let order = anOrder();
    fakeApi([...around, replies(orderById, () => order)]);
    const { queryClient } = showWizard('order=4711');
    expect(await screen.findByText('Order 4711')).toBeVisible();
    order = anOrder({ version: 4, status: 'Waiting', bookWhenPaid: true });
    await act(() => queryClient.invalidateQueries({ queryKey: keys.orders }));
    expect(screen.queryByText('This order was changed meanwhile')).not.toBeInTheDocument();
    expect(screen.getByText('Mrs. Adaeze Obi')).toBeInTheDocument();
  });

  it('of an own save is not taken for a colleague’s change', async () => {
    let version = 3;
    const api = fakeApi(
      [
        ...around,
        exactly(true),
        replies(walletBalance, { balance: { balance: 0 } }),
        replies(orderById, () => anOrder({ version })),
        replies(changeOrder, () => anOrder({ version: ++version })),
        hangs(invoiceOrder),
      ].reverse(),
    );
    const { user } = showWizard('order=4711');
    await user.click(await screen.findByRole('checkbox', { name: /I accept/ }));
    await user.click(await button('Continue'));
    await user.click(await button('Pay exactly this'));
    await waitFor(() => expect(api.of(orderById)).toHaveLength(2));
    await act(() => Promise.resolve());
    expect(screen.queryByText('This order was changed meanwhile')).not.toBeInTheDocument();
  });
});
