import { NavLink } from 'react-router-dom';
import { useSession } from 'shared-api/http';
import { Icon } from 'shared-ui';
import { preload } from '../remotes/preload.ts';
import { ownerOf, useRegistry } from '../remotes/registry.ts';
import styles from './MenuList.module.css';
import { menuEntries } from './menuEntries.ts';
import { signOut } from './signOut.ts';
import { userName } from './userName.ts';

function preloadOwner(path: string) {
  const owner = ownerOf(path);
  if (owner) preload(owner);
}

/** The same entries in the sidebar and in the slide-in menu (SHELL-07, SHELL-09). */
export function MenuList({ onChoose }: { onChoose?: () => void }) {
  const user = useSession((state) => state.user);
  const remotes = useRegistry((state) => state.remotes);
  return (
    <div className={styles.menu}>
      {user && (
        <p className={styles.user}>
          <Icon name="profile" />
          <span>{userName(user)}</span>
        </p>
      )}
      <ul className={styles.list}>
        {menuEntries(remotes, user).map(({ to, label, icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              className={styles.entry}
              onClick={onChoose}
              onMouseEnter={() => preloadOwner(to)}
              onFocus={() => preloadOwner(to)}
            >
              <Icon name={icon} />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.entry} onClick={signOut}>
        <Icon name="logout" />
        Logout
      </button>
    </div>
  );
}
