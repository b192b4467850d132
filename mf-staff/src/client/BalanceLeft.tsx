import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { clientWalletQuery } from 'shared-api/clients';
import { can, useSession } from 'shared-api/http';
import { Banner, links, Money } from 'shared-ui';

function Balance({ clientId }: { clientId: number }) {
  const { data } = useQuery(clientWalletQuery(clientId));
  if (!data || data.balanceKobo === 0) return null;
  return (
    <Banner tone="warning">
      The wallet still holds <Money kobo={data.balanceKobo} />, which the client can then ask for by letter
      alone: <Link to={links.books({ tab: 'payouts' })}>Payouts</Link>
    </Banner>
  );
}

/** Before a client is deactivated, to whoever may read wallets. */
export function BalanceLeft({ clientId }: { clientId: number }) {
  const user = useSession((state) => state.user);
  return can(user, 'transactions.readFunds') ? <Balance clientId={clientId} /> : null;
}
