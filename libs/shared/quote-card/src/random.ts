/** A sequence of numbers from 0 (included) to 1 (excluded), the same for the same seed. */
export type Random = {
  (): number;
  /** A number between two. */
  between(low: number, high: number): number;
  /** One of some values. */
  pick<T>(values: readonly T[]): T;
};

/** A seeded generator: Mulberry32, whose 32 bits are plenty for pictures. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    pick: <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)]!,
  });
}

/** A whole number of 32 bits that differs for different texts: FNV-1a. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
