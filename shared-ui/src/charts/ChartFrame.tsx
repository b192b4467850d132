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
  /** Only `DonutChart` uses the tone. */
  tone?: Tone | 'primary';
  to?: string;
}

export interface ChartProps {
  title: string;
  points: readonly ChartPoint[];
  /** The table's first column has this header, for example 'Month'. */
  category: string;
  /** The table's second column has this header, for example 'Bookings'. */
  measure: string;
  format?: (value: number) => string;
  /** The picture has little room for values. The default is `format`. */
  formatShort?: (value: number) => string;
  /** The table shows all points, even if the picture shows only the greatest. */
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
