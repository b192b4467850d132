import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Breadcrumbs, Icon, links, usePortalName, useTrail } from 'shared-ui';
import type { PortalHandle } from 'shared-ui/remote';
import { Clock } from './Clock.tsx';
import { ColorSwitch } from './ColorSwitch.tsx';
import { SlideInMenu } from './SlideInMenu.tsx';
import { signOut } from './signOut.ts';
import styles from './TopBar.module.css';

/** Above every /app page: clock, breadcrumbs of the page or its route, Logout; below 970 px the button of the menu too. */
export function TopBar({ breadcrumbs = [] }: Pick<PortalHandle, 'breadcrumbs'>) {
  const portal = usePortalName();
  const trail = useTrail() ?? breadcrumbs;
  const [menuIsOpen, setMenuIsOpen] = useState(false);
  return (
    <header className={styles.bar}>
      <button
        type="button"
        className={`${styles.button} ${styles.menuButton}`}
        aria-haspopup="dialog"
        aria-expanded={menuIsOpen}
        onClick={() => setMenuIsOpen(!menuIsOpen)}
      >
        <Icon name="menu" label="Menu" />
      </button>
      {menuIsOpen && <SlideInMenu onClose={() => setMenuIsOpen(false)} />}
      <Link to={links.dashboard()} className={styles.brand}>
        <img src="/favicon.svg" alt="" width="28" height="28" />
        <span className={styles.brandText}>{portal}</span>
      </Link>
      <div className={styles.breadcrumbs}>{trail.length > 0 && <Breadcrumbs items={trail} />}</div>
      <Clock />
      <ColorSwitch />
      <button type="button" className={styles.button} onClick={signOut}>
        <Icon name="logout" />
        <span className={styles.logoutText}>Logout</span>
      </button>
    </header>
  );
}
