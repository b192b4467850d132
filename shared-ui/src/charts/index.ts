export { BarChart } from './BarChart.tsx';
export type { ChartPoint } from './ChartFrame.tsx';
export { LineChart } from './LineChart.tsx';
export { PartsChart } from './PartsChart.tsx';
