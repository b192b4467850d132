import { Link, useLocation } from 'react-router-dom';
import { useSession } from 'shared-api/http';
import { Banner, links } from 'shared-ui';
import styles from './edge.module.css';

export function NewTermsBanner() {
  const due = useSession(({ user }) => user?.termsDue);
  const { pathname } = useLocation();
  if (!due || pathname === links.newTerms()) return null;
  return (
    <div className={`${styles.edge} screenOnly`}>
      <Banner tone="info" action={<Link to={links.newTerms()}>Read and accept</Link>}>
        There are terms of registration that you have not accepted yet.
      </Banner>
    </div>
  );
}
