import { type ComponentType, createContext, type ReactNode, Suspense, useContext } from 'react';
import { ErrorBoundary } from '../page/ErrorBoundary.tsx';
import type { SlotName, Slots } from '../remote.ts';

export type SlotImplementations = { [Name in SlotName]?: ComponentType<Slots[Name]> };

const SlotsContext = createContext<SlotImplementations>({});

export const SlotsProvider = ({ slots, children }: { slots: SlotImplementations; children: ReactNode }) => (
  <SlotsContext value={slots}>{children}</SlotsContext>
);

type SlotProps<Name extends SlotName> = {
  name: Name;
  fallback?: ReactNode;
  pending?: ReactNode;
} & Slots[Name];

/** Shows `fallback` if no remote fills the slot, or if the remote's component fails. */
export function Slot<Name extends SlotName>({
  name,
  fallback = null,
  pending = null,
  ...props
}: SlotProps<Name>) {
  const Implementation = useContext(SlotsContext)[name] as
    | ComponentType<{ pending: ReactNode; failed: ReactNode }>
    | undefined;
  if (!Implementation) return fallback;
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense fallback={pending}>
        <Implementation {...props} pending={pending} failed={fallback} />
      </Suspense>
    </ErrorBoundary>
  );
}
