import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isClient, useSession } from 'shared-api';
import { Slot } from 'shared-ui';
import { useIsDesktop } from './useIsDesktop.ts';
import styles from './WalletSlot.module.css';

const withSidebar = [
  /^\/app\/dashboard$/,
  /^\/app\/services$/,
  /^\/app\/service\/[^/]+\/create-booking$/,
  /^\/app\/profile$/,
];

/** Clients have a wallet: beside some pages on a wide screen, at the bottom of all of them on a narrow one (G79). */
export function WalletSlot() {
  const user = useSession((state) => state.user);
  const path = useLocation().pathname.replace(/\/+$/, '');
  const isDesktop = useIsDesktop();
  if (!isClient(user)) return null;
  if (!isDesktop) return <BottomPanel />;
  if (!withSidebar.some((page) => page.test(path))) return null;
  return (
    <aside aria-label="Wallet" className={styles.sidebar}>
      <Slot name="wallet.panel" placement="sidebar" />
    </aside>
  );
}

/** Its height is told to the page, so that nothing focused is ever beneath it. */
function BottomPanel() {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty('--bottom-panel', `${entry?.target.getBoundingClientRect().height ?? 0}px`);
    });
    if (panel.current) observer.observe(panel.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--bottom-panel');
    };
  }, []);
  return (
    <aside ref={panel} aria-label="Wallet" className={styles.bottom}>
      <Slot name="wallet.panel" placement="bottom" />
    </aside>
  );
}
