import { useId, type ReactNode } from 'react';
import styles from './engraving.module.css';

export type EngravingName = 'lamp' | 'scroll' | 'gate' | 'hills';

/** Parallel lines, as an engraver shades: every `step` from `from` to `to`, over the height of the drawing. */
function shading(from: number, to: number, step: number, slant = 0): string {
  const count = Math.floor((to - from) / step) + 1;
  return Array.from({ length: count }, (_, at) => `M${from + at * step} 0l${slant} 120`).join('');
}

/** Rays around a point, from one radius to another; every second one is shorter. */
function rays(x: number, y: number, inner: number, outer: number, count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * at) / count;
    const reach = at % 2 === 0 ? outer : (inner + outer) / 2;
    const point = (radius: number) =>
      `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
    return `M${point(inner)}L${point(reach)}`;
  }).join('');
}

type Shape = {
  /** What is drawn with lines. */
  readonly lines: string;
  /** Surfaces that are shaded, each with its lines. */
  readonly shaded: readonly { readonly surface: string; readonly shading: string }[];
  /** What stands out. */
  readonly light: string;
};

/** Our own drawings, 160 by 120. */
const SHAPES: Readonly<Record<EngravingName, Shape>> = {
  lamp: {
    lines:
      'M34 74c0 20 20 28 46 28s40-10 46-24l14-10-3-6-20 6c-10-4-22-6-37-6-28 0-46 4-46 12Z' +
      'M34 72c-14-8-20 6-12 14 4 4 10 5 15 3M62 102l-6 10h48l-6-10M70 64c4-6 24-6 28 0M48 112h66',
    shaded: [
      {
        surface: 'M34 76c2 18 22 26 46 26s40-10 46-24c-16 10-30 12-46 12-22 0-38-6-46-14Z',
        shading: shading(20, 140, 3, -16),
      },
      { surface: 'M62 102l-6 10h48l-6-10Z', shading: shading(50, 110, 3) },
    ],
    light: `M138 60c-7-6-5-14 1-22 6 8 8 16 1 22Z${rays(139, 48, 18, 30, 16)}`,
  },
  scroll: {
    lines:
      'M40 22h80v72H40ZM36 16v84M44 16v84M36 16a4 3 0 0 1 8 0M36 100a4 3 0 0 0 8 0M40 10v6M40 100v8' +
      'M116 16v84M124 16v84M116 16a4 3 0 0 1 8 0M116 100a4 3 0 0 0 8 0M120 10v6M120 100v8',
    shaded: [
      { surface: 'M36 16h8v84h-8Z', shading: shading(36, 44, 2) },
      { surface: 'M116 16h8v84h-8Z', shading: shading(116, 124, 2) },
      { surface: 'M46 24h10v68H46Z', shading: shading(46, 52, 3) },
    ],
    light: 'M58 34h46M58 42h42M58 50h46M58 58h30M58 70h46M58 78h38M58 86h18',
  },
  gate: {
    lines:
      'M36 108V52a44 44 0 0 1 88 0v56M48 108V54a32 32 0 0 1 64 0v54M24 108h112M18 114h124' +
      'M36 66h12M36 80h12M36 94h12M112 66h12M112 80h12M112 94h12M80 8v14M60 12l4 12M100 12l-4 12M46 24l10 10M114 24l-10 10',
    shaded: [
      {
        surface: 'M36 108V52a44 44 0 0 1 88 0v56h-12V54a32 32 0 0 0-64 0v54Z',
        shading: shading(30, 130, 3, 12),
      },
    ],
    light: `M80 54v54M64 108l8-40M96 108l-8-40M70 58c3-8 17-8 20 0${rays(80, 50, 7, 15, 12)}`,
  },
  hills: {
    lines:
      'M8 104c20-26 38-34 54-20 10-22 26-34 46-14 12 10 26 22 44 34ZM62 84c8 6 14 12 20 20M108 70c-6 10-8 22-6 34M4 110h152',
    shaded: [
      {
        surface: 'M62 84c10-22 26-34 46-14-6 10-8 22-6 34H82c-6-8-12-14-20-20Z',
        shading: shading(50, 130, 3, -14),
      },
      { surface: 'M8 104c20-26 38-34 54-20 8 6 14 12 20 20Z', shading: shading(0, 90, 6, 20) },
    ],
    light: `M118 34a10 10 0 1 1-20 0a10 10 0 1 1 20 0Z${rays(108, 34, 14, 24, 20)}`,
  },
};

/** A line engraving in the colours of the page, drawn for this application. For the eye only. */
export function Engraving({ name }: { readonly name: EngravingName }): ReactNode {
  const id = useId();
  const { lines, shaded, light } = SHAPES[name];
  return (
    <svg className={styles.engraving} viewBox="0 0 160 120" aria-hidden="true" data-engraving={name}>
      {shaded.map(({ surface, shading: strokes }, at) => (
        <g key={surface}>
          <clipPath id={`${id}-${at}`}>
            <path d={surface} />
          </clipPath>
          <path className={styles.shade} clipPath={`url(#${id}-${at})`} d={strokes} />
        </g>
      ))}
      <path d={lines} />
      <path className={styles.light} d={light} />
    </svg>
  );
}
