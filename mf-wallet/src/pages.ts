import { listOf } from 'shared-api/http';
import { listTransactionsOfType } from 'shared-api/wallet';
import type { Page, Remote } from 'shared-ui/remote';

export const pages: readonly Page[] = [
  {
    path: 'app/transaction-services',
    load: async () => (await import('./transactions/TransactionsPage.tsx')).TransactionsPage,
    title: 'Transactions',
    access: 'client',
    menu: { icon: 'transactions', order: 30 },
    firstCalls: () => [listOf(listTransactionsOfType, { params: { type: 0 }, query: { pageNumber: 1 } })],
  },
  {
    path: 'app/statement',
    load: async () => (await import('./statement/StatementPage.tsx')).StatementPage,
    title: 'Statement',
    above: [{ label: 'Transactions', to: '/app/transaction-services' }],
    access: ['statements.own'],
  },
  {
    path: 'app/payouts',
    load: async () => (await import('./payouts/PayoutsPage.tsx')).PayoutsPage,
    title: 'Payouts',
    above: [{ label: 'Transactions', to: '/app/transaction-services' }],
    access: ['payouts.ask'],
  },
  {
    path: 'app/transaction-service/:transactionId',
    load: async () => (await import('./transaction-detail/TransactionPage.tsx')).TransactionPage,
    title: 'Transaction',
    above: [{ label: 'Transactions', to: '/app/transaction-services' }],
    access: 'signed-in',
  },
  {
    path: 'invoice',
    load: async () => (await import('./invoice/InvoicePage.tsx')).InvoicePage,
    title: 'Invoice',
    access: 'public',
  },
  { path: 'app/wallet', title: 'Wallet', access: 'client', menu: { icon: 'wallet', order: 35 } },
  { path: 'app/notifications', title: 'Notifications', access: 'client', menu: { icon: 'mail', order: 36 } },
];

export const slots = {
  'wallet.panel': async () => ({ default: (await import('./wallet-panel/WalletPanel.tsx')).WalletPanel }),
  'wallet.fund': async () => ({ default: (await import('./fund-wallet/FundWallet.tsx')).FundWallet }),
} satisfies Remote['slots'];
