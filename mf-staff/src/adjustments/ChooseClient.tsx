import { useQuery } from '@tanstack/react-query';
import type { User } from 'shared-api/accounts';
import { clientsQuery } from 'shared-api/clients';
import { displayName } from 'shared-api/wording';
import { Button, EmailText } from 'shared-ui';
import { FindDrawer, FoundRows } from '../shared/FindDrawer.tsx';
import { AdjustmentForm, adjustmentTitle } from '../shared/ProposeAdjustment.tsx';
import { QueryState } from '../shared/QueryState.tsx';

function Found({ search, onChoose }: { search: string; onChoose: (client: User) => void }) {
  const clients = useQuery(clientsQuery({ search }));
  return (
    <QueryState query={clients} subject="The clients">
      {({ data }) => (
        <FoundRows rows={data} rowKey={({ id }) => id} empty="No client matches">
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

const nameOf = (client: User) => ({ id: client.id, name: displayName(client) });

/** Finds the client whose wallet is to be adjusted. */
export const ChooseClient = () => (
  <FindDrawer<User>
    button="Propose adjustment"
    title="Whose wallet?"
    label="Client’s name or e-mail address"
    found={(search, choose) => <Found search={search} onChoose={choose} />}
    titleOf={(client) => adjustmentTitle(nameOf(client))}
    form={(client, close, back) => (
      <AdjustmentForm client={nameOf(client)} cancel="Back" onProposed={close} onClose={back} />
    )}
  />
);
