import type { ValueScale } from '../data/value-scale.js';

/** Where the values of a plot are, in pixels. */
export type Geometry = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The distance of two keys. */
  readonly step: number;
  /** The width of a bar. */
  readonly bar: number;
  /** The middle of a key. */
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
};

/** An approximate width of a sign of an axis label, in pixels. */
export const SIGN_WIDTH = 7;

const WIDEST_BAR = 56;

type GeometryOptions = {
  readonly width: number;
  readonly height: number;
  readonly keys: number;
  readonly scale: ValueScale;
  /** Room for the labels of the axes, in pixels. */
  readonly margin: {
    readonly top: number;
    readonly bottom: number;
    readonly left: number;
    readonly right: number;
  };
};

/** Divides the width of a plot among its keys. */
export function geometryOf({ width, height, keys, scale, margin }: GeometryOptions): Geometry {
  const left = margin.left;
  const right = Math.max(left + 1, width - margin.right);
  const top = margin.top;
  const bottom = Math.max(top + 1, height - margin.bottom);
  const step = (right - left) / Math.max(1, keys);
  return {
    left,
    right,
    top,
    bottom,
    step,
    bar: Math.max(1, Math.min(WIDEST_BAR, step > 4 ? step * 0.7 : step)),
    x: (index) => left + step * (index + 0.5),
    y: (value) => bottom - scale.at(value) * (bottom - top),
  };
}
