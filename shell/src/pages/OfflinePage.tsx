import { content } from '../landing/content.ts';
import styles from '../landing/Landing.module.css';

/** Shown without a connection when not even the application is kept on this device. */
export const OfflinePage = () => (
  <div className={styles.page}>
    <main className={styles.section}>
      <h1>You are offline</h1>
      <p>{content.name} opens again as soon as you are connected.</p>
    </main>
  </div>
);
