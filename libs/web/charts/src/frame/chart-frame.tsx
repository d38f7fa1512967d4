import { Switch } from '@word-unfolded/ui/overlays';
import { createElement, useId, useState, type ReactNode } from 'react';
import type { ChartProps, ChartSeries } from '../chart-props.js';
import { hasData } from '../data/finite-series.js';
import { useTexts } from '../locales/texts.js';
import { Swatch, type SwatchKind } from '../plot/swatch.js';
import styles from './chart-frame.module.css';
import { ChartTable } from './chart-table.js';

type ChartFrameProps = {
  readonly chart: ChartProps;
  /** Finite values, one for each key. */
  readonly series: readonly ChartSeries[];
  /** The look of series in the legend; without it there is no legend. */
  readonly swatch?: SwatchKind | undefined;
  /** The plot. */
  readonly children: ReactNode;
};

/** What stands around every plot: its heading, the legend, the table, the switch that shows it, and the empty state. */
export function ChartFrame({ chart, series, swatch, children }: ChartFrameProps) {
  const t = useTexts();
  const id = useId();
  const [isTable, setTable] = useState(false);
  const heading = createElement(`h${chart.level ?? 3}`, { id, className: styles.title }, chart.title);
  if (chart.keys.length === 0 || !hasData(series))
    return (
      <figure className={styles.chart} aria-labelledby={id}>
        <div className={styles.head}>{heading}</div>
        <div className={styles.empty}>{chart.empty ?? t('empty')}</div>
      </figure>
    );
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <div className={styles.head}>
        {heading}
        <div className={styles.actions}>
          {chart.actions}
          <Switch isSelected={isTable} onChange={setTable}>
            {t('asTable')}
          </Switch>
        </div>
      </div>
      {!isTable && swatch && series.length > 1 && <Legend series={series} swatch={swatch} />}
      {!isTable && children}
      <ChartTable chart={chart} series={series} isVisible={isTable} />
    </figure>
  );
}

type LegendProps = { readonly series: readonly ChartSeries[]; readonly swatch: SwatchKind };

function Legend({ series, swatch }: LegendProps) {
  const t = useTexts();
  return (
    <ul className={styles.legend} aria-label={t('legend')}>
      {series.map(({ name }, index) => (
        <li key={name}>
          <Swatch kind={swatch} index={index} />
          {name}
        </li>
      ))}
    </ul>
  );
}
