import type { ReactNode } from 'react';
import { Icon, type IconName, Inline } from 'shared-ui';
import styles from './Security.module.css';

interface ProtectionProps {
  icon: IconName;
  name: string;
  state?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export const Protection = ({ icon, name, state, actions, children }: ProtectionProps) => (
  <li>
    <span className={styles.icon}>
      <Icon name={icon} size="1.25rem" />
    </span>
    <div className={styles.words}>
      <Inline space={2}>
        <h3>{name}</h3>
        {state}
      </Inline>
      {children}
    </div>
    {actions && <Inline space={2}>{actions}</Inline>}
  </li>
);
