import type { Key, ReactNode } from 'react';
import styles from './DescriptionList.module.css';

export interface Description {
  /** A key is required if the term is not a text. */
  key?: Key;
  term: ReactNode;
  value: ReactNode;
}

export const isEmpty = (value: ReactNode) =>
  value === null || value === undefined || value === '' || value === false;

/**
 * An item with an empty value is left out. antd's `Descriptions` has no `dt` and `dd` elements (antd 6.6.8; antd has
 * no issue about this fault).
 */
export const DescriptionList = ({ items }: { items: readonly Description[] }) => (
  <dl className={styles.list}>
    {items
      .filter(({ value }) => !isEmpty(value))
      .map(({ term, key = String(term), value }) => (
        <div key={key} className={styles.item}>
          <dt className="small">{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
  </dl>
);
