import { stack, stackOffsetDiverging } from 'd3-shape';
import type { ChartSeries } from '../chart-props.js';

/** The segment of a series at a key: from its lower to its upper value. */
export type Segment = { readonly from: number; readonly to: number };

/** The segments of all series, one list per series. A gap is a segment without length; negative values grow downwards. */
export function stackSeries(series: readonly ChartSeries[]): readonly (readonly Segment[])[] {
  const keys = series[0]?.values.length ?? 0;
  const rows = Array.from({ length: keys }, (_, index) => series.map(({ values }) => values[index] ?? 0));
  const stacked = stack<number[], number>()
    .keys(series.map((_, index) => index))
    .value((row, index) => row[index] ?? 0)
    .offset(stackOffsetDiverging)(rows);
  return stacked.map((segments) => segments.map(([from, to]) => ({ from, to })));
}
