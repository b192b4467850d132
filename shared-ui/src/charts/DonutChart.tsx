import { Inline } from '../layout/Stack.tsx';
import styles from './ChartFrame.module.css';
import { ChartFrame, type ChartProps, inWords, PointName } from './ChartFrame.tsx';

const radius = 40;
const circumference = 2 * Math.PI * radius;
const gap = 1.5;
const palette = ['primary', 'info', 'warning', 'error', 'neutral'] as const;
const colourOf = (tone: (typeof palette)[number] | 'success') =>
  tone === 'neutral' ? 'var(--text-secondary)' : `var(--${tone})`;

/** A point without a tone gets the next colour of the palette; a point of 0 uses up no colour. */
function coloured(points: ChartProps['points']) {
  const drawn = points.filter(({ value, tone }) => value > 0 && !tone);
  return points.map((point) => {
    const turn = drawn.indexOf(point);
    const tone = point.tone ?? palette[turn % palette.length];
    return { ...point, colour: tone ? colourOf(tone) : 'var(--border)' };
  });
}

export function DonutChart(props: ChartProps) {
  const { points, format = String } = props;
  const total = points.reduce((sum, { value }) => sum + value, 0);
  const parts = coloured(points).map((part, index) => ({
    ...part,
    before: points.slice(0, index).reduce((sum, { value }) => sum + value, 0),
  }));
  const drawn = parts.filter(({ value }) => value > 0);
  const between = drawn.length > 1 ? gap : 0;
  return (
    <ChartFrame {...props}>
      <Inline space={5} className={styles.donut}>
        <svg viewBox="0 0 100 100" role="img" aria-label={inWords(props)} className={styles.chart}>
          <g fill="none" strokeWidth="16" transform="rotate(-90 50 50)">
            <circle cx="50" cy="50" r={radius} stroke="var(--surface-sunken)" />
            {drawn.map(({ label, value, colour, before }) => (
              <circle
                key={label}
                cx="50"
                cy="50"
                r={radius}
                stroke={colour}
                strokeDasharray={`${Math.max((value / total) * circumference - between, 0.5)} ${circumference}`}
                strokeDashoffset={(-before / total) * circumference}
              />
            ))}
          </g>
          <text x="50" y="55" textAnchor="middle" className={styles.value}>
            {format(total)}
          </text>
        </svg>
        <ul className={styles.legend}>
          {parts.map((part) => (
            <li key={part.label}>
              <span className={styles.swatch} style={{ background: part.colour }} />
              <PointName {...part} /> <strong>{format(part.value)}</strong>
            </li>
          ))}
        </ul>
      </Inline>
    </ChartFrame>
  );
}
