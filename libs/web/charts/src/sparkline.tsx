import type { SingleSeriesProps } from './chart-props.js';
import { finiteSeries, hasData } from './data/finite-series.js';
import { ChartTable } from './frame/chart-table.js';
import { Line } from './plot/line.js';
import { Plot } from './plot/plot.js';

type SparklineProps = Omit<SingleSeriesProps, 'level' | 'actions' | 'empty'> & {
  /** Whether its table is shown instead. A row of sparklines has one switch for all, which belongs to the page. */
  readonly asTable?: boolean;
};

/** The course of a figure in the height of two lines, beside the figure itself. Without data there is nothing. */
export function Sparkline({ valueName, values, asTable = false, height = 40, ...rest }: SparklineProps) {
  const chart = { ...rest, height };
  const series = finiteSeries([{ name: valueName, values }], chart.keys.length);
  const own = series[0]?.values ?? [];
  if (!hasData(series)) return null;
  return (
    <div>
      {!asTable && (
        <Plot
          chart={chart}
          series={series}
          covered={own.filter((value) => value !== null)}
          axes={false}
          draw={({ geometry, active }) => (
            <Line geometry={geometry} values={own} series={0} active={active} />
          )}
        />
      )}
      <ChartTable chart={chart} series={series} isVisible={asTable} />
    </div>
  );
}
