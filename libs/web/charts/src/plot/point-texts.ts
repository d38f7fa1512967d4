import { useLanguage } from '@word-unfolded/i18n';
import type { ChartDetail, ChartProps, ChartSeries } from '../chart-props.js';
import { useTexts } from '../locales/texts.js';
import { keyTexts } from '../texts/key-texts.js';
import { valueTexts } from '../texts/value-texts.js';

/** What is said about the points of a chart. */
export type PointTexts = {
  readonly keyOf: (index: number) => string;
  readonly valueOf: (value: number | null | undefined) => string;
  readonly detailsOf: (index: number) => readonly ChartDetail[];
  /** A point in one sentence, for screen readers. */
  readonly sentenceOf: (index: number) => string;
};

/** The texts of the points of a chart, in the reader's language. */
export function usePointTexts(chart: ChartProps, series: readonly ChartSeries[]): PointTexts {
  const t = useTexts();
  const language = useLanguage();
  const keyText = keyTexts(chart.keyKind ?? 'name', language, 'whole');
  const format = chart.format ?? valueTexts(language);
  const keyOf = (index: number) => keyText(chart.keys[index] ?? '');
  const valueOf = (value: number | null | undefined) =>
    typeof value === 'number' ? format(value) : t('noValue');
  const detailsOf = (index: number) => chart.detail?.(index) ?? [];
  const sentenceOf = (index: number) => {
    const values = series.map(({ name, values: all }) => t('value', { name, value: valueOf(all[index]) }));
    const details = detailsOf(index).map(({ name, text }) => t('value', { name, value: text }));
    return t('point', { key: keyOf(index), values: [...values, ...details].join(', ') });
  };
  return { keyOf, valueOf, detailsOf, sentenceOf };
}
