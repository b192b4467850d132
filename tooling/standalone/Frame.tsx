import { lazy, useMemo } from 'react';
import { NavLink, Outlet } from 'react-router-dom';
import { Inline, LoadingOverlay, Notifications, type SlotImplementations, SlotsProvider } from 'shared-ui';
import type { NavigationEntry, Remote } from 'shared-ui/remote';
import styles from './Frame.module.css';
import { SamplePerson } from './SamplePerson.tsx';

/** Slots that the remote does not fill show their fallbacks. */
const slotsOf = ({ slots = {} }: Remote): SlotImplementations =>
  Object.fromEntries(
    Object.entries(slots).map(([name, fill]) => [name, lazy(fill as Parameters<typeof lazy>[0])]),
  );

interface Props {
  remote: Remote;
  label: string;
  navigation: readonly NavigationEntry[];
}

export function Frame({ remote, label, navigation }: Props) {
  const slots = useMemo(() => slotsOf(remote), [remote]);
  return (
    <SlotsProvider slots={slots}>
      <header className={styles.bar}>
        <strong>{label} alone</strong>
        <Inline component="nav" aria-label={label}>
          {navigation
            .filter(({ hidden }) => !hidden)
            .map(({ to, label: entry }) => (
              <NavLink key={to} to={to}>
                {entry}
              </NavLink>
            ))}
        </Inline>
        <SamplePerson />
      </header>
      <Notifications />
      <LoadingOverlay />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </SlotsProvider>
  );
}
