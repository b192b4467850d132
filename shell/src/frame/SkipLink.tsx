import styles from './SkipLink.module.css';

/** Must come first in the tab order of every page. */
export const SkipLink = () => (
  <a href="#main" className={styles.skip}>
    Skip to content
  </a>
);
