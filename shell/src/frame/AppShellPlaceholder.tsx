import type { ReactNode } from 'react';
import { authority } from 'shared-api/authority';
import styles from './PublicFrame.module.css';
import { WordmarkName } from './Wordmark.tsx';

/**
 * Shown until the application has loaded, first as HTML and then as the router's fallback: the bar that every frame
 * has, so that people see at once where they are.
 */
export const AppShellPlaceholder = ({ children }: { children?: ReactNode }) => (
  <div className={styles.frame} aria-busy="true">
    <div className={styles.bar}>
      <span className={styles.brand}>
        <WordmarkName name={authority.portal} />
      </span>
    </div>
    <div className={styles.main}>{children}</div>
  </div>
);
