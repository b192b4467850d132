import { Link } from 'react-router-dom';
import type { User } from 'shared-api/accounts';
import { Icon, links } from 'shared-ui';
import styles from './AccountPanel.module.css';
import { signOut } from './signOut.ts';
import { ThemeChoice } from './ThemeChoice.tsx';
import { fullName } from './userName.ts';

interface Props {
  id: string;
  user: User;
  onChoose: () => void;
}

/** What is the user's own; fetched when it is first opened. */
export function AccountPanel({ id, user, onChoose }: Props) {
  return (
    <section id={id} aria-label="Account" className={styles.panel}>
      <p className={styles.who}>
        <strong>{fullName(user)}</strong>
        <span className={styles.role}>{user.role}</span>
      </p>
      <ul className={styles.list}>
        <li>
          <Link to={links.profile()} className={styles.entry} onClick={onChoose}>
            <Icon name="profile" />
            Profile
          </Link>
        </li>
        <li>
          <Link to={links.security()} className={styles.entry} onClick={onChoose}>
            <Icon name="lock" />
            Security
          </Link>
        </li>
      </ul>
      <ThemeChoice />
      <button type="button" className={styles.entry} onClick={signOut}>
        <Icon name="logout" />
        Logout
      </button>
    </section>
  );
}
