import { classNames } from '@word-unfolded/ui';
import type { Geometry } from './geometry.js';
import styles from './plot.module.css';
import { fillOf, lookOf } from './series-look.js';

type BarProps = {
  readonly geometry: Geometry;
  readonly index: number;
  readonly series: number;
  /** The values between which it stands. */
  readonly from: number;
  readonly to: number;
  readonly isActive: boolean;
  /** The id of the patterns of the drawing. */
  readonly patterns: string;
};

/** Narrower bars have no room for an outline. */
const WITH_OUTLINE = 4;

/** One bar, or one segment of a stacked bar. A value that is not zero is never invisible: it has a pixel at least. */
export function Bar({ geometry, index, series, from, to, isActive, patterns }: BarProps) {
  if (from === to) return null;
  const { x, y, bar } = geometry;
  const top = Math.min(y(from), y(to));
  return (
    <rect
      data-series={lookOf(series)}
      className={classNames(styles.bar, bar < WITH_OUTLINE && styles.thin, isActive && styles.active)}
      x={x(index) - bar / 2}
      y={top}
      width={bar}
      height={Math.max(1, Math.abs(y(from) - y(to)))}
      fill={bar < WITH_OUTLINE ? undefined : fillOf(series, patterns)}
    />
  );
}
