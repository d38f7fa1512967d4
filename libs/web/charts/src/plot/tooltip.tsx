import type { ChartSeries } from '../chart-props.js';
import styles from './plot.module.css';
import type { PointTexts } from './point-texts.js';
import { Swatch, type SwatchKind } from './swatch.js';

type TooltipProps = {
  readonly index: number;
  /** Its place, and the width of the plot, in pixels. */
  readonly x: number;
  readonly width: number;
  /** The row of its point in a plot whose points lie below each other, in pixels: the tooltip stands below or above it. */
  readonly row?: { readonly top: number; readonly height: number; readonly of: number };
  readonly series: readonly ChartSeries[];
  readonly texts: PointTexts;
  readonly swatch?: SwatchKind | undefined;
};

/** The values of one point, on the side of the plot that has more room. Screen readers have the sentence instead. */
export function Tooltip({ index, x, width, row, series, texts, swatch }: TooltipProps) {
  const place = x < width / 2 ? { left: x + 12 } : { right: width - x + 12 };
  return (
    <div className={styles.tooltip} style={row ? { right: 0, ...beside(row) } : place} aria-hidden="true">
      <p className={styles.tooltipKey}>{texts.keyOf(index)}</p>
      <dl className={styles.values}>
        {series.map(({ name, values }, at) => (
          <div key={name} className={styles.value}>
            <dt>
              {swatch && <Swatch kind={swatch} index={at} />}
              {name}
            </dt>
            <dd>{texts.valueOf(values[index])}</dd>
          </div>
        ))}
        {texts.detailsOf(index).map(({ name, text }) => (
          <div key={name} className={styles.value}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Never over its own row. */
function beside({ top, height, of }: NonNullable<TooltipProps['row']>) {
  return top < of / 2 ? { top: top + height } : { top: 'auto', bottom: of - top };
}
