import { useQuery } from '@tanstack/react-query';
import type { User } from 'shared-api/accounts';
import { listClients } from 'shared-api/clients';
import { listOf } from 'shared-api/http';
import { displayName } from 'shared-api/wording';
import { Button, EmailText } from 'shared-ui';
import { FoundRows } from './FindDrawer.tsx';
import { QueryState } from './QueryState.tsx';

interface FoundClientsProps {
  search: string;
  status?: User['status'];
  onChoose: (client: User) => void;
}

export function FoundClients({ search, status, onChoose }: FoundClientsProps) {
  const clients = useQuery(listOf(listClients, { query: { search, ...(status && { status }) } }));
  return (
    <QueryState query={clients} subject="The clients">
      {({ data, meta }) => (
        <FoundRows
          rows={data}
          rowKey={({ id }) => id}
          empty={`No ${status ? `${status.toLowerCase()} ` : ''}client matches`}
          more={meta?.nextPage != null && 'More match: type more of the name'}
        >
          {(client) => (
            <>
              <span>
                <strong>{displayName(client)}</strong> <EmailText address={client.email} />
              </span>
              <Button
                size="small"
                aria-label={`Choose: ${displayName(client)}`}
                onClick={() => onChoose(client)}
              >
                Choose
              </Button>
            </>
          )}
        </FoundRows>
      )}
    </QueryState>
  );
}
