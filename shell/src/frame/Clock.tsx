import { useEffect, useState } from 'react';
import { serverNow } from 'shared-api/http';
import { formatClock } from 'shared-ui';
import styles from './Clock.module.css';

const refreshMs = 5_000;

export function Clock() {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={`${styles.clock} small`}>
      <svg viewBox="0 0 6 3" width="20" height="10" role="img" aria-label="Nigeria" className={styles.flag}>
        <path fill="#008751" d="M0 0h6v3H0z" />
        <path fill="#fff" d="M2 0h2v3H2z" />
      </svg>
      <time dateTime={formatClock(now)}>{formatClock(now)}</time>
      <span>WAT</span>
    </span>
  );
}
