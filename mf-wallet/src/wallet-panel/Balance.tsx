import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useCan } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import { servicesQuery } from 'shared-api/services';
import { walletBalanceQuery } from 'shared-api/wallet';
import { Button, links, Money, Skeletons, Stack } from 'shared-ui';
import styles from './Balance.module.css';

const longFromKobo = 100_000_000_00;

/** `Covers` only reads the cache: a page that needs the services fetches them itself. */
function Covers({ balanceKobo }: { balanceKobo: number }) {
  const [first] = useQuery({ ...servicesQuery, enabled: false }).data ?? [];
  const times = first ? Math.floor(balanceKobo / koboOf(first.price)) : 0;
  if (!first || times === 0 || !Number.isFinite(times)) return null;
  return (
    <p className={`${styles.covers} small`}>
      Covers about {times} × {first.name}
    </p>
  );
}

export function Balance({ covers = false }: { covers?: boolean }) {
  const balance = useQuery(walletBalanceQuery);
  const funds = useCan('wallet.fund');
  if (balance.isLoading) return <Skeletons count={1} />;
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
      <p className={`${styles.figure} ${balanceKobo >= longFromKobo ? styles.long : ''}`} role="status">
        <Money kobo={balanceKobo} />
      </p>
      {covers && <Covers balanceKobo={balanceKobo} />}
      {pendingKobo > 0 && (
        <p className={styles.pending}>
          <span>
            <Money kobo={pendingKobo} />{' '}
            <span className={funds ? 'unseenOnPhone' : undefined}>awaiting payment</span>
          </span>
          {funds && <Link to={links.transactions({ tab: 'funds', status: 'Unpaid' })}>Pay</Link>}
        </p>
      )}
    </div>
  );
}
