import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/Button.tsx';
import type { Tone } from '../status/tone.ts';
import styles from './ChartFrame.module.css';

export interface ChartPoint {
  label: string;
  value: number;
  /** What the part means, where colours are told apart by meaning; used by DonutChart. */
  tone?: Tone | 'primary';
}

export interface ChartProps {
  title: string;
  points: readonly ChartPoint[];
  /** Names what the points are, as the table's first header: 'Month'. */
  category: string;
  /** Names what is counted, as the table's second header: 'Bookings'. */
  measure: string;
  format?: (value: number) => string;
}

/** A picture and its table: the same figures, one or the other. */
export function ChartFrame({
  title,
  points,
  category,
  measure,
  format = String,
  children,
}: ChartProps & { children: ReactNode }) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption className={styles.head}>
        <h3 id={id}>{title}</h3>
        <Button size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          Show as table
        </Button>
      </figcaption>
      {asTable ? (
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{category}</th>
              <th scope="col">{measure}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        children
      )}
    </figure>
  );
}

/** The picture in words, for those who do not see it. */
export const inWords = ({ title, points, format = String }: ChartProps) =>
  `${title}: ${points.map(({ label, value }) => `${label} ${format(value)}`).join(', ')}`;
