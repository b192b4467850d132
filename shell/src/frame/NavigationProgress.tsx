import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import styles from './NavigationProgress.module.css';

const longMs = 5_000;

function TakesLong() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className={`${styles.long} screenOnly`}>
      {isLong && 'The page takes long to arrive. Every other page opens meanwhile.'}
    </p>
  );
}

export function NavigationProgress() {
  const { state } = useNavigation();
  return (
    state === 'loading' && (
      <>
        <div role="progressbar" aria-label="Loading the page" className={`${styles.bar} screenOnly`} />
        <TakesLong />
      </>
    )
  );
}
