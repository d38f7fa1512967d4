import type { MultipleSeriesProps } from './chart-props.js';
import { finiteSeries } from './data/finite-series.js';
import { stackSeries } from './data/stack-series.js';
import { ChartFrame } from './frame/chart-frame.js';
import { Bar } from './plot/bar.js';
import { Plot } from './plot/plot.js';
import { SeriesPatterns } from './plot/series-look.js';

/** The parts of a whole for each key, one upon the other in the order of the series. */
export function StackedBarChart({ series: given, ...chart }: MultipleSeriesProps) {
  const series = finiteSeries(given, chart.keys.length);
  const stacked = stackSeries(series);
  return (
    <ChartFrame chart={chart} series={series} swatch="fill">
      <Plot
        chart={chart}
        series={series}
        covered={stacked.flatMap((segments) => segments.flatMap(({ from, to }) => [from, to]))}
        swatch="fill"
        draw={({ geometry, active, id }) => (
          <>
            <SeriesPatterns id={id} count={series.length} />
            {stacked.map((segments, at) =>
              segments.map(({ from, to }, index) => (
                <Bar
                  key={`${at} ${chart.keys[index]}`}
                  geometry={geometry}
                  index={index}
                  series={at}
                  from={from}
                  to={to}
                  isActive={index === active}
                  patterns={id}
                />
              )),
            )}
          </>
        )}
      />
    </ChartFrame>
  );
}
