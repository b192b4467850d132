import type { PropsWithChildren } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from 'shared-api/http';
import { usePublicSettings } from 'shared-api/settings';
import { Breadcrumbs, links, usePortalName } from 'shared-ui';
import type { PortalHandle } from 'shared-ui/remote';
import { ColorSwitch } from './ColorSwitch.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { PrintHead } from './PrintHead.tsx';
import styles from './PublicFrame.module.css';
import { SkipLink } from './SkipLink.tsx';
import { Wordmark } from './Wordmark.tsx';

export function PublicFrame({ breadcrumbs = [], children }: PropsWithChildren<PortalHandle>) {
  const portal = usePortalName();
  const { name, shortName } = usePublicSettings().authority;
  const signedIn = useSession((state) => state.user !== null);
  return (
    <div className={styles.frame}>
      <SkipLink />
      <PrintHead />
      <header className={`${styles.bar} screenOnly`}>
        <Link to={signedIn ? links.dashboard() : links.home()} className={styles.brand}>
          <Wordmark name={portal} />
        </Link>
        <nav aria-label="Account" className={styles.account}>
          {signedIn ? (
            <Link to={links.dashboard()}>Dashboard</Link>
          ) : (
            <>
              <Link to={links.login()}>Login</Link>
              <Link to={links.register()} className={styles.signUp}>
                Sign Up
              </Link>
            </>
          )}
          <ColorSwitch />
        </nav>
      </header>
      <OfflineBanner />
      <main id="main" tabIndex={-1} className={styles.main}>
        {breadcrumbs.length > 0 && <Breadcrumbs items={breadcrumbs} />}
        {children}
      </main>
      <footer className={`${styles.footer} small screenOnly`}>
        <p>
          {name} ({shortName})
        </p>
        <nav aria-label="Legal">
          <Link to={links.privacy()}>Privacy</Link>
          <Link to={links.terms()}>Terms of registration</Link>
          <Link to={links.bookingTerms()}>Terms of booking</Link>
        </nav>
      </footer>
    </div>
  );
}
