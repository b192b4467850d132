import { emblem, wordmarkOf } from 'shared-api/values';
import { content } from '../landing/content.ts';
import styles from '../landing/Landing.module.css';

/** Drawn within the page: without a connection no other file comes. */
const Mark = () => (
  <svg viewBox={`0 0 ${emblem.size} ${emblem.size}`} width="28" height="28" aria-hidden="true">
    <rect width={emblem.size} height={emblem.size} rx={emblem.corner} fill={emblem.ground} />
    <path
      d={emblem.path}
      fill="none"
      stroke={emblem.ink}
      strokeWidth={emblem.lineWidth}
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </svg>
);

function Name() {
  const [strong, rest] = wordmarkOf(content.name);
  return (
    <span>
      <strong>{strong}</strong>
      {rest}
    </span>
  );
}

/** Shown without a connection when not even the application is kept on this device. */
export const OfflinePage = () => (
  <div className={styles.page}>
    <header className={styles.header}>
      <a href="/" className={styles.brand}>
        <Mark />
        <Name />
      </a>
    </header>
    <main className={styles.section}>
      <h1>You are offline</h1>
      <p>{content.name} opens again as soon as you are connected.</p>
    </main>
  </div>
);
