import { useLanguage } from '@word-unfolded/i18n';
import { VisuallyHidden } from '@word-unfolded/ui';
import type { ChartProps, ChartSeries } from '../chart-props.js';
import { valueScale } from '../data/value-scale.js';
import { axisTexts } from '../texts/value-texts.js';
import { cutLabel } from './cut-label.js';
import { SIGN_WIDTH } from './geometry.js';
import styles from './plot.module.css';
import { usePointTexts } from './point-texts.js';
import { Tooltip } from './tooltip.js';
import { LIST_MOVES, useActivePoint } from './use-active-point.js';
import { useWidth } from './use-width.js';

/** Heights in pixels: of a key with its bar, of the line with its name, and of the bar. */
const ROW = { whole: 40, text: 20, bar: 12 };

/** The outline of a bar stays inside the drawing. */
const EDGE = 1;

type NameBarsProps = {
  readonly chart: ChartProps;
  /** One series of finite values, one for each key. */
  readonly series: readonly ChartSeries[];
};

/**
 * Bars that lie below each other, each under its name and value: names have room there at every width, which they do not
 * have side by side. It is one stop of the Tab key, as every plot; the arrow keys move between the bars.
 */
export function NameBars({ chart, series }: NameBarsProps) {
  const language = useLanguage();
  const [width, ref] = useWidth();
  const texts = usePointTexts(chart, series);
  const values = series[0]?.values ?? [];
  const valueText = chart.format ?? axisTexts(language);
  const { at } = valueScale(
    values.filter((value) => value !== null),
    chart.max,
  );
  const room = Math.max(0, width - 2 * EDGE);
  const { active, plotProps } = useActivePoint({
    title: chart.title,
    count: chart.keys.length,
    moves: LIST_MOVES,
    pointAt: (_, y) => Math.min(chart.keys.length - 1, Math.max(0, Math.floor(y / ROW.whole))),
  });
  const height = chart.keys.length * ROW.whole;
  return (
    <div className={styles.plot} ref={ref}>
      <div {...plotProps}>
        <svg
          className={styles.drawing}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
        >
          {values.map((value, index) => {
            const shown = value === null ? texts.valueOf(value) : valueText(value);
            const [from, to] = [at(0) * room, at(value ?? 0) * room];
            return (
              <g key={chart.keys[index]} transform={`translate(${EDGE},${index * ROW.whole})`}>
                <text className={styles.name} y={ROW.text - 6}>
                  {cutLabel(texts.keyOf(index), room / SIGN_WIDTH - shown.length - 2)}
                </text>
                <text className={styles.tick} x={room} y={ROW.text - 6} textAnchor="end">
                  {shown}
                </text>
                <line
                  className={styles.grid}
                  x1={0}
                  x2={room}
                  y1={ROW.text + ROW.bar / 2}
                  y2={ROW.text + ROW.bar / 2}
                />
                {from !== to && (
                  <rect
                    data-series={0}
                    className={index === active?.index ? `${styles.bar} ${styles.active}` : styles.bar}
                    x={Math.min(from, to)}
                    y={ROW.text}
                    width={Math.max(1, Math.abs(to - from))}
                    height={ROW.bar}
                  />
                )}
              </g>
            );
          })}
        </svg>
      </div>
      {active && (
        <Tooltip
          index={active.index}
          x={width / 2}
          row={{ top: active.index * ROW.whole, height: ROW.whole, of: height }}
          width={width}
          series={series}
          texts={texts}
        />
      )}
      <VisuallyHidden role="status">{active?.byKeyboard && texts.sentenceOf(active.index)}</VisuallyHidden>
    </div>
  );
}
