import { Fragment } from 'react';
import styles from './EmailText.module.css';

interface EmailTextProps {
  address: string;
  /** In a list, where a long one takes further lines. */
  short?: boolean;
}

/** An address that breaks into lines after its @ and its dots alone; what is copied or read out is the same as without. */
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
