import type { User } from 'shared-api/accounts';
import { displayName } from 'shared-api/wording';
import { FindDrawer } from '../shared/FindDrawer.tsx';
import { FoundClients } from '../shared/FoundClients.tsx';
import { AdjustmentForm, adjustmentTitle } from '../shared/ProposeAdjustment.tsx';

const nameOf = (client: User) => ({ id: client.id, name: displayName(client) });

export const ChooseClient = () => (
  <FindDrawer<User>
    button="Propose adjustment"
    title="Whose wallet?"
    label="Client’s name or e-mail address"
    found={(search, choose) => <FoundClients search={search} onChoose={choose} />}
    titleOf={(client) => adjustmentTitle(nameOf(client))}
    form={(client, close, back) => (
      <AdjustmentForm client={nameOf(client)} cancel="Back" onProposed={close} onClose={back} />
    )}
  />
);
