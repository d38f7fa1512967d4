import type { MappingStep } from '@word-unfolded/domain';
import type { MappingProgress } from '../../state/progress.js';
import styles from './mapping-path.module.css';

/** The way from the edge to the first stop and on from stop to stop; the stops are in the middle of five equal columns. */
const LEGS = [
  { to: 1, line: 'M0 92 C30 92 60 74 100 72' },
  { to: 2, line: 'M100 72 C160 68 190 28 300 30' },
  { to: 3, line: 'M300 30 C390 32 420 76 500 76' },
  { to: 4, line: 'M500 76 C590 76 610 34 700 32' },
  { to: 5, line: 'M700 32 C790 30 830 60 900 58' },
] as const satisfies readonly { readonly to: MappingStep; readonly line: string }[];

/** Heights of the land, as a map draws them. */
const LAND = [
  'M180 -10 C220 62 360 70 420 -10',
  'M226 -10 C252 34 330 40 368 -10',
  'M560 -10 C600 84 810 80 860 -10',
  'M612 -10 C640 50 760 50 804 -10',
  'M330 124 C380 96 470 96 560 124',
  'M20 124 C60 104 120 104 190 124',
  'M760 124 C820 92 920 84 1000 96',
];

type PathDrawingProps = Pick<MappingProgress, 'statuses'>;

/** The drawn path: solid as far as the reader has come, dashed where it goes on. */
export function PathDrawing({ statuses }: PathDrawingProps) {
  return (
    <svg className={styles.drawing} viewBox="0 0 1000 120" preserveAspectRatio="none" aria-hidden="true">
      {LAND.map((line) => (
        <path key={line} className={styles.land} d={line} />
      ))}
      {LEGS.map(({ to, line }) => (
        <path key={to} className={styles.leg} data-status={statuses[to]} d={line} />
      ))}
    </svg>
  );
}
