import { Link } from 'react-router-dom';
import type { User } from 'shared-api/accounts';
import { isClient } from 'shared-api/http';
import { usePublicSettings } from 'shared-api/settings';
import { Icon, links, Stack } from 'shared-ui';
import styles from './AccountPanel.module.css';
import menu from './MenuList.module.css';
import { signOut } from './signOut.ts';
import theme from './ThemeChoice.module.css';
import { ThemeChoice } from './ThemeChoice.tsx';
import { fullName } from './userName.ts';

interface Props {
  id: string;
  user: User;
  onChoose: () => void;
}

const newTab = { target: '_blank', rel: 'noopener' };

function Help({ user }: Pick<Props, 'user'>) {
  const [office] = usePublicSettings().authority.offices;
  return (
    <section aria-label="Help">
      <h2 className={theme.legend}>Help</h2>
      <ul className={menu.list}>
        {isClient(user) && (
          <li>
            <a href="/manuals/existing-client.pdf" {...newTab} className={menu.entry}>
              <Icon name="note" />
              Manual (PDF)
            </a>
          </li>
        )}
        <li>
          <a href="/#FAQ" {...newTab} className={menu.entry}>
            <Icon name="info" />
            Questions and answers
          </a>
        </li>
        {office && (
          <li>
            <a href={`mailto:${office.email}`} className={menu.entry}>
              <Icon name="mail" />
              Write to the office
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}

export const AccountPanel = ({ id, user, onChoose }: Props) => (
  <Stack component="section" space={3} id={id} aria-label="Account" className={styles.panel}>
    <p className={styles.who}>
      <strong>{fullName(user)}</strong>
      <small>{user.role}</small>
    </p>
    <ul className={menu.list}>
      <li>
        <Link to={links.profile()} className={menu.entry} onClick={onChoose}>
          <Icon name="profile" />
          Profile
        </Link>
      </li>
      <li>
        <Link to={links.security()} className={menu.entry} onClick={onChoose}>
          <Icon name="lock" />
          Security
        </Link>
      </li>
    </ul>
    <Help user={user} />
    <ThemeChoice />
    <button type="button" className={menu.entry} onClick={signOut}>
      <Icon name="logout" />
      Logout
    </button>
  </Stack>
);
