import { useLanguage } from '@word-unfolded/i18n';
import { VisuallyHidden } from '@word-unfolded/ui';
import type { ChartProps, ChartSeries } from '../chart-props.js';
import { usePointTexts } from '../plot/point-texts.js';
import { keyTexts } from '../texts/key-texts.js';
import styles from './chart-frame.module.css';

type ChartTableProps = {
  readonly chart: ChartProps;
  readonly series: readonly ChartSeries[];
  /** Whether everyone sees it; screen readers always have it. */
  readonly isVisible: boolean;
};

/** The values of a chart as a table. */
export function ChartTable({ chart, series, isVisible }: ChartTableProps) {
  if (!isVisible)
    return (
      <div className={styles.away}>
        <Table chart={chart} series={series} />
      </div>
    );
  return (
    // Keyboards can scroll it only if it takes the focus.
    <div className={styles.scroll} role="region" aria-label={chart.title} tabIndex={0}>
      <Table chart={chart} series={series} />
    </div>
  );
}

function Table({ chart, series }: Omit<ChartTableProps, 'isVisible'>) {
  const language = useLanguage();
  const texts = usePointTexts(chart, series);
  const keyText = keyTexts(chart.keyKind ?? 'name', language, 'table');
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{chart.title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{chart.keyName}</th>
          {[...series, ...texts.detailsOf(0)].map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chart.keys.map((key, index) => (
          <tr key={key}>
            <th scope="row">{keyText(key)}</th>
            {series.map(({ name, values }) => (
              <td key={name}>{texts.valueOf(values[index])}</td>
            ))}
            {texts.detailsOf(index).map(({ name, text }) => (
              <td key={name}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
