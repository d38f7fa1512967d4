export { BarChart } from './bar-chart.js';
export type {
  ChartDetail,
  ChartProps,
  ChartSeries,
  KeyKind,
  MultipleSeriesProps,
  SingleSeriesProps,
} from './chart-props.js';
export { DayHeatMap } from './day-heat-map.js';
export { LineChart } from './line-chart.js';
export { Sparkline } from './sparkline.js';
export { StackedBarChart } from './stacked-bar-chart.js';
