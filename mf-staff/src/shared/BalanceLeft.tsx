import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { clientWalletQuery } from 'shared-api/clients';
import { can, useSession } from 'shared-api/http';
import { Banner, links, Money } from 'shared-ui';

function Warning({ children }: { children: ReactNode }) {
  const user = useSession((state) => state.user);
  return (
    <Banner tone="warning">
      {children}
      {can(user, 'books.read') && (
        <>
          : <Link to={links.books({ tab: 'payouts' })}>Payouts</Link>
        </>
      )}
    </Banner>
  );
}

export const BalancesLeft = () => (
  <Warning>What a wallet still holds its client can then ask for by letter alone</Warning>
);

function Balance({ clientId }: { clientId: number }) {
  const { data } = useQuery(clientWalletQuery(clientId));
  if (!data || data.balanceKobo === 0) return null;
  return (
    <Warning>
      The wallet still holds <Money kobo={data.balanceKobo} />, which the client can then ask for by letter
      alone
    </Warning>
  );
}

export function BalanceLeft({ clientId }: { clientId: number }) {
  const user = useSession((state) => state.user);
  return can(user, 'transactions.readFunds') ? <Balance clientId={clientId} /> : <BalancesLeft />;
}
