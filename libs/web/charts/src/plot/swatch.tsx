import { useId } from 'react';
import styles from './plot.module.css';
import { fillOf, lookOf, markerPath, SeriesPatterns } from './series-look.js';

/** What the swatch of a series shows: its line with its marker, or its fill. */
export type SwatchKind = 'line' | 'fill';

/** The look of a series, beside its name. */
export function Swatch({ kind, index }: { readonly kind: SwatchKind; readonly index: number }) {
  const id = useId();
  return (
    <svg className={styles.swatch} data-series={lookOf(index)} width="20" height="12" aria-hidden="true">
      {kind === 'line' ? (
        <>
          <path className={styles.line} d="M0,6 H20" />
          <path className={styles.marker} d={markerPath(index)} transform="translate(10,6)" />
        </>
      ) : (
        <>
          <SeriesPatterns id={id} count={lookOf(index) + 1} />
          <rect className={styles.bar} x="1" y="1" width="18" height="10" fill={fillOf(index, id)} />
        </>
      )}
    </svg>
  );
}
