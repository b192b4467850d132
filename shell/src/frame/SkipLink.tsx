import styles from './SkipLink.module.css';

/** The skip link must be first in the tab order of every page. */
export const SkipLink = () => (
  <a href="#main" className={`${styles.skip} screenOnly`}>
    Skip to content
  </a>
);
