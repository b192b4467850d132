import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useCan } from 'shared-api/http';
import { walletBalanceQuery } from 'shared-api/wallet';

export interface Wallet {
  balance: UseQueryResult<{ balanceKobo: number }>;
  /** The sum is undefined while the balance is not known. */
  missingFor: (totalKobo: number) => number | undefined;
}

/**
 * A Booker may confirm without seeing the balance. The server refuses a booking that the wallet does not
 * cover.
 */
export function useWallet({ fresh = false } = {}): Wallet {
  const reads = useCan('wallet.own');
  const balance = useQuery({
    ...walletBalanceQuery,
    enabled: reads,
    ...(fresh && { refetchOnMount: 'always' as const }),
  });
  const missingFor = (totalKobo: number) => {
    if (!reads) return 0;
    return balance.data && Math.max(0, totalKobo - balance.data.balanceKobo);
  };
  return { balance, missingFor };
}
