import { TYPE_RANK, typeRank } from '../bson/bson-type.js';
import type { Collation } from '../bson/order/collation.js';
import { onlyField, type BsonDocument, type BsonValue } from '../bson/value.js';
import { ORDERED_KEY_BYTES, writeIndexKey, type Index } from '../catalogue/index.js';
import { isOperatorDocument } from '../query/operator-document.js';
import { recordIdAtEnd } from '../storage/keyspace.js';
import type { KeyRange, Reader } from '../storage/reader.js';
import { isPoint, type Conditions } from './conditions.js';
import { boundsOf, combinationsOf, isShortened, keyRangesOf, type IndexBounds } from './index-bounds.js';
import { impliesPartialFilter } from './implied-filter.js';
import type { IndexScan, PlanCounts } from './plan.js';

/** A path to sort by; 1 or -1. */
export type SortedPath = { readonly path: string; readonly direction: number };

export type PlannedQuery = {
  readonly filter: BsonDocument;
  readonly conditions: Conditions;
  readonly sort: readonly SortedPath[];
  readonly collation: Collation | undefined;
};

/** An index that could serve a query, with its cost factors. */
export type Candidate = { readonly scan: IndexScan; readonly score: number };

/** Weights of the properties that make an index useful. They were found by measurement; only their order matters. */
const SCORE = { point: 20, closedRange: 14, openRange: 10, sorted: 12, oneDocument: 100, path: -0.01 };

/** @param forced by a hint: also if the index has no useful bounds, or does not contain all documents */
export function candidateOf(index: Index, query: PlannedQuery, forced: boolean): Candidate | undefined {
  const { partialFilter, sparse, collation } = index.definition;
  const coversText = collation?.identity === query.collation?.identity;
  if (
    partialFilter &&
    !forced &&
    !(coversText && impliesPartialFilter(query.filter, partialFilter, collation))
  )
    return undefined;
  const bounds = boundsOf(index, query.conditions, query.collation);
  const isBounded = bounds.points.length > 0 || bounds.last !== undefined;
  if (sparse && !isBounded && !forced) return undefined;
  const order = sortOrder(index, bounds, query);
  const isSorted = query.sort.length === 0 || order !== undefined;
  const exact = isExact(index, bounds, query);
  const oneEntryEach = !index.flags.multikey || bounds.points.length === index.paths.length;
  const scan: IndexScan = {
    kind: 'index scan',
    index,
    bounds,
    isSorted,
    isExact: exact,
    entryRanges: exact && oneEntryEach ? () => keyRangesOf(index, bounds) : undefined,
    reverse: order === 'reverse',
    recordIds: (reader, counts) => scanIndex(index, bounds, order === 'reverse', reader, counts),
  };
  const sortedByIndex = query.sort.length > 0 && isSorted;
  if (!isBounded && !sortedByIndex && !forced) return undefined;
  return { scan, score: scoreOf(index, bounds, sortedByIndex) };
}

function scoreOf(index: Index, { points, last }: IndexBounds, sorted: boolean): number {
  const isClosed = last?.kind === 'range' && last.low !== undefined && last.high !== undefined;
  const oneDocument = index.isUnique && points.length === index.paths.length && !index.definition.sparse;
  return (
    points.length * SCORE.point +
    (last ? (isClosed ? SCORE.closedRange : SCORE.openRange) : 0) +
    (sorted ? SCORE.sorted : 0) +
    (oneDocument ? SCORE.oneDocument : 0) +
    index.paths.length * SCORE.path +
    (index.isId ? 1 : 0)
  );
}

/**
 * Whether the index provides the sort order, and the scan direction. Paths that are fixed to one value do not matter.
 * The others must follow each other as in the sort, all forwards or all backwards.
 */
function sortOrder(
  index: Index,
  { points }: IndexBounds,
  { sort, collation }: PlannedQuery,
): 'forward' | 'reverse' | undefined {
  const { flags, definition, dottedPaths, directions } = index;
  if (sort.length === 0 || flags.multikey || flags.truncated || index.isHashed) return undefined;
  if (definition.collation || collation) return undefined;
  const fixed = new Set(dottedPaths.filter((_, at) => points[at]?.length === 1));
  const open = dottedPaths
    .map((path, at) => ({ path, direction: directions[at] as number }))
    .filter(({ path }) => !fixed.has(path));
  const wanted = sort.filter(({ path }) => !fixed.has(path));
  if (wanted.length > open.length) return undefined;
  const directionsOfScan = new Set(
    wanted.map(({ path, direction }, at) =>
      open[at]?.path === path ? direction * (open[at]?.direction ?? 0) : 0,
    ),
  );
  if (directionsOfScan.has(0) || directionsOfScan.size > 1) return undefined;
  return directionsOfScan.has(-1) ? 'reverse' : 'forward';
}

/** Whether the bounds already express the whole filter: only single values, and possibly a range. */
function isExact(index: Index, bounds: IndexBounds, { filter }: PlannedQuery): boolean {
  const { points, last } = bounds;
  if (filter.size !== points.length + (last ? 1 : 0) || combinationsOf(bounds) !== 1) return false;
  if (isShortened(index, bounds) || (last && index.flags.truncated)) return false;
  return [...filter].every(([path, condition]) => {
    const at = index.dottedPaths.indexOf(path);
    if (at < 0 || at > points.length) return false;
    if (at === points.length) return isExactRange(index, bounds, condition);
    return isScalarPoint(isOperatorDocument(condition) ? onlyEquality(condition) : condition);
  });
}

/** Types for which all values between two bounds match the comparison operators. */
const EXACT_RANKS = new Set<number>([
  TYPE_RANK.number,
  TYPE_RANK.string,
  TYPE_RANK.objectId,
  TYPE_RANK.date,
  TYPE_RANK.timestamp,
]);
const LOW = ['$gt', '$gte'];
const HIGH = ['$lt', '$lte'];

/** Different elements of an array may match each end of a range, so a multikey index is never exact for a range. */
function isExactRange(index: Index, { points, last }: IndexBounds, condition: BsonValue): boolean {
  if (last?.kind !== 'range' || index.flags.multikey || !isOperatorDocument(condition)) return false;
  const names = [...condition.keys()];
  const isOneEach = [LOW, HIGH].every((side) => names.filter((name) => side.includes(name)).length <= 1);
  if (!isOneEach || !names.every((name) => LOW.includes(name) || HIGH.includes(name))) return false;
  const ranks = new Set([...condition.values()].map(typeRank));
  const before = points.flat();
  const fits = [...condition.values()].every(
    (value) => writeIndexKey(index, [...before, value]).size <= ORDERED_KEY_BYTES,
  );
  return ranks.size === 1 && EXACT_RANKS.has([...ranks][0] as number) && fits;
}

function onlyEquality(operators: BsonDocument): BsonValue | undefined {
  const only = onlyField(operators);
  return only?.[0] === '$eq' ? only[1] : undefined;
}

function isScalarPoint(value: BsonValue | undefined): boolean {
  return isPoint(value) && value !== null && typeRank(value) !== TYPE_RANK.object;
}

function* scanIndex(
  index: Index,
  bounds: IndexBounds,
  reverse: boolean,
  reader: Reader,
  counts: PlanCounts,
): Iterable<number> {
  const ranges = keyRangesOf(index, bounds);
  if (reverse) ranges.reverse();
  const seen = index.flags.multikey || ranges.length > 1 ? new Set<number>() : undefined;
  for (const range of ranges)
    for (const recordId of scanRange(index, bounds, range, reverse, reader)) {
      counts.keysExamined += 1;
      if (seen?.has(recordId)) continue;
      seen?.add(recordId);
      yield recordId;
    }
}

function* scanRange(
  index: Index,
  { points }: IndexBounds,
  range: KeyRange,
  reverse: boolean,
  reader: Reader,
): Iterable<number> {
  if (index.isUnique && points.length === index.paths.length) {
    const holder = reader.get(range.low);
    if (holder) yield recordIdAtEnd(holder);
    return;
  }
  for (const { key, value } of reader.scan(range, reverse)) yield recordIdAtEnd(index.isUnique ? value : key);
}
