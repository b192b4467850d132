import styles from './Cut.module.css';

/** A name as long as its owner made it, of which a table with many columns shows the beginning. */
export const Cut = ({ text }: { text: string }) => (
  <span className={styles.cut} title={text}>
    {text}
  </span>
);
