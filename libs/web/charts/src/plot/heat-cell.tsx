import { classNames } from '@word-unfolded/ui';
import { HEAT_LEVELS } from '../data/heat-level.js';
import styles from './plot.module.css';

type HeatCellProps = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly level: number;
  readonly isActive: boolean;
};

/** A day of a calendar: an outlined cell, and in it a square that grows with the level. */
export function HeatCell({ x, y, size, level, isActive }: HeatCellProps) {
  const cell = size - 2;
  const square = (cell * level) / HEAT_LEVELS;
  return (
    <g transform={`translate(${x + 1},${y + 1})`}>
      <rect className={classNames(styles.cell, isActive && styles.active)} width={cell} height={cell} />
      {level > 0 && (
        <rect
          className={styles.heat}
          x={(cell - square) / 2}
          y={(cell - square) / 2}
          width={square}
          height={square}
        />
      )}
    </g>
  );
}
