import { Fragment } from 'react';
import styles from './EmailText.module.css';

/** An address that breaks into lines after its @ and its dots alone; what is copied or read out is the same as without. */
export const EmailText = ({ address }: { address: string }) => (
  <span>
    {[...address.matchAll(/[^@.]*[@.]?/g)].map(({ 0: part, index }) => (
      <Fragment key={index}>
        {index > 0 && part && <wbr />}
        {part?.includes('-') ? <span className={styles.whole}>{part}</span> : part}
      </Fragment>
    ))}
  </span>
);
