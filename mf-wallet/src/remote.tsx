import { lazyPage } from 'shared-ui';
import { REMOTE_CONTRACT, type Remote } from 'shared-ui/remote';
import { navigation } from './navigation.ts';

const TransactionsPage = lazyPage(() =>
  import('./transactions/TransactionsPage.tsx').then((m) => m.TransactionsPage),
);
const TransactionPage = lazyPage(() =>
  import('./transaction-detail/TransactionPage.tsx').then((m) => m.TransactionPage),
);
const InvoicePage = lazyPage(() => import('./invoice/InvoicePage.tsx').then((m) => m.InvoicePage));

const dashboard = { label: 'Dashboard', to: '/app/dashboard' };
const transactions = { label: 'Transactions', to: '/app/transaction-services' };

export default {
  contract: REMOTE_CONTRACT,
  name: 'mf-wallet',
  routes: [
    {
      path: 'app/transaction-services',
      Component: TransactionsPage,
      handle: {
        title: 'Transactions',
        access: 'signed-in',
        breadcrumbs: [dashboard, { label: 'Transactions' }],
      },
    },
    {
      path: 'app/transaction-service/:transactionId',
      Component: TransactionPage,
      handle: {
        title: 'Transaction',
        access: 'signed-in',
        breadcrumbs: [dashboard, transactions, { label: 'Transaction' }],
      },
    },
    { path: 'invoice', Component: InvoicePage, handle: { title: 'Invoice', access: 'public' } },
  ],
  navigation,
  slots: {
    'wallet.panel': () => import('./wallet-panel/WalletPanel.tsx').then((m) => ({ default: m.WalletPanel })),
    'wallet.fund': () => import('./fund-wallet/FundWallet.tsx').then((m) => ({ default: m.FundWallet })),
  },
} satisfies Remote;
