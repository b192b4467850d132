/** The accounts of the ledger as the books name them, in their order. */
export const accountLabels: Readonly<Record<string, string>> = {
  bank: 'Bank',
  gateway_clearing: 'Gateway clearing',
  gateway_fees: 'Gateway fees',
  adjustment: 'Adjustments',
  wallet: 'Wallets of clients',
  payouts_due: 'Payouts due',
  suspense: 'Suspense',
  unearned: 'Unearned',
  revenue: 'Revenue',
};
