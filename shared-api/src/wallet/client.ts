import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, download, listOf } from 'shared-api/http';
import type { Envelope, QueryOf } from '../contract/endpoint.ts';
import { keys } from '../contract/keys.ts';
import { transactionPdfName } from '../documents/names.ts';
import { koboOf, nairaFromKobo } from '../money/money.ts';
import * as api from './contract.ts';
import type { Transaction } from './replies.ts';

export const walletBalanceQuery = queryOptions({
  queryKey: [...keys.wallet, 'balance'],
  queryFn: async ({ signal }) => {
    const { balance } = (await call(api.walletBalance, {}, { signal })).data;
    return { balanceKobo: koboOf(balance.balance), pendingKobo: koboOf(balance.pending ?? 0) };
  },
  meta: { failure: 'Fetching the balance failed. Kindly Refresh' },
});

export type FundingInvoice = Partial<Transaction> & Pick<Transaction, 'amount'>;

/** There is no success message here, since the page shows success only when the payment is confirmed. */
export const fundWalletMutation = mutationOptions({
  mutationFn: async (amountKobo: number) => {
    const amount = nairaFromKobo(amountKobo);
    const reply = await call(api.fundWallet, { body: { amount } });
    const told: Partial<Transaction> | undefined = reply.data;
    const invoice: FundingInvoice = { ...told, amount: told?.amount ?? amount };
    return { amountKobo, invoice };
  },
  meta: { failure: 'Wallet funding failed', invalidates: [keys.wallet, keys.transactions, keys.activities] },
});

export const transactionsQuery = (type: number, query: QueryOf<typeof api.listTransactionsOfType>) =>
  listOf(api.listTransactionsOfType, { params: { type }, query });

export const clientTransactionsQuery = (type: number, clientId: number, pageNumber: number) =>
  queryOptions<Envelope<Transaction[]>>({
    queryKey: [...keys.transactions, 'client', clientId, type, pageNumber],
    queryFn: async ({ signal }) => {
      const params = { type, id: String(clientId) };
      const reply = await call(api.transactionOfType, { params, query: { pageNumber } }, { signal });
      return { ...reply, data: 'transactions' in reply.data ? reply.data.transactions : [] };
    },
    placeholderData: keepPreviousData,
    meta: { failure: 'Failed to fetch transactions' },
  });

const documentName = ({ business_Name, transactType, dateCreated }: Transaction) =>
  transactionPdfName(business_Name ?? 'Client', transactType, dateCreated);

export const receiptDownload = (transaction: Transaction) =>
  download(
    api.transactionReceipt,
    { params: { id: String(transaction.transactionId) } },
    documentName(transaction),
  );

export const invoiceDownload = (code: string, transaction: Transaction) =>
  download(api.invoiceDocumentByCode, { params: { code } }, documentName(transaction));

/** The specification prescribes these file names. */
const exported = [
  { endpoint: api.exportBookingTransactions, fileName: 'Booking transactions.csv' },
  { endpoint: api.exportRegistrationTransactions, fileName: 'Registrations transactions.csv' },
  { endpoint: api.exportFundTransactions, fileName: 'Fund transactions.csv' },
] as const;

export const transactionsExport = (type: 0 | 1 | 2, query: QueryOf<typeof api.listTransactionsOfType>) =>
  download(exported[type].endpoint, { query }, exported[type].fileName);
