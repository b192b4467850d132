import { screen, waitFor } from '@testing-library/react';
import { approveOrder, listOrders, orderById, pageMeta } from 'shared-api/contract';
import { permissionsOf } from 'shared-api/permissions';
import { aClient, fakeApi, refuses, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { anOrder } from '../testing/anOrder.ts';
import { signedIn } from '../testing/signedIn.ts';
import { OrdersToDecide } from './OrdersToDecide.tsx';

const asked = anOrder({
  status: 'Submitted',
  passengers: 4,
  total: 120_000,
  totalNow: 120_000,
  madeBy: { id: 7, name: 'Echo Juliett' },
});
const waiting = (count: number) => replies(listOrders, [asked], pageMeta(1, count, 10));

const as = (memberRole: 'Approver' | 'Booker') =>
  signedIn(aClient({ memberRole, ownerId: 1, permissions: permissionsOf('Client', memberRole) }));

it('an Approver reads first that an order waits for them, with people and sum, and approves it there or opens it', async () => {
  as('Approver');
  const api = fakeApi([waiting(1), replies(orderById, asked), replies(approveOrder, anOrder())]);
  const { user } = renderPortal(<OrdersToDecide />);
  expect(await screen.findByText('1 order waits for you')).toBeVisible();
  expect(screen.getByText(/Echo Juliett, 4 passengers/)).toHaveTextContent('₦120,000.00');
  expect(screen.getByRole('link', { name: 'Look' })).toHaveAttribute('href', '/app/order/4711');
  expect(api.of(listOrders)[0]?.url.searchParams.get('group')).toBe('approval');
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('dialog', { name: 'Approve this order?' });
  expect(dialog).toHaveTextContent('Echo Juliett, 4 passengers, ₦120,000.00Arrival service on P47121');
  await user.click(screen.getByRole('button', { name: 'Approve and book' }));
  await waitFor(() => expect(api.of(approveOrder)[0]?.body).toEqual({ version: 3, expectedTotal: 120_000 }));
});

it('an order is approved at what it costs today, also if the price changes again meanwhile', async () => {
  as('Approver');
  let totalNow = 140_000;
  const api = fakeApi([
    waiting(1),
    replies(orderById, () => ({ ...asked, totalNow })),
    refuses(approveOrder, 409, {
      code: 'price_changed',
      message: 'The total is now ₦160,000.00',
      errors: [],
    }),
  ]);
  const { user } = renderPortal(<OrdersToDecide />);
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('4 passengers, ₦140,000.00');
  totalNow = 160_000;
  await user.click(screen.getByRole('button', { name: 'Approve and book' }));
  await waitFor(() => expect(api.of(approveOrder)[0]?.body).toEqual({ version: 3, expectedTotal: 140_000 }));
  expect(await screen.findByText(/^Echo Juliett, 4 passengers/)).toHaveTextContent('₦160,000.00');
});

it('several orders lead to the list of those that wait', async () => {
  as('Approver');
  fakeApi([waiting(3)]);
  renderPortal(<OrdersToDecide />);
  expect(await screen.findByText('3 orders wait for you')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look' })).toHaveAttribute('href', '/app/orders?group=approval');
});

it.each([
  ['a Booker', () => as('Booker')],
  ['an individual', () => signedIn()],
])('%s is not asked', async (_, signIn) => {
  signIn();
  const api = fakeApi([waiting(1)]);
  renderPortal(<OrdersToDecide />);
  await Promise.resolve();
  expect(api.of(listOrders)).toEqual([]);
  expect(screen.queryByText(/for you/)).not.toBeInTheDocument();
});
