import type { ChartSeries } from '../chart-props.js';

/** Brings series to one value for each key: what is missing, not a number or infinite becomes null, and a surplus is dropped. */
export function finiteSeries(series: readonly ChartSeries[], keys: number): readonly ChartSeries[] {
  return series.map(({ name, values }) => ({
    name,
    values: Array.from({ length: keys }, (_, index) => finite(values[index])),
  }));
}

/** Whether any key has a value. */
export function hasData(series: readonly ChartSeries[]): boolean {
  return series.some(({ values }) => values.some((value) => value !== null));
}

function finite(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
