import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { UserDetails } from 'shared-api/accounts';
import { clientWalletQuery } from 'shared-api/clients';
import { can, useSession } from 'shared-api/http';
import { serviceTypeLabel } from 'shared-api/services';
import { Inline, links, Money, StatusTag, Tag } from 'shared-ui';
import { clientKindText } from '../shared/clientKind.ts';
import { feeText } from './review.ts';

function Balance({ clientId }: { clientId: number }) {
  const { data } = useQuery(clientWalletQuery(clientId));
  return (
    <Link to={links.client(String(clientId), { tab: 'wallet' })}>
      Wallet {data ? <Money kobo={data.balanceKobo} /> : '…'}
    </Link>
  );
}

export function ClientLead({ client }: { client: UserDetails }) {
  const user = useSession((state) => state.user);
  return (
    <Inline space={3}>
      <StatusTag kind="account" status={client.status} />
      {client.erased && <Tag tone="neutral">Erased</Tag>}
      {client.closedToChange && !client.erased && <Tag tone="warning">Restricted</Tag>}
      <span>
        {clientKindText(client)}, {serviceTypeLabel(client.clientTypeId)}
      </span>
      {client.registrationFee && <span>Fee {feeText(client)}</span>}
      {can(user, 'transactions.readFunds') && <Balance clientId={client.id} />}
    </Inline>
  );
}
