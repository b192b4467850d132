import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

export interface Description {
  term: string;
  value: ReactNode;
}

interface DescriptionListProps {
  items: readonly Description[];
  /** Term and value on one line each, as on a bill, where there is little height. */
  lines?: boolean;
}

export const DescriptionList = ({ items, lines }: DescriptionListProps) => (
  <dl className={lines ? styles.lines : styles.list}>
    {items.map(({ term, value }) => (
      <div key={term} className={styles.item}>
        <dt className={styles.term}>{term}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
