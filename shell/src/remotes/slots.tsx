import { type ComponentType, useMemo } from 'react';
import { lazyPart, type SlotImplementations } from 'shared-ui';
import type { SlotName } from 'shared-ui/remote';
import { loadRemote } from './loadRemote.ts';
import type { Registry } from './parseRegistry.ts';
import { RemoteFailure } from './RemoteFailure.ts';
import { useRegistry } from './registry.ts';
import { reportFailure } from './reportFailure.ts';

/** The props of a slot's component are unknown here; the `Slots` interface declares them. */
type Part = ComponentType<object>;

async function fetchPart(remote: string, slot: SlotName): Promise<Part> {
  try {
    const fill = (await loadRemote(remote)).slots?.[slot];
    if (!fill) throw new RemoteFailure(remote, 'shape');
    return ((await fill()) as { default: Part }).default;
  } catch (error) {
    void reportFailure(error, location.pathname, remote);
    throw error;
  }
}

/** Each slot keeps its component: React would remount a visible slot if its component changed. */
const parts = new Map<string, ReturnType<typeof lazyPart>>();

function knownPart(remote: string, slot: string): ReturnType<typeof lazyPart> {
  const key = `${remote} ${slot}`;
  const part = parts.get(key) ?? lazyPart(() => fetchPart(remote, slot as SlotName));
  parts.set(key, part);
  return part;
}

export const slotsOf = (remotes: Registry): SlotImplementations =>
  Object.fromEntries(
    Object.values(remotes).flatMap(({ name, slots }) => slots.map((slot) => [slot, knownPart(name, slot)])),
  );

export function useSlots(): SlotImplementations {
  const remotes = useRegistry((state) => state.remotes);
  return useMemo(() => slotsOf(remotes), [remotes]);
}
