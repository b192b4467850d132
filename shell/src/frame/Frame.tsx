import type { PropsWithChildren } from 'react';
import type { PortalHandle } from 'shared-ui/remote';
import { WalletSlot } from '../wallet-panel/WalletSlot.tsx';
import styles from './Frame.module.css';
import { BookService, MenuList } from './MenuList.tsx';
import { NewTermsBanner } from './NewTermsBanner.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { PrintHead } from './PrintHead.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';

export const Frame = ({ breadcrumbs, children }: PropsWithChildren<PortalHandle>) => (
  <div className={styles.frame}>
    <SkipLink />
    <PrintHead />
    <TopBar breadcrumbs={breadcrumbs} />
    <div className={styles.columns}>
      <div className={`${styles.sidebar} screenOnly`}>
        <BookService />
        <nav aria-label="Main" className={styles.menu}>
          <MenuList />
        </nav>
      </div>
      <div className={styles.beside}>
        <OfflineBanner />
        <NewTermsBanner />
        <div className={styles.page}>
          <main id="main" tabIndex={-1} className={styles.main}>
            {children}
          </main>
          <WalletSlot />
        </div>
      </div>
    </div>
  </div>
);
