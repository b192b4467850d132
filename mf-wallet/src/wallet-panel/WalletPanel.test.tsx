import { act, screen, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { session } from 'shared-api/http';
import { permissionsOf } from 'shared-api/permissions';
import { servicesQuery } from 'shared-api/services';
import { aClient, aService, aTransaction, fakeApi, refuses, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { WalletPanel } from './WalletPanel.tsx';

const fundings = Array.from({ length: 7 }, (_, index) =>
  aTransaction({ transactionId: index, amount: 500_000 + index }),
);
const list = replies(api.listTransactionsOfType, { transactions: fundings, meta: null });
const balance = replies(api.walletBalance, { balance: { balance: 150_000.5, pending: 500_000 } });

const slots = { 'wallet.fund': ({ open }: { open: boolean }) => open && <p>The funding dialog</p> };

const show = (placement: 'sidebar' | 'bottom', handlers = [list, balance], user = aClient()) => {
  session.signIn('token', user);
  const server = fakeApi(handlers);
  return { ...renderPortal(<WalletPanel placement={placement} />, { slots }), server };
};

describe('the wallet beside a page', () => {
  it('shows the balance of the server, and what awaits payment apart from it [WALLET-01] [WALLET-09]', async () => {
    show('sidebar');
    expect(await screen.findByText('₦150,000.50')).toBeVisible();
    expect(screen.getByText(/awaiting payment/).closest('p')).toHaveTextContent(
      '₦500,000.00 awaiting payment',
    );
    expect(screen.getByRole('link', { name: 'Pay' })).toHaveAttribute(
      'href',
      '/app/transaction-services?tab=funds&status=Unpaid',
    );
  });

  it('offers no payment to a member who may not fund the wallet', async () => {
    const permissions = permissionsOf('Client', 'Reader');
    show('bottom', [list, balance], aClient({ memberRole: 'Reader', permissions }));
    expect(await screen.findByText(/awaiting payment/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pay' })).not.toBeInTheDocument();
  });

  it('says what the balance is worth in the first service, where the page knows the services', async () => {
    const { queryClient } = show('sidebar');
    await screen.findByText('₦150,000.50');
    expect(screen.queryByText(/Covers about/)).toBeNull();
    act(() =>
      queryClient.setQueryData(servicesQuery.queryKey, [aService({ name: 'Arrival', price: 30_000 })]),
    );
    expect(await screen.findByText('Covers about 5 × Arrival')).toBeVisible();
  });

  it('lists the five newest fundings with amount and date [WALLET-03] [WALLET-10] [CONST-08]', async () => {
    const { server } = show('sidebar');
    expect(await screen.findByText('₦500,004.00')).toBeVisible();
    expect(screen.queryByText('₦500,005.00')).not.toBeInTheDocument();
    expect(screen.getAllByText('20th November, 2026')).toHaveLength(5);
    const asked = server
      .of(api.listTransactionsOfType)
      .map(({ url }) => [url.pathname, Object.fromEntries(url.searchParams)]);
    expect(asked).toEqual([['/api/transactions/services-by-type/2', { pageNumber: '1' }]]);
  });

  it('says that the fundings could not be loaded, not that there are none, and asks again', async () => {
    const { user, server } = show('sidebar', [refuses(api.listTransactionsOfType, 400), balance]);
    expect(await screen.findByText('The transactions could not be loaded')).toBeVisible();
    expect(screen.queryByText(/There are no fund transactions/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(server.of(api.listTransactionsOfType)).toHaveLength(2);
  });

  it('leads to all transactions [WALLET-04]', async () => {
    show('sidebar');
    expect(await screen.findByRole('link', { name: 'View All' })).toHaveAttribute(
      'href',
      '/app/transaction-services',
    );
  });

  it('opens the funding dialog [WALLET-02]', async () => {
    const { user } = show('sidebar');
    await user.click(await screen.findByRole('button', { name: 'Fund' }));
    expect(screen.getByText('The funding dialog')).toBeVisible();
  });

  it('says that the balance is unavailable instead of showing 0, and asks again on Retry [WALLET-25]', async () => {
    const { user, server } = show('sidebar', [list, refuses(api.walletBalance, 400)]);
    expect(await screen.findByText('Wallet balance is unavailable')).toBeVisible();
    expect(screen.getByText('Fetching the balance failed. Kindly Refresh')).toBeVisible();
    expect(screen.queryByText('₦0.00')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(server.of(api.walletBalance)).toHaveLength(2);
  });
});

describe('the wallet beneath a page', () => {
  it('is one line while the page is read, until its top comes back', async () => {
    show('bottom');
    const panel = screen.getByRole('region', { name: 'Wallet' });
    const scrollTo = (y: number) => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      act(() => void window.dispatchEvent(new Event('scroll')));
    };
    for (const [y, strip] of [
      [100, false],
      [130, true],
      [60, true],
      [0, false],
    ] as const) {
      scrollTo(y);
      expect(panel.hasAttribute('data-strip')).toBe(strip);
    }
    expect(await screen.findByText('₦150,000.50')).toBeVisible();
  });

  it('shows Wallet Balance, Fund and View Transactions [WALLET-05] [WALLET-06] [WALLET-07]', async () => {
    show('bottom');
    const panel = within(screen.getByRole('region', { name: 'Wallet' }));
    expect(panel.getByText('Wallet Balance')).toBeVisible();
    expect(await panel.findByText('₦150,000.50')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Fund' })).toBeVisible();
    expect(panel.getByRole('link', { name: 'View Transactions' })).toHaveAttribute(
      'href',
      '/app/transaction-services',
    );
  });
});
