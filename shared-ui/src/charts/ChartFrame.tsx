import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { Tone } from '../status/tone.ts';
import styles from './ChartFrame.module.css';

export interface ChartPoint {
  label: string;
  value: number;
  /** A DonutChart tells its colours apart by meaning. */
  tone?: Tone | 'primary';
  /** The list behind the figure; a link in the table and in a donut's legend. */
  to?: string;
}

export interface ChartProps {
  title: string;
  points: readonly ChartPoint[];
  /** Names what the points are, as the table's first header: 'Month'. */
  category: string;
  /** Names what is counted, as the table's second header: 'Bookings'. */
  measure: string;
  format?: (value: number) => string;
  /** Writes the figures of an axis, where there is little room; `format` unless stated. */
  formatShort?: (value: number) => string;
  /** The table's points, where the picture shows only the greatest of them. */
  inTable?: readonly ChartPoint[];
}

/** A point's name, leading to the list behind it if there is one. */
export const PointName = ({ label, to }: ChartPoint) => (to ? <Link to={to}>{label}</Link> : label);

/** A picture and its table: the same figures, one or the other. */
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
      <figcaption className={styles.head}>
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

/** The picture in words, for those who do not see it. */
export const inWords = ({ title, points, format = String }: ChartProps) =>
  `${title}: ${points.map(({ label, value }) => `${label} ${format(value)}`).join(', ')}`;
