import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useCan } from 'shared-api/http';
import { Slot, useFixedHeight } from 'shared-ui';
import type { Slots } from 'shared-ui/remote';
import styles from './WalletSlot.module.css';

const desktop = '(min-width: 970px)';

function subscribe(changed: () => void) {
  const query = window.matchMedia(desktop);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

const useIsDesktop = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(desktop).matches);

const withSidebar = [/^\/app\/dashboard$/, /^\/app\/services$/];
const ofBooking = [/^\/app\/service\/[^/]+\/create-booking$/, /^\/app\/booking\/[^/]+\/change$/];

/** On a narrow screen, a page with a booking form has no wallet panel, because the form shows the balance. */
export function WalletSlot() {
  const reads = useCan('wallet.own');
  const path = useLocation().pathname.replace(/\/+$/, '');
  const isDesktop = useIsDesktop();
  const isHere = (page: RegExp) => page.test(path);
  if (!reads) return null;
  if (!(isDesktop ? withSidebar.some(isHere) : !ofBooking.some(isHere))) return null;
  return <WalletPanel placement={isDesktop ? 'sidebar' : 'bottom'} />;
}

function WalletPanel({ placement }: Slots['wallet.panel']) {
  const panel = useFixedHeight<HTMLElement>('--bottom-panel');
  return (
    <aside ref={panel} aria-label="Wallet" className={`${styles[placement]} screenOnly`}>
      <Slot name="wallet.panel" placement={placement} />
    </aside>
  );
}
