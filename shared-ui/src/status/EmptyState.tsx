import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';
import styles from './EmptyState.module.css';

/** Says what is not there, in the specification's words, and offers the next action. */
export function EmptyState({
  text,
  action,
  icon = 'note',
}: {
  text: string;
  action?: ReactNode;
  icon?: IconName;
}) {
  return (
    <div className={styles.empty}>
      <Icon name={icon} size="2rem" />
      <p>{text}</p>
      {action}
    </div>
  );
}
