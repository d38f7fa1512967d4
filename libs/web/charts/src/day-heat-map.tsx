import { useLanguage } from '@word-unfolded/i18n';
import { VisuallyHidden } from '@word-unfolded/ui';
import type { SingleSeriesProps } from './chart-props.js';
import { calendarDays } from './data/calendar-days.js';
import { finiteSeries } from './data/finite-series.js';
import { HEAT_LEVELS, heatLevel } from './data/heat-level.js';
import { ChartFrame } from './frame/chart-frame.js';
import { useTexts } from './locales/texts.js';
import { HeatCell } from './plot/heat-cell.js';
import styles from './plot/plot.module.css';
import { usePointTexts } from './plot/point-texts.js';
import { Tooltip } from './plot/tooltip.js';
import { CALENDAR_MOVES, useActivePoint } from './plot/use-active-point.js';
import { useWidth } from './plot/use-width.js';
import { weekdayNames } from './texts/key-texts.js';

const LABELS = 40;
/** A year fits a phone without scrolling. */
const CELL = { least: 5, most: 22, legend: 14 };

type DayHeatMapProps = Omit<SingleSeriesProps, 'keyKind' | 'max' | 'height'>;

/** Amounts by day as a calendar whose columns are weeks. A larger square is a larger amount, so that no colour is needed. */
export function DayHeatMap({ valueName, values, ...rest }: DayHeatMapProps) {
  const chart = { ...rest, keyKind: 'day' } as const;
  const series = finiteSeries([{ name: valueName, values }], chart.keys.length);
  return (
    <ChartFrame chart={chart} series={series}>
      <Calendar chart={chart} series={series} />
      <Levels />
    </ChartFrame>
  );
}

type CalendarProps = Pick<Parameters<typeof ChartFrame>[0], 'chart' | 'series'>;

function Calendar({ chart, series }: CalendarProps) {
  const language = useLanguage();
  const [width, ref] = useWidth();
  const days = calendarDays(chart.keys);
  const own = series[0]?.values ?? [];
  const weeks = days.reduce((most, day) => Math.max(most, (day?.week ?? 0) + 1), 1);
  const cell = Math.max(CELL.least, Math.min(CELL.most, Math.floor((width - LABELS) / weeks)));
  const highest = own.reduce<number>((most, value) => Math.max(most, value ?? 0), 0);
  const texts = usePointTexts(chart, series);
  const { active, plotProps } = useActivePoint({
    title: chart.title,
    count: chart.keys.length,
    moves: CALENDAR_MOVES,
    pointAt: (x, y) => {
      const [week, weekday] = [Math.floor((x - LABELS) / cell), Math.floor(y / cell)];
      const index = days.findIndex((day) => day?.week === week && day.weekday === weekday);
      return index < 0 ? undefined : index;
    },
  });
  const place = active && days[active.index];
  return (
    <div className={styles.plot} ref={ref}>
      <div {...plotProps}>
        <svg
          className={styles.drawing}
          width={LABELS + weeks * cell}
          height={7 * cell}
          viewBox={`0 0 ${LABELS + weeks * cell} ${7 * cell}`}
          aria-hidden="true"
        >
          {weekdayNames(language).map(
            (name, weekday) =>
              weekday % 2 === 1 && (
                <text key={name} className={styles.tick} y={(weekday + 0.5) * cell} dy="0.32em">
                  {name}
                </text>
              ),
          )}
          {days.map(
            (day, index) =>
              day && (
                <HeatCell
                  key={chart.keys[index]}
                  x={LABELS + day.week * cell}
                  y={day.weekday * cell}
                  size={cell}
                  level={heatLevel(own[index] ?? 0, highest)}
                  isActive={index === active?.index}
                />
              ),
          )}
        </svg>
      </div>
      {active && place && (
        <Tooltip
          index={active.index}
          x={LABELS + (place.week + 0.5) * cell}
          width={width}
          series={series}
          texts={texts}
        />
      )}
      <VisuallyHidden role="status">{active?.byKeyboard && texts.sentenceOf(active.index)}</VisuallyHidden>
    </div>
  );
}

/** The meaning of the squares. */
function Levels() {
  const t = useTexts();
  return (
    <p className={styles.levels} aria-hidden="true">
      {t('less')}
      <svg width={(HEAT_LEVELS + 1) * CELL.legend} height={CELL.legend}>
        {Array.from({ length: HEAT_LEVELS + 1 }, (_, level) => (
          <HeatCell
            key={level}
            x={level * CELL.legend}
            y={0}
            size={CELL.legend}
            level={level}
            isActive={false}
          />
        ))}
      </svg>
      {t('more')}
    </p>
  );
}
