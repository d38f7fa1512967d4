import type { ValueScale } from '../data/value-scale.js';
import { visibleKeys } from '../data/visible-keys.js';
import { cutLabel } from './cut-label.js';
import { SIGN_WIDTH, type Geometry } from './geometry.js';
import styles from './plot.module.css';

type AxesProps = {
  readonly geometry: Geometry;
  readonly scale: ValueScale;
  /** The labels of all keys. */
  readonly labels: readonly string[];
  readonly tickText: (value: number) => string;
};

/** The horizontal lines with their values, and the names of the keys that have room. */
export function Axes({ geometry, scale, labels, tickText }: AxesProps) {
  const { left, right, bottom, step, x, y } = geometry;
  const widest = labels.reduce((most, label) => Math.max(most, label.length), 0) * SIGN_WIDTH + 12;
  const room = Math.max(step, widest) / SIGN_WIDTH;
  return (
    <>
      {scale.ticks.map((tick) => (
        <g key={tick} transform={`translate(0,${y(tick)})`}>
          <line className={tick === 0 ? styles.base : styles.grid} x1={left} x2={right} />
          <text className={styles.tick} x={left - 8} dy="0.32em" textAnchor="end">
            {tickText(tick)}
          </text>
        </g>
      ))}
      {visibleKeys(labels.length, step, Math.min(widest, right - left)).map((index) => (
        <text key={index} className={styles.tick} x={x(index)} y={bottom + 20} textAnchor="middle">
          {cutLabel(labels[index] ?? '', room)}
        </text>
      ))}
    </>
  );
}
