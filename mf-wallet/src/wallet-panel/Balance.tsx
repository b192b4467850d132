import { useQuery } from '@tanstack/react-query';
import { walletBalanceQuery } from 'shared-api/wallet';
import { Button, Money, Skeletons, Stack } from 'shared-ui';
import styles from './Balance.module.css';

/** From here on an amount is too long for the large figures of the panel. */
const hundredMillionKobo = 100_000_000_00;

/** The wallet's balance, and apart from it what still awaits payment; never a wrong 0 (WALLET-25, D03, G50). */
export function Balance() {
  const balance = useQuery(walletBalanceQuery);
  if (balance.isPending) return <Skeletons count={1} />;
  if (!balance.data)
    return (
      <Stack space={2}>
        <p>Wallet balance is unavailable</p>
        <Button size="small" loading={balance.isFetching} onClick={() => void balance.refetch()}>
          Retry
        </Button>
      </Stack>
    );
  const { balanceKobo, pendingKobo } = balance.data;
  return (
    <div>
      <p className={`${styles.figure} ${balanceKobo >= hundredMillionKobo ? styles.long : ''}`} role="status">
        <Money kobo={balanceKobo} />
      </p>
      {pendingKobo > 0 && (
        <p className={styles.pending}>
          <Money kobo={pendingKobo} /> awaiting payment
        </p>
      )}
    </div>
  );
}
