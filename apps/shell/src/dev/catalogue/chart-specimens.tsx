import { BarChart, DayHeatMap, LineChart, Sparkline, StackedBarChart } from '@word-unfolded/charts';
import { State } from './state.js';
import { useTexts } from './texts.js';

const WEEK = daysFrom(Date.UTC(2026, 10, 17), 7);
const YEAR = daysFrom(Date.UTC(2025, 10, 24), 365);

/** The charts. Their data have a gap, a zero and a value far above the others. */
export const CHART_SPECIMENS = {
  BarChart: () => {
    const { chart, english } = useSpecimenData();
    return (
      <>
        <State>
          <BarChart {...chart} valueName={english.name} values={english.values} />
        </State>
        <State of="values={[]}">
          <BarChart {...chart} valueName={english.name} values={[]} />
        </State>
      </>
    );
  },
  LineChart: () => {
    const { chart, english, spanish } = useSpecimenData();
    return (
      <State of="series">
        <LineChart {...chart} series={[english, spanish]} />
      </State>
    );
  },
  StackedBarChart: () => {
    const { chart, english, spanish } = useSpecimenData();
    const more = Array.from({ length: 4 }, (_, index) => ({
      ...english,
      name: `${english.name} ${index + 2}`,
    }));
    return (
      <>
        <State of="series">
          <StackedBarChart {...chart} series={[english, spanish]} />
        </State>
        <State of="series.length === 6">
          <StackedBarChart {...chart} series={[english, spanish, ...more]} />
        </State>
      </>
    );
  },
  Sparkline: () => {
    const { chart, english } = useSpecimenData();
    return (
      <>
        <State>
          <Sparkline {...chart} valueName={english.name} values={english.values} />
        </State>
        <State of="asTable">
          <Sparkline {...chart} valueName={english.name} values={english.values} asTable />
        </State>
      </>
    );
  },
  DayHeatMap: () => {
    const { chart, english } = useSpecimenData();
    return (
      <State of="keys.length === 365">
        <DayHeatMap
          {...chart}
          keys={YEAR}
          valueName={english.name}
          values={YEAR.map((_, day) => (day * day) % 97)}
        />
      </State>
    );
  },
};

function useSpecimenData() {
  const t = useTexts();
  return {
    chart: { title: t('questions'), keys: WEEK, keyKind: 'day', keyName: t('day') },
    english: { name: t('english'), values: [1200, 900, 0, 1500, null, 700, 4100] },
    spanish: { name: t('spanish'), values: [600, 800, 0, 300, 400, 650, 900] },
  } as const;
}

function daysFrom(start: number, count: number): readonly string[] {
  return Array.from({ length: count }, (_, day) =>
    new Date(start + day * 86_400_000).toISOString().slice(0, 10),
  );
}
