import { useQuery } from '@tanstack/react-query';
import { clientsQuery } from 'shared-api/clients';
import { displayName } from 'shared-api/wording';
import { EmailText } from 'shared-ui';
import { FindDialog, FoundRows } from '../shared/FindDialog.tsx';
import { ProposeAdjustment } from '../shared/ProposeAdjustment.tsx';
import { QueryState } from '../shared/QueryState.tsx';
import { RowActions } from '../shared/RowActions.tsx';

function Found({ search, onProposed }: { search: string; onProposed: () => void }) {
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
              <RowActions
                subject={displayName(client)}
                usual={{
                  label: 'Choose',
                  dialog: (close) => (
                    <ProposeAdjustment
                      client={{ id: client.id, name: displayName(client) }}
                      onProposed={onProposed}
                      onClose={close}
                    />
                  ),
                }}
              />
            </>
          )}
        </FoundRows>
      )}
    </QueryState>
  );
}

/** Finds the client whose wallet is to be adjusted. */
export const ChooseClient = () => (
  <FindDialog button="Propose adjustment" title="Whose wallet?" label="Client’s name or e-mail address">
    {(search, close) => <Found search={search} onProposed={close} />}
  </FindDialog>
);
