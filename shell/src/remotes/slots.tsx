import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react';
import type { SlotImplementations } from 'shared-ui';
import type { SlotName, Slots } from 'shared-ui/remote';
import { loadRemote } from './loadRemote.ts';
import { RemoteFailure } from './RemoteFailure.ts';

/** Who fills a slot is the first part of its name: `wallet.panel` is mf-wallet's. */
const providerOf = (name: SlotName) => `mf-${name.split('.')[0]}`;

async function fetchSlot<Name extends SlotName>(
  name: Name,
): Promise<{ default: ComponentType<Slots[Name]> }> {
  const provider = providerOf(name);
  const fill = (await loadRemote(provider)).slots?.[name];
  if (!fill) throw new RemoteFailure(provider, 'shape');
  return fill();
}

/** React.lazy keeps a rejection for ever, so a slot that failed is asked for again when it is next mounted. */
function slotFrom<Name extends SlotName>(name: Name): ComponentType<Slots[Name]> {
  let part: LazyExoticComponent<ComponentType<Slots[Name]>> | undefined;
  const current = () => {
    part ??= lazy(() =>
      fetchSlot(name).catch((error: unknown) => {
        part = undefined;
        throw error;
      }),
    );
    return part;
  };
  return function SlotFromRemote(props: Slots[Name]) {
    const [Part] = useState(current);
    return <Part {...props} />;
  };
}

/** Every slot of the portal, each fetched from its remote when it is first shown. */
export const slots: Required<SlotImplementations> = {
  'wallet.panel': slotFrom('wallet.panel'),
  'wallet.fund': slotFrom('wallet.fund'),
  'accounts.feedback': slotFrom('accounts.feedback'),
  'bookings.detail': slotFrom('bookings.detail'),
  'staff.transactions': slotFrom('staff.transactions'),
  'staff.dashboard': slotFrom('staff.dashboard'),
  'staff.bookings': slotFrom('staff.bookings'),
  'staff.services': slotFrom('staff.services'),
  'staff.bookingOutcome': slotFrom('staff.bookingOutcome'),
};
