import type { ReactNode } from 'react';

/** What the keys of a chart are: days as `YYYY-MM-DD`, months as `YYYY-MM`, both in UTC, or names that are shown as they are. */
export type KeyKind = 'day' | 'month' | 'name';

/** Values in the order of the keys. A value that is null, missing or not finite is a gap: no data, which is not zero. */
export type ChartSeries = { readonly name: string; readonly values: readonly (number | null)[] };

/** A further figure of a key, shown beside it as text only: in the tooltip and as a column of the table. */
export type ChartDetail = { readonly name: string; readonly text: string };

/** The properties of every chart. */
export type ChartProps = {
  /** The visible heading, and the accessible name. */
  readonly title: string;
  /** Level of the heading on its page; 3 by default. */
  readonly level?: 2 | 3 | 4;
  /** The keys, in their order, each once: of the horizontal axis, or of the bars of names from the top. */
  readonly keys: readonly string[];
  readonly keyKind?: KeyKind;
  /** What the keys are, as the head of the first column of the table: Day. */
  readonly keyName: string;
  /** Writes a value; a number in the reader's language by default. */
  readonly format?: (value: number) => string;
  /** The further figures of a key; every key has the same names. */
  readonly detail?: (index: number) => readonly ChartDetail[];
  /** What the axis reaches at least: 100 for a share in percent. */
  readonly max?: number;
  /** Height of the plot in pixels; 220 by default. Bars of names take what their names need. */
  readonly height?: number;
  /** Stands instead of the plot when there are no data; a text of the library by default. */
  readonly empty?: ReactNode;
  /** Buttons beside the "Show as table" switch: a download. */
  readonly actions?: ReactNode;
};

/** The properties of a chart of one series. */
export type SingleSeriesProps = ChartProps & {
  /** What the values are: Questions. */
  readonly valueName: string;
  readonly values: ChartSeries['values'];
};

/** The properties of a chart of up to six series, which differ by colour and by pattern or marker. */
export type MultipleSeriesProps = ChartProps & { readonly series: readonly ChartSeries[] };
