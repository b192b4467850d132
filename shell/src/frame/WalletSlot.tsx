import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isClient, useSession } from 'shared-api';
import { Slot } from 'shared-ui';
import type { Slots } from 'shared-ui/remote';
import { useIsDesktop } from './useIsDesktop.ts';
import styles from './WalletSlot.module.css';

const withSidebar = [
  /^\/app\/dashboard$/,
  /^\/app\/services$/,
  /^\/app\/service\/[^/]+\/create-booking$/,
  /^\/app\/profile$/,
];

/**
 * Clients have a wallet: beside some pages on a wide screen, at the bottom of all of them on a narrow one (G79). It is
 * one panel in two places, so that turning a tablet keeps what was typed in its dialog.
 */
export function WalletSlot() {
  const user = useSession((state) => state.user);
  const path = useLocation().pathname.replace(/\/+$/, '');
  const isDesktop = useIsDesktop();
  if (!isClient(user) || (isDesktop && !withSidebar.some((page) => page.test(path)))) return null;
  return <WalletPanel placement={isDesktop ? 'sidebar' : 'bottom'} />;
}

/** At the bottom the page knows its height, so that nothing focused is ever beneath it. */
function WalletPanel({ placement }: Slots['wallet.panel']) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (placement === 'sidebar') return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty('--bottom-panel', `${entry?.target.getBoundingClientRect().height ?? 0}px`);
    });
    if (panel.current) observer.observe(panel.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--bottom-panel');
    };
  }, [placement]);
  return (
    <aside ref={panel} aria-label="Wallet" className={styles[placement]}>
      <Slot name="wallet.panel" placement={placement} />
    </aside>
  );
}
