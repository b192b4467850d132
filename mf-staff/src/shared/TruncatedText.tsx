import styles from './TruncatedText.module.css';

export const TruncatedText = ({ text }: { text: string }) => (
  <span className={styles.cut} title={text}>
    {text}
  </span>
);
