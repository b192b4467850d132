import { Fragment } from 'react';
import styles from './EmailText.module.css';

interface EmailTextProps {
  address: string;
  short?: boolean;
}

/** The address breaks only after its @ and its dots. Copied and spoken text contains no breaks. */
export const EmailText = ({ address, short = false }: EmailTextProps) => (
  <span className={short ? styles.short : styles.address}>
    {[...address.matchAll(/[^@.]*[@.]?/g)].map(({ 0: part, index }) => (
      <Fragment key={index}>
        {index > 0 && part && <wbr />}
        {part?.includes('-') ? <span className={styles.whole}>{part}</span> : part}
      </Fragment>
    ))}
  </span>
);
