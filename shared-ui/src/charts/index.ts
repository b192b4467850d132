export { StatTile, type StatTileProps } from '../figures/StatTile.tsx';
export { StatTiles } from '../figures/StatTiles.tsx';
export { BarChart } from './BarChart.tsx';
export type { ChartPoint, ChartProps } from './ChartFrame.tsx';
export { DonutChart } from './DonutChart.tsx';
export { LineChart } from './LineChart.tsx';
