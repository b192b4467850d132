import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Breadcrumbs, Icon, links, usePortalName, useTrail } from 'shared-ui';
import type { PortalHandle } from 'shared-ui/remote';
import { Bell } from '../messages/Bell.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { BarButton } from './BarButton.tsx';
import { Clock } from './Clock.tsx';
import frame from './PublicFrame.module.css';
import { SlideInMenu } from './SlideInMenu.tsx';
import styles from './TopBar.module.css';
import { Wordmark } from './Wordmark.tsx';

export function TopBar({ breadcrumbs = [] }: PortalHandle) {
  const portal = usePortalName();
  const trail = useTrail() ?? breadcrumbs;
  const [menuIsOpen, setMenuIsOpen] = useState(false);
  return (
    <header className={`${styles.bar} screenOnly`}>
      <BarButton
        className={styles.menuButton}
        aria-haspopup="dialog"
        aria-expanded={menuIsOpen}
        onClick={() => setMenuIsOpen(!menuIsOpen)}
      >
        <Icon name="menu" label="Menu" />
      </BarButton>
      {menuIsOpen && <SlideInMenu onClose={() => setMenuIsOpen(false)} />}
      <Link to={links.dashboard()} className={`${frame.brand} ${styles.brand}`}>
        <Wordmark name={portal} nameClass="unseenWithoutMenu" />
      </Link>
      <div className={styles.breadcrumbs}>{trail.length > 0 && <Breadcrumbs items={trail} />}</div>
      <SearchButton />
      <Clock />
      <Bell />
      <AccountMenu />
    </header>
  );
}
