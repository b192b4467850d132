import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import styles from './Banner.module.css';
import { type Tone, toneIcon } from './tone.ts';

export interface BannerProps {
  tone: Exclude<Tone, 'neutral'>;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Announce it when it appears: politely, or at once for what stops the user. */
  live?: 'polite' | 'assertive';
}

export function Banner({ tone, title, children, action, live }: BannerProps) {
  const role = live === 'assertive' ? 'alert' : live === 'polite' ? 'status' : undefined;
  return (
    <div className={`${styles.banner} ${styles[tone]}`} role={role}>
      <span className={styles.icon}>
        <Icon name={toneIcon[tone]} />
      </span>
      <div className={styles.content}>
        <div className={styles.body}>
          {title && <strong>{title}</strong>}
          {children && <div>{children}</div>}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
