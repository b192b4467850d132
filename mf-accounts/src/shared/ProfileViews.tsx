import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import type { User } from 'shared-api/accounts';
import { can, isClient, useSession } from 'shared-api/http';
import { mayHaveMembers } from 'shared-api/permissions';
import { links } from 'shared-ui';
import styles from './ProfileViews.module.css';

export const managesMembers = (user: User): boolean =>
  can(user, 'members.manage') && Boolean(user.memberRole || mayHaveMembers(user.organization_CategoryId));

/** Staff have no page about a registration: they were invited. */
export function ProfileViews() {
  const user = useSession((state) => state.user);
  const views = useRef<HTMLElement>(null);
  // The views are wider than a phone, so the present one is scrolled into sight.
  useEffect(() => {
    const current = views.current?.querySelector<HTMLElement>('[aria-current]');
    if (views.current && current) views.current.scrollLeft = current.offsetLeft - current.offsetWidth;
  }, []);
  return (
    <nav ref={views} aria-label="Parts of your profile" className={styles.views}>
      <NavLink to={links.profile()} end>
        Details
      </NavLink>
      {isClient(user) && !user?.memberRole && <NavLink to={links.ownRegistration()}>Registration</NavLink>}
      {can(user, 'people.own') && <NavLink to={links.people()}>Saved people</NavLink>}
      {user && managesMembers(user) && <NavLink to={links.members()}>Members</NavLink>}
      <NavLink to={links.security()}>Security</NavLink>
    </nav>
  );
}
