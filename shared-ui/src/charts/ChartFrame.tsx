import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Inline } from '../layout/Stack.tsx';
import type { Tone } from '../status/tone.ts';
import styles from './ChartFrame.module.css';

export interface ChartPoint {
  label: string;
  value: number;
  /** Only `PartsChart` uses the tone. */
  tone?: Tone | 'primary';
  to?: string;
}

export interface ChartProps {
  title: string;
  points: readonly ChartPoint[];
  /** A button shows the chart as a table. The table's first column has this header, for example 'Month'. */
  category: string;
  /** The second column of the table has this header, for example 'Bookings'. */
  measure: string;
  format?: (value: number) => string;
  /** The labels in the chart use this format, because the labels must be short. The default is `format`. */
  formatShort?: (value: number) => string;
  /** The table shows these points instead of `points`. */
  inTable?: readonly ChartPoint[];
}

export const PointName = ({ label, to }: ChartPoint) => (to ? <Link to={to}>{label}</Link> : label);

export function ChartFrame({
  title,
  points,
  category,
  measure,
  format = String,
  inTable = points,
  children,
}: ChartProps & { children: ReactNode }) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <figure aria-labelledby={id}>
      <Inline component="figcaption" between space={2} className={styles.head}>
        <h3 id={id}>{title}</h3>
        <IconButton
          aria-label="Show as table"
          title="Show as table"
          aria-pressed={asTable}
          className={asTable ? styles.pressed : ''}
          onClick={() => setAsTable(!asTable)}
        >
          <Icon name="table" />
        </IconButton>
      </Inline>
      {asTable ? (
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{category}</th>
              <th scope="col">{measure}</th>
            </tr>
          </thead>
          <tbody>
            {inTable.map((point) => (
              <tr key={point.label}>
                <th scope="row">
                  <PointName {...point} />
                </th>
                <td>{format(point.value)}</td>
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

export const inWords = ({ title, points, format = String }: ChartProps) =>
  `${title}: ${points.map(({ label, value }) => `${label} ${format(value)}`).join(', ')}`;
