import { airports } from 'shared-api/airports';
import styles from './Landing.module.css';

type Anchor = 'start' | 'end';

/** East and north are in degrees. */
const places: Record<string, readonly [east: number, north: number, anchor: Anchor]> = {
  ABB: [6.67, 6.2, 'end'],
  ABV: [7.26, 9.01, 'start'],
  BCU: [9.74, 10.48, 'start'],
  BNI: [5.6, 6.32, 'end'],
  CBQ: [8.35, 4.98, 'start'],
  ENU: [7.56, 6.47, 'start'],
  IBA: [3.98, 7.36, 'start'],
  ILR: [4.49, 8.44, 'start'],
  JOS: [8.87, 9.64, 'start'],
  KAD: [7.32, 10.7, 'end'],
  KAN: [8.52, 12.05, 'start'],
  LOS: [3.32, 6.58, 'start'],
  MIU: [13.08, 11.86, 'end'],
  PHC: [6.95, 5.02, 'end'],
  QOW: [7.21, 5.43, 'start'],
  QUO: [8.09, 4.87, 'end'],
  SKO: [5.21, 12.92, 'start'],
  YOL: [12.43, 9.26, 'end'],
};

const pixelsPerDegree = 44;
const x = (east: number) => Math.round((east - 2.2) * pixelsPerDegree);
const y = (north: number) => Math.round((14.2 - north) * pixelsPerDegree);

/** These corners, in degrees east and north, draw Nigeria's rough border. */
// biome-ignore format: a table of corners
const border = [
  [2.7, 6.4], [4.4, 6.3], [5, 5.8], [5.4, 5.1], [6, 4.3], [7.1, 4.4], [8.3, 4.5], [8.8, 5.6], [9.2, 6.4], [10.5, 7.1],
  [11.1, 6.7], [11.8, 7.1], [12.2, 8.4], [12.8, 8.7], [13.3, 10], [14, 11.3], [14.6, 11.6], [14.2, 12.4], [13.6, 13.7],
  [12.3, 13.1], [11, 13.4], [9.6, 12.8], [8.7, 12.9], [7.8, 13.3], [6.8, 13.1], [5.4, 13.9], [4.1, 13.5], [3.6, 11.7],
  [3.8, 10.7], [3.5, 9.9], [2.8, 9], [2.7, 7.9],
] as const;

export const AirportsMap = () => (
  <svg viewBox="0 0 560 450" className={styles.map} aria-hidden="true">
    <defs>
      <pattern id="land" width="11" height="11" patternUnits="userSpaceOnUse">
        <circle cx="5.5" cy="5.5" r="2.2" fill="currentColor" />
      </pattern>
    </defs>
    <path fill="url(#land)" d={`M${border.map(([east, north]) => `${x(east)} ${y(north)}`).join('L')}z`} />
    {airports.map(({ code }) => {
      const [east, north, anchor] = places[code] ?? [0, 0, 'start'];
      return (
        <g key={code} transform={`translate(${x(east)} ${y(north)})`}>
          <circle r="6" />
          <text x={anchor === 'start' ? 10 : -10} y="5" textAnchor={anchor}>
            {code}
          </text>
        </g>
      );
    })}
  </svg>
);
