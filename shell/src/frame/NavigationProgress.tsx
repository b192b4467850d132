import { useNavigation } from 'react-router-dom';
import styles from './NavigationProgress.module.css';

/** The page before still stands while the one that was asked for is on its way. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return (
    state === 'loading' && <div role="progressbar" aria-label="Loading the page" className={styles.bar} />
  );
}
