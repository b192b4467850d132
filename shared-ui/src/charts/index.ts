export { BarChart } from './BarChart.tsx';
export type { ChartPoint } from './ChartFrame.tsx';
export { DonutChart } from './DonutChart.tsx';
export { LineChart } from './LineChart.tsx';
