import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { isClient, useSession } from 'shared-api/http';
import { Slot, useBottomPanel } from 'shared-ui';
import type { Slots } from 'shared-ui/remote';
import styles from './WalletSlot.module.css';

/** This one width decides between sidebar and slide-in menu, and between wallet sidebar and bottom panel. */
const desktop = '(min-width: 970px)';

function subscribe(changed: () => void) {
  const query = window.matchMedia(desktop);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

const useIsDesktop = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(desktop).matches);

const booking = /^\/app\/service\/[^/]+\/create-booking$/;
const change = /^\/app\/booking\/[^/]+\/change$/;
const withSidebar = [/^\/app\/dashboard$/, /^\/app\/services$/, booking];

/**
 * Clients have a wallet: beside some pages on a wide screen, at the bottom of all but the forms of a booking on a narrow
 * one (G79). It is one panel, hidden there, so that turning a tablet keeps what was typed in its dialog.
 */
export function WalletSlot() {
  const user = useSession((state) => state.user);
  const path = useLocation().pathname.replace(/\/+$/, '');
  const isDesktop = useIsDesktop();
  if (!isClient(user) || (isDesktop && !withSidebar.some((page) => page.test(path)))) return null;
  return (
    <WalletPanel
      placement={isDesktop ? 'sidebar' : 'bottom'}
      hidden={!isDesktop && (booking.test(path) || change.test(path))}
    />
  );
}

function WalletPanel({ placement, hidden }: Slots['wallet.panel'] & { hidden: boolean }) {
  const panel = useBottomPanel<HTMLElement>();
  return (
    <aside ref={panel} aria-label="Wallet" className={styles[placement]} hidden={hidden}>
      <Slot name="wallet.panel" placement={placement} />
    </aside>
  );
}
