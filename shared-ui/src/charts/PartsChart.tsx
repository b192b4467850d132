import styles from './ChartFrame.module.css';
import { ChartFrame, type ChartPoint, type ChartProps, inWords, PointName } from './ChartFrame.tsx';

const colourOf = ({ tone = 'primary' }: ChartPoint) =>
  tone === 'neutral' ? 'var(--text-secondary)' : `var(--${tone})`;

export function PartsChart(props: ChartProps) {
  const { points, format = String } = props;
  const total = points.reduce((sum, { value }) => sum + value, 0);
  const drawn = points.filter(({ value }) => value > 0);
  return (
    <ChartFrame {...props}>
      <p>{format(total)} in total</p>
      <div role="img" aria-label={inWords(props)} className={styles.parts}>
        {drawn.map((point) => (
          <span key={point.label} style={{ flex: `${point.value} 0 4px`, background: colourOf(point) }} />
        ))}
      </div>
      <ul className={styles.legend}>
        {points.map((point) => (
          <li key={point.label}>
            <span className={styles.swatch} style={{ background: colourOf(point) }} />
            <PointName {...point} /> <strong>{format(point.value)}</strong>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
