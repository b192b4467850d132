import styles from './SkipLink.module.css';

/** It is first in the tab order of every page. */
export const SkipLink = () => (
  <a href="#main" className={styles.skip}>
    Skip to content
  </a>
);
