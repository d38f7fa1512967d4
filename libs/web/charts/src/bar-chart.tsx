import type { SingleSeriesProps } from './chart-props.js';
import { finiteSeries } from './data/finite-series.js';
import { ChartFrame } from './frame/chart-frame.js';
import { Bar } from './plot/bar.js';
import { NameBars } from './plot/name-bars.js';
import { Plot } from './plot/plot.js';

/** Amounts as bars, one for each key: days and months side by side, names below each other. */
export function BarChart({ valueName, values, ...chart }: SingleSeriesProps) {
  const series = finiteSeries([{ name: valueName, values }], chart.keys.length);
  const own = series[0]?.values ?? [];
  if ((chart.keyKind ?? 'name') === 'name')
    return (
      <ChartFrame chart={chart} series={series}>
        <NameBars chart={chart} series={series} />
      </ChartFrame>
    );
  return (
    <ChartFrame chart={chart} series={series}>
      <Plot
        chart={chart}
        series={series}
        covered={own.filter((value) => value !== null)}
        draw={({ geometry, active, id }) =>
          own.map(
            (value, index) =>
              value !== null && (
                <Bar
                  key={chart.keys[index]}
                  geometry={geometry}
                  index={index}
                  series={0}
                  from={0}
                  to={value}
                  isActive={index === active}
                  patterns={id}
                />
              ),
          )
        }
      />
    </ChartFrame>
  );
}
