import { NavLink } from 'react-router-dom';
import { isClient, useSession } from 'shared-api/http';
import { links } from 'shared-ui';
import styles from './ProfileViews.module.css';

/** The pages about oneself, side by side above each of them; staff were not registered but invited. */
export function ProfileViews() {
  const user = useSession((state) => state.user);
  return (
    <nav aria-label="Parts of your profile" className={styles.views}>
      <NavLink to={links.profile()} end>
        Details
      </NavLink>
      {isClient(user) && <NavLink to={links.ownRegistration()}>Registration</NavLink>}
      {isClient(user) && <NavLink to={links.people()}>Saved people</NavLink>}
      <NavLink to={links.security()}>Security</NavLink>
    </nav>
  );
}
