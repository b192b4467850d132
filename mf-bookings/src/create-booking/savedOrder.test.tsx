import { screen, waitFor } from '@testing-library/react';
import {
  changeOrder,
  createOrder,
  listAirports,
  listOwnBookings,
  listServices,
  orderById,
  serviceById,
  walletBalance,
} from 'shared-api/contract';
import { readDraft } from 'shared-api/http';
import { airports } from 'shared-api/rules';
import { aService, fakeApi, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { aDraft } from '../testing/aDraft.ts';
import { anOrder } from '../testing/anOrder.ts';
import { signedIn } from '../testing/signedIn.ts';
import { CreateBookingPage } from './CreateBookingPage.tsx';

const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => void signedIn());

const around = [
  replies(serviceById, aService()),
  replies(listServices, [aService()]),
  replies(listAirports, [...airports]),
  replies(listOwnBookings, []),
  replies(walletBalance, { balance: { balance: 60_000 } }),
];
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
});
