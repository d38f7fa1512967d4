import { TYPE_RANK, typeRank } from '../bson/bson-type.js';
import type { Collation } from '../bson/order/collation.js';
import { isArray, isDocument, type BSONRegExp, type BsonValue } from '../bson/value.js';
import { fitKey, ORDERED_KEY_BYTES, writeIndexKey, type Index } from '../catalogue/index.js';
import { endOfPrefix, prefixRange, type KeyRange } from '../storage/reader.js';
import { MAX_POINTS, type Bound, type Condition, type Conditions } from './conditions.js';

/** The condition on the path after the point lookups. */
type LastBound =
  | { readonly kind: 'range'; readonly low: Bound | undefined; readonly high: Bound | undefined }
  | { readonly kind: 'prefix'; readonly prefix: string; readonly expression: BSONRegExp };

const BEHIND_NAN: Bound = { value: NaN, inclusive: false };

/** The part of an index that a query reads: points on its first paths, and possibly a range on the next path. */
export type IndexBounds = {
  /** The values to look up for each of the first paths. */
  readonly points: readonly (readonly BsonValue[])[];
  readonly last: LastBound | undefined;
};

/** The number of keys that the points describe. */
export function combinationsOf({ points }: IndexBounds): number {
  return points.reduce((product, values) => product * values.length, 1);
}

/**
 * Computes the part of an index that the conditions of a query need.
 *
 * In a multikey index, different elements of an array may meet two conditions. There the bounds combine only conditions
 * on different fields, or of the same $elemMatch (manual, "Multikey Index Bounds").
 */
export function boundsOf(
  index: Index,
  conditions: Conditions,
  collation: Collation | undefined,
): IndexBounds {
  const points: (readonly BsonValue[])[] = [];
  const used: Condition[] = [];
  let last: LastBound | undefined;
  for (const [at, path] of index.dottedPaths.entries()) {
    const usable = (conditions.get(path) ?? []).filter((condition) =>
      isUsable(index, at, condition, used, collation),
    );
    const equal = fewestPoints(usable);
    const most = MAX_POINTS / Math.max(1, combinationsOf({ points, last: undefined }));
    if (equal && equal.values.length <= most && !(index.definition.sparse && equal.values.includes(null))) {
      points.push(equal.values);
      used.push(equal);
      continue;
    }
    if (!index.isHashed) last = lastBoundOf(index, usable);
    break;
  }
  return { points, last };
}

function isUsable(
  index: Index,
  at: number,
  condition: Condition,
  used: readonly Condition[],
  collation: Collation | undefined,
): boolean {
  if (!isComparable(index, condition, collation)) return false;
  if (!index.flags.multikey) return true;
  return used.every((other, before) => {
    const sameField = index.paths[before]?.[0] === index.paths[at]?.[0];
    return !sameField || other.group === condition.group;
  });
}

/**
 * An index stores strings folded by its collation. Only a query with the same collation can look them up, and range
 * conditions cannot use them.
 */
function isComparable(index: Index, condition: Condition, collation: Collation | undefined): boolean {
  const own = index.definition.collation;
  if (condition.kind === 'prefix') return own === undefined;
  const same = own?.identity === collation?.identity;
  if (condition.kind === 'points') return same || !condition.values.some(mayHoldText);
  return [condition.low, condition.high].every(
    (bound) =>
      bound === undefined || typeRank(bound.value) !== TYPE_RANK.string || (same && own === undefined),
  );
}

function mayHoldText(value: BsonValue): boolean {
  return typeRank(value) === TYPE_RANK.string || isDocument(value) || isArray(value);
}

type Points = Extract<Condition, { kind: 'points' }>;

function fewestPoints(conditions: readonly Condition[]): Points | undefined {
  const points = conditions.filter((condition): condition is Points => condition.kind === 'points');
  return points.sort((left, right) => left.values.length - right.values.length)[0];
}

function lastBoundOf(index: Index, conditions: readonly Condition[]): LastBound | undefined {
  const prefix = conditions.find((condition) => condition.kind === 'prefix');
  if (prefix) return prefix;
  const ranges = conditions.filter((condition) => condition.kind === 'range');
  const [first] = ranges;
  if (!first) return undefined;
  const joined = ranges.filter(
    (range) => !index.flags.multikey || range.group === first.group || range === first,
  );
  const low = joined.find((range) => range.low)?.low;
  const high = joined.find((range) => range.high)?.high;
  const sameType = !low || !high || typeRank(low.value) === typeRank(high.value);
  return { kind: 'range', low, high: sameType ? high : undefined };
}

/** The key ranges of the bounds, in index order. */
export function keyRangesOf(index: Index, bounds: IndexBounds): KeyRange[] {
  if (bounds.points.some((values) => values.length === 0)) return [];
  const ranges = combine(bounds.points).flatMap((values) => rangesBehind(index, values, bounds.last));
  return ranges.sort((left, right) => Buffer.compare(left.low, right.low));
}

/** Whether the key range is wider than the bounds, because the points are longer than a key can be. */
export function isShortened(index: Index, { points }: IndexBounds): boolean {
  if (points.length === index.paths.length) return false;
  return combine(points).some((values) => writeIndexKey(index, values).size > ORDERED_KEY_BYTES);
}

function combine(points: IndexBounds['points']): readonly (readonly BsonValue[])[] {
  return points.reduce<readonly (readonly BsonValue[])[]>(
    (combinations, values) =>
      combinations.flatMap((combination) => values.map((value) => [...combination, value])),
    [[]],
  );
}

function rangesBehind(index: Index, values: readonly BsonValue[], last: LastBound | undefined): KeyRange[] {
  const key = writeIndexKey(index, values).toBuffer();
  if (values.length === index.paths.length) return [prefixRange(fitKey(key))];
  if (key.length > ORDERED_KEY_BYTES) return [prefixRange(key.subarray(0, ORDERED_KEY_BYTES))];
  if (!last) return [prefixRange(key)];
  const direction = index.directions[values.length] as number;
  return last.kind === 'prefix'
    ? prefixRanges(index, values, key, last, direction)
    : [spanOf(index, values, key, last, direction)];
}

/** Texts with the prefix, and the regular expression itself, which may be stored as a value. */
function prefixRanges(
  index: Index,
  values: readonly BsonValue[],
  key: Buffer,
  { prefix, expression }: Extract<LastBound, { kind: 'prefix' }>,
  direction: number,
): KeyRange[] {
  const text = Buffer.concat([Buffer.from([TYPE_RANK.string]), Buffer.from(prefix)]);
  const begin = Buffer.concat([key, direction < 0 ? inverted(text) : text]).subarray(0, ORDERED_KEY_BYTES);
  const stored = writeIndexKey(index, [...values, expression])
    .toBuffer()
    .subarray(0, ORDERED_KEY_BYTES);
  return [prefixRange(begin), prefixRange(stored)];
}

function spanOf(
  index: Index,
  values: readonly BsonValue[],
  key: Buffer,
  { low, high }: Extract<LastBound, { kind: 'range' }>,
  direction: number,
): KeyRange {
  const rank = typeRank((low ?? high)?.value);
  const wholeType = Buffer.concat([key, direction < 0 ? inverted(Buffer.from([rank])) : Buffer.from([rank])]);
  // NaN is the first of the numbers, and is not smaller than any of them.
  const lowest = low ?? (rank === TYPE_RANK.number ? BEHIND_NAN : undefined);
  // In key order a descending path starts with its highest value.
  const [first, final] = direction > 0 ? [lowest, high] : [high, lowest];
  return {
    low: first ? edge(index, values, first, false) : wholeType,
    high: final ? edge(index, values, final, true) : endOfPrefix(wholeType),
  };
}

/** One end of a range. A value that is stored truncated may lie on either side, so the range always includes it. */
function edge(index: Index, values: readonly BsonValue[], bound: Bound, isEnd: boolean): Buffer {
  const whole = writeIndexKey(index, [...values, bound.value]).toBuffer();
  const shortened = whole.length > ORDERED_KEY_BYTES;
  const key = whole.subarray(0, ORDERED_KEY_BYTES);
  const inside = bound.inclusive || shortened;
  return inside === isEnd ? endOfPrefix(key) : key;
}

function inverted(bytes: Buffer): Buffer {
  return Buffer.from(bytes.map((byte) => byte ^ 0xff));
}
