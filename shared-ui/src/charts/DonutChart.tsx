import styles from './ChartFrame.module.css';
import { ChartFrame, type ChartProps, inWords } from './ChartFrame.tsx';

const radius = 40;
const circumference = 2 * Math.PI * radius;
const colours = [
  'var(--primary)',
  'var(--info)',
  'var(--warning)',
  'var(--error)',
  'var(--text-secondary)',
  'var(--border)',
];

/** Shares of a whole; the legend names every part with its figure, so that colour is never alone. */
export function DonutChart(props: ChartProps) {
  const { points, format = String } = props;
  const total = points.reduce((sum, { value }) => sum + value, 0);
  const parts = points.map((point, index) => ({
    ...point,
    colour: colours[index % colours.length],
    before: points.slice(0, index).reduce((sum, { value }) => sum + value, 0),
  }));
  return (
    <ChartFrame {...props}>
      <div className={styles.donut}>
        <svg viewBox="0 0 100 100" role="img" aria-label={inWords(props)} className={styles.chart}>
          <g fill="none" strokeWidth="16" transform="rotate(-90 50 50)">
            <circle cx="50" cy="50" r={radius} stroke="var(--surface-sunken)" />
            {total > 0 &&
              parts.map(({ label, value, colour, before }) => (
                <circle
                  key={label}
                  cx="50"
                  cy="50"
                  r={radius}
                  stroke={colour}
                  strokeDasharray={`${(value / total) * circumference} ${circumference}`}
                  strokeDashoffset={(-before / total) * circumference}
                />
              ))}
          </g>
          <text x="50" y="55" textAnchor="middle" className={styles.value}>
            {format(total)}
          </text>
        </svg>
        <ul className={styles.legend}>
          {parts.map(({ label, value, colour }) => (
            <li key={label}>
              <span className={styles.swatch} style={{ background: colour }} />
              {label} <strong>{format(value)}</strong>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  );
}
