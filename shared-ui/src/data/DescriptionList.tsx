import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

export interface Description {
  term: string;
  value: ReactNode;
}

export const DescriptionList = ({ items }: { items: readonly Description[] }) => (
  <dl className={styles.list}>
    {items.map(({ term, value }) => (
      <div key={term} className={styles.item}>
        <dt className={styles.term}>{term}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
