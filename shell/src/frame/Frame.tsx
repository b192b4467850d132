import type { ReactNode } from 'react';
import type { PortalHandle } from 'shared-ui/remote';
import styles from './Frame.module.css';
import { MenuList } from './MenuList.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { PrintHead } from './PrintHead.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';
import { WalletSlot } from './WalletSlot.tsx';

interface Props {
  breadcrumbs: PortalHandle['breadcrumbs'];
  children: ReactNode;
}

/** What surrounds every page of a signed-in user. */
export function Frame({ breadcrumbs, children }: Props) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <PrintHead className={styles.head} />
      <TopBar breadcrumbs={breadcrumbs} />
      <OfflineBanner />
      <div className={styles.columns}>
        <nav aria-label="Main" className={styles.sidebar}>
          <MenuList />
        </nav>
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <WalletSlot />
      </div>
    </div>
  );
}
