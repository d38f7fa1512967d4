import type { MultipleSeriesProps } from './chart-props.js';
import { finiteSeries } from './data/finite-series.js';
import { ChartFrame } from './frame/chart-frame.js';
import { Line } from './plot/line.js';
import { Plot } from './plot/plot.js';

/** The course of one or more values over time, for comparison. */
export function LineChart({ series: given, ...chart }: MultipleSeriesProps) {
  const series = finiteSeries(given, chart.keys.length);
  return (
    <ChartFrame chart={chart} series={series} swatch="line">
      <Plot
        chart={chart}
        series={series}
        covered={series.flatMap(({ values }) => values.filter((value) => value !== null))}
        swatch={series.length > 1 ? 'line' : undefined}
        draw={({ geometry, active }) =>
          series.map(({ name, values }, index) => (
            <Line key={name} geometry={geometry} values={values} series={index} active={active} />
          ))
        }
      />
    </ChartFrame>
  );
}
