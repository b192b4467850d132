import { shortened } from 'shared-api/text';
import styles from './ChartFrame.module.css';
import { ChartFrame, type ChartProps, inWords } from './ChartFrame.tsx';
import { useWidth } from './useWidth.ts';

const row = 36;
const letterWidth = 7;

export function BarChart(props: ChartProps) {
  const { points, format = String, formatShort = format } = props;
  const [box, width] = useWidth();
  const longest = Math.max(0, ...points.map(({ label }) => label.length));
  const labelWidth = Math.min(190, width * 0.6, (longest + 2) * letterWidth);
  const letters = Math.floor(labelWidth / letterWidth);
  const valueWidth = 16 + letterWidth * Math.max(3, ...points.map(({ value }) => formatShort(value).length));
  const most = Math.max(1, ...points.map(({ value }) => value));
  const length = (value: number) => (value / most) * (width - labelWidth - valueWidth);
  return (
    <ChartFrame {...props}>
      <div ref={box}>
        <svg
          viewBox={`0 0 ${width} ${Math.max(points.length, 1) * row}`}
          role="img"
          aria-label={inWords(props)}
          className={styles.chart}
        >
          {points.map(({ label, value }, index) => (
            <g key={label} transform={`translate(0 ${index * row})`}>
              <text x={labelWidth - 10} y={row / 2 + 4} textAnchor="end">
                {shortened(label, letters)}
                <title>{label}</title>
              </text>
              <rect
                x={labelWidth}
                y="6"
                width={Math.max(length(value), 1)}
                height={row - 12}
                rx="3"
                className={styles.bar}
              />
              <text x={labelWidth + length(value) + 8} y={row / 2 + 4} className={styles.value}>
                {formatShort(value)}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </ChartFrame>
  );
}
