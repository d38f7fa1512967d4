import { useLanguage } from '@word-unfolded/i18n';
import { VisuallyHidden } from '@word-unfolded/ui';
import { useId, type ReactNode } from 'react';
import type { ChartProps, ChartSeries } from '../chart-props.js';
import { valueScale } from '../data/value-scale.js';
import { keyTexts } from '../texts/key-texts.js';
import { axisTexts } from '../texts/value-texts.js';
import { Axes } from './axes.js';
import { geometryOf, SIGN_WIDTH, type Geometry } from './geometry.js';
import styles from './plot.module.css';
import { usePointTexts } from './point-texts.js';
import type { SwatchKind } from './swatch.js';
import { Tooltip } from './tooltip.js';
import { ROW_MOVES, useActivePoint } from './use-active-point.js';
import { useWidth } from './use-width.js';

const HEIGHT = 220;

type Drawing = {
  readonly geometry: Geometry;
  /** The point whose values are shown. */
  readonly active: number | undefined;
  /** Unique in the page, for the patterns of the drawing. */
  readonly id: string;
};

type PlotProps = {
  readonly chart: ChartProps;
  /** Finite values, one for each key. */
  readonly series: readonly ChartSeries[];
  /** The values that the scale covers. */
  readonly covered: readonly number[];
  readonly swatch?: SwatchKind | undefined;
  /** Without axes a plot is as small as its height. */
  readonly axes?: boolean;
  readonly draw: (drawing: Drawing) => ReactNode;
};

/**
 * The plot of a chart: its axes, the drawing, and the values of the point that a reader looks at. It is one stop of the
 * Tab key; the arrow keys move between the points, which are announced. The table has the same values for reading.
 */
export function Plot({ chart, series, covered, swatch, axes = true, draw }: PlotProps) {
  const language = useLanguage();
  const id = useId();
  const [width, ref] = useWidth();
  const { keys, keyKind = 'name', height = HEIGHT } = chart;
  const scale = valueScale(covered, chart.max);
  const tickText = chart.format ?? axisTexts(language);
  const widest = Math.max(...scale.ticks.map((tick) => tickText(tick).length), 1);
  const margin = axes
    ? { top: 8, bottom: 28, left: widest * SIGN_WIDTH + 12, right: 8 }
    : { top: 4, bottom: 4, left: 4, right: 4 };
  const geometry = geometryOf({ width, height, keys: keys.length, scale, margin });
  const texts = usePointTexts(chart, series);
  const { active, plotProps } = useActivePoint({
    title: chart.title,
    count: keys.length,
    moves: ROW_MOVES,
    pointAt: (x) => Math.min(keys.length - 1, Math.max(0, Math.floor((x - geometry.left) / geometry.step))),
  });
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
          {axes && (
            <Axes
              geometry={geometry}
              scale={scale}
              labels={keys.map(keyTexts(keyKind, language, 'axis'))}
              tickText={tickText}
            />
          )}
          {active && (
            <line
              className={styles.cursor}
              x1={geometry.x(active.index)}
              x2={geometry.x(active.index)}
              y1={geometry.top}
              y2={geometry.bottom}
            />
          )}
          {draw({ geometry, active: active?.index, id })}
        </svg>
      </div>
      {active && (
        <Tooltip
          index={active.index}
          x={geometry.x(active.index)}
          width={width}
          series={series}
          texts={texts}
          swatch={swatch}
        />
      )}
      <VisuallyHidden role="status">{active?.byKeyboard && texts.sentenceOf(active.index)}</VisuallyHidden>
    </div>
  );
}
