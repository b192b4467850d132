import { Emblem } from '../frame/Emblem.tsx';
import frame from '../frame/PublicFrame.module.css';
import { WordmarkName } from '../frame/Wordmark.tsx';
import { content } from '../landing/content.ts';
import styles from '../landing/Landing.module.css';

export const OfflinePage = () => (
  <div className={styles.page}>
    <header className={frame.bar}>
      <a href="/" className={frame.brand}>
        <Emblem />
        <WordmarkName name={content.name} />
      </a>
    </header>
    <main className={styles.notice}>
      <h1>You are offline</h1>
      <p>{content.name} needs a connection the first time. Try again as soon as you have one.</p>
      {/* The empty query reloads the address that the user requested, without a script. */}
      <a href="?" className={styles.primary}>
        Try again
      </a>
    </main>
  </div>
);
