import { type ComponentType, type LazyExoticComponent, lazy, useMemo, useState } from 'react';
import type { SlotImplementations } from 'shared-ui';
import type { SlotName } from 'shared-ui/remote';
import { loadRemote } from './loadRemote.ts';
import type { Registry } from './RegisteredRemote.ts';
import { RemoteFailure } from './RemoteFailure.ts';
import { useRegistry } from './registry.ts';

/** What a slot is shown with is between the page and the remote that fills it; the `Slots` interface types both. */
type Part = ComponentType<object>;

async function fetchPart(remote: string, slot: SlotName): Promise<{ default: Part }> {
  const fill = (await loadRemote(remote)).slots?.[slot];
  if (!fill) throw new RemoteFailure(remote, 'shape');
  return (await fill()) as { default: Part };
}

/** React.lazy keeps a rejection for ever, so a slot that failed is asked for again when it is next mounted. */
function partOf(remote: string, slot: SlotName): Part {
  let part: LazyExoticComponent<Part> | undefined;
  const current = () => {
    part ??= lazy(() =>
      fetchPart(remote, slot).catch((error: unknown) => {
        part = undefined;
        throw error;
      }),
    );
    return part;
  };
  return function PartOfRemote(props: object) {
    const [Current] = useState(current);
    return <Current {...props} />;
  };
}

/** A slot keeps its component, or a refreshed registry would mount anew what is shown. */
const parts = new Map<string, Part>();

function knownPart(remote: string, slot: string): Part {
  const key = `${remote} ${slot}`;
  const part = parts.get(key) ?? partOf(remote, slot as SlotName);
  parts.set(key, part);
  return part;
}

/** Every slot that a registered remote fills, each fetched from it when it is first shown. */
export const slotsOf = (remotes: Registry): SlotImplementations =>
  Object.fromEntries(
    Object.values(remotes).flatMap(({ name, slots }) => slots.map((slot) => [slot, knownPart(name, slot)])),
  );

export function useSlots(): SlotImplementations {
  const remotes = useRegistry((state) => state.remotes);
  return useMemo(() => slotsOf(remotes), [remotes]);
}
