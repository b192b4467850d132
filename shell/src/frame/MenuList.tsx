import { useEffect, useId, useRef } from 'react';
import { Link, NavLink, useMatch } from 'react-router-dom';
import { can, useCan, useSession } from 'shared-api/http';
import { usePublicSettings } from 'shared-api/settings';
import { Icon, links, Stack } from 'shared-ui';
import type { NavigationEntry } from 'shared-ui/remote';
import { preload } from '../remotes/preload.ts';
import { ownerOf, useRegistry } from '../remotes/registry.ts';
import styles from './MenuList.module.css';
import { menuGroups } from './menuEntries.ts';
import { signOut } from './signOut.ts';
import { userName } from './userName.ts';
import { WaitingCount } from './WaitingCount.tsx';

function preloadOwner(path: string) {
  const owner = ownerOf(path);
  if (owner) preload(owner);
}

interface Props {
  onChoose?: (() => void) | undefined;
}

function Entry({ entry, onChoose }: Props & { entry: NavigationEntry }) {
  const { to, label, icon, waiting } = entry;
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  const isOpen = useMatch({ path: to, end: false }) !== null;
  // In a long menu the entry of the open page may be out of sight.
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  const counts = useSession(({ user }) => waiting !== undefined && can(user, 'stats.read'));
  return (
    <li ref={row}>
      <NavLink
        to={to}
        className={styles.entry}
        onClick={onChoose}
        onMouseEnter={() => preloadOwner(to)}
        onFocus={() => preloadOwner(to)}
        {...(counts && { 'aria-describedby': id })}
      >
        <Icon name={icon} />
        {label}
        {counts && <WaitingCount id={id} tasks={waiting ?? []} />}
      </NavLink>
    </li>
  );
}

export function MenuList({ onChoose }: Props) {
  const id = useId();
  const user = useSession((state) => state.user);
  const remotes = useRegistry((state) => state.remotes);
  const settings = usePublicSettings();
  return (
    <Stack className={styles.menu}>
      {menuGroups(remotes, user, settings).map(({ name = '', entries }) => (
        <Stack key={name} space={1} {...(name && { role: 'group', 'aria-labelledby': `${id}${name}` })}>
          {name && (
            <p id={`${id}${name}`} className={styles.name}>
              {name}
            </p>
          )}
          <ul className={styles.list}>
            {entries.map((entry) => (
              <Entry key={entry.to} entry={entry} onChoose={onChoose} />
            ))}
          </ul>
        </Stack>
      ))}
      <div className={styles.foot}>
        {user && <p className={styles.user}>{userName(user)}</p>}
        <button type="button" className={styles.entry} onClick={signOut}>
          <Icon name="logout" />
          Logout
        </button>
      </div>
    </Stack>
  );
}

export function BookService({ onChoose }: Props) {
  const offered = useCan('bookings.create');
  return offered ? (
    <Link to={links.services()} className={styles.book} onClick={onChoose}>
      <Icon name="plus" />
      Book a service
    </Link>
  ) : null;
}
