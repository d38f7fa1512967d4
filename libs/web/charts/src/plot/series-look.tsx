import {
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
  type SymbolType,
} from 'd3-shape';
import styles from './plot.module.css';

/** How many series can be told apart. */
const SERIES_LOOKS = 6;

const MARKERS: readonly SymbolType[] = [
  symbolCircle,
  symbolSquare,
  symbolTriangle,
  symbolDiamond,
  symbolCross,
  symbolStar,
];

const MARKER_AREA = 42;

/** The lines and dots of a fill of 8 by 8 pixels; the first series is solid. */
const HATCHES: readonly (string | undefined)[] = [
  undefined,
  'M-2,2 l4,-4 M0,8 l8,-8 M6,10 l4,-4',
  'M2,2 h2 v2 h-2 z M6,6 h2 v2 h-2 z',
  'M0,2 h8 M0,6 h8',
  'M2,0 v8 M6,0 v8',
  'M0,0 l8,8 M0,8 l8,-8',
];

export const lookOf = (index: number) => index % SERIES_LOOKS;

/** The marker of a series as a path around the origin. */
export function markerPath(index: number): string {
  return symbol(MARKERS[lookOf(index)], MARKER_AREA)() ?? '';
}

/** The fill of a series: its colour, or a pattern of the same drawing. */
export function fillOf(index: number, id: string): string | undefined {
  return HATCHES[lookOf(index)] === undefined ? undefined : `url(#${id}-${lookOf(index)})`;
}

/** The patterns by which series differ beside their colours. */
export function SeriesPatterns({ id, count }: { readonly id: string; readonly count: number }) {
  return (
    <defs>
      {HATCHES.slice(0, count).map(
        (path, index) =>
          path !== undefined && (
            <pattern
              key={path}
              id={`${id}-${index}`}
              data-series={index}
              className={styles.pattern}
              width="8"
              height="8"
              patternUnits="userSpaceOnUse"
            >
              <rect width="8" height="8" />
              <path d={path} />
            </pattern>
          ),
      )}
    </defs>
  );
}
