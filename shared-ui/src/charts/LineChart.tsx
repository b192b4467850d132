import styles from './ChartFrame.module.css';
import { ChartFrame, type ChartPoint, type ChartProps, inWords } from './ChartFrame.tsx';
import { niceScale } from './niceScale.ts';
import { useWidth } from './useWidth.ts';

const height = 200;
const bottom = 30;
const top = 12;
const right = 20;
const letterWidth = 7.5;

interface LineChartProps extends ChartProps {
  /** A pale line shows the points of the previous period. */
  before?: readonly ChartPoint[] | undefined;
}

export function LineChart({ before = [], ...props }: LineChartProps) {
  const { points, format = String, formatShort = format } = props;
  const [box, width] = useWidth();
  const scale = niceScale(Math.max(0, ...[...points, ...before].map(({ value }) => value)));
  const most = scale.at(-1) ?? 1;
  const left = 16 + letterWidth * Math.max(4, ...scale.map((value) => formatShort(value).length));
  const x = (index: number) => left + (index * (width - left - right)) / Math.max(points.length - 1, 1);
  const y = (value: number) => height - bottom - (value / most) * (height - top - bottom);
  const pathOf = (of: readonly ChartPoint[]) =>
    of.map(({ value }, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`).join('');
  const path = pathOf(points);
  const every = Math.max(1, Math.ceil((points.length * 64) / (width - left - right)));
  return (
    <ChartFrame {...props}>
      <div ref={box}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={inWords(props)}
          className={styles.chart}
        >
          {scale.map((value) => (
            <g key={value}>
              <line x1={left} x2={width - right} y1={y(value)} y2={y(value)} className={styles.gridline} />
              <text x={left - 8} y={y(value) + 4} textAnchor="end">
                {formatShort(value)}
              </text>
            </g>
          ))}
          {points.length > 1 && (
            <path d={`${path}L${x(points.length - 1)} ${y(0)}L${x(0)} ${y(0)}Z`} className={styles.area} />
          )}
          {before.length > 1 && <path d={pathOf(before.slice(0, points.length))} className={styles.before} />}
          <path d={path} className={styles.line} />
          {points.map(({ label, value }, index) => (
            <g key={label}>
              <circle
                cx={x(index)}
                cy={y(value)}
                r="4"
                className={points.length > 1 ? styles.point : styles.dot}
              >
                <title>{`${label}: ${format(value)}`}</title>
              </circle>
              {index % every === 0 && (
                <text x={x(index)} y={height - 8} textAnchor="middle">
                  {label}
                </text>
              )}
            </g>
          ))}
        </svg>
      </div>
    </ChartFrame>
  );
}
