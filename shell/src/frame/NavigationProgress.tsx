import { useNavigation } from 'react-router-dom';
import styles from './NavigationProgress.module.css';

/** Says that a page was asked for and is on its way, while the one before still stands. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return (
    state === 'loading' && <div role="progressbar" aria-label="Loading the page" className={styles.bar} />
  );
}
