import { line } from 'd3-shape';
import type { ChartSeries } from '../chart-props.js';
import type { Geometry } from './geometry.js';
import styles from './plot.module.css';
import { lookOf, markerPath } from './series-look.js';

type LineProps = {
  readonly geometry: Geometry;
  readonly values: ChartSeries['values'];
  readonly series: number;
  readonly active: number | undefined;
};

/** With less room between the keys only the active point has a marker, and a point that has no neighbour. */
const ROOM_FOR_MARKERS = 14;

/** The line of a series, interrupted where values are missing. */
export function Line({ geometry, values, series, active }: LineProps) {
  const { x, y, step } = geometry;
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => x(index))
    .y((value) => y(value ?? 0))(values);
  const isAlone = (index: number) =>
    (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
  return (
    <g data-series={lookOf(series)}>
      <path className={styles.line} d={path ?? ''} />
      {values.map(
        (value, index) =>
          value !== null &&
          (index === active || step >= ROOM_FOR_MARKERS || isAlone(index)) && (
            <path
              key={index}
              className={styles.marker}
              d={markerPath(series)}
              transform={`translate(${x(index)},${y(value)})`}
            />
          ),
      )}
    </g>
  );
}
