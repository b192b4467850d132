import type { ReactNode } from 'react';
import { authority } from 'shared-api/authority';
import styles from './PublicFrame.module.css';
import { WordmarkName } from './Wordmark.tsx';

/** The build writes this placeholder into the HTML; the router shows it until the first page is ready. */
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
