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
  /** A DonutChart colours its parts by meaning. */
  tone?: Tone | 'primary';
  /** The path of the list behind the figure, linked in the table and in the legend of a donut. */
  to?: string;
}

export interface ChartProps {
  title: string;
  points: readonly ChartPoint[];
  /** The first header of the table, which names the points: 'Month'. */
  category: string;
  /** The second header of the table, which names the values: 'Bookings'. */
  measure: string;
  format?: (value: number) => string;
  /** Formats the values on an axis, where there is little room; `format` by default. */
  formatShort?: (value: number) => string;
  /** All points, for the table, when the picture shows only the greatest. */
  inTable?: readonly ChartPoint[];
}

export const PointName = ({ label, to }: ChartPoint) => (to ? <Link to={to}>{label}</Link> : label);

/** The same figures as a picture or as a table; the user switches between them. */
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

/** The picture in words, for screen readers. */
export const inWords = ({ title, points, format = String }: ChartProps) =>
  `${title}: ${points.map(({ label, value }) => `${label} ${format(value)}`).join(', ')}`;
