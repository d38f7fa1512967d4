import { DATE_UNITS, type DateUnit } from '../../expression/date/date-argument.js';
import { addToDate } from '../../expression/date/date-arithmetic.js';
import { UTC } from '../../expression/date/time-zone.js';
import { addNumbers } from '../../bson/numbers/arithmetic.js';
import { compareValues } from '../../bson/order/compare.js';
import { typeRank } from '../../bson/bson-type.js';
import { toNumber, toSafeInteger } from '../../bson/numbers/number.js';
import {
  isArray,
  isDocument,
  isNumber,
  type BsonDocument,
  type BsonNumber,
  type BsonValue,
  type Maybe,
} from '../../bson/value.js';
import type { SortPattern } from '../../bson/order/sort-pattern.js';
import { mongoError } from '../../errors/mongo-error.js';
import type { Partition } from './partition.js';

/**
 * The documents that a window function uses for one document: positions from `start` (inclusive) to `end` (exclusive).
 */
type Frame = { readonly start: number; readonly end: number };
export type FrameOf = (partition: Partition, at: number) => Frame;

type Edge = BsonNumber | 'unbounded' | 'current';

/**
 * Parses `window` (manual, "$setWindowFields: window"): positions relative to the current document, or a range of
 * values around its own.
 *
 * @returns also whether the window always starts at the first document, so that it can only grow
 */
export function readFrame(window: Maybe, pattern: SortPattern): { frameOf: FrameOf; grows: boolean } {
  if (window === undefined)
    return { frameOf: ({ documents }) => ({ start: 0, end: documents.length }), grows: true };
  if (!isDocument(window)) throw mongoError('FailedToParse', "'window' field must be an object");
  checkOptions(window);
  const [documents, range] = [window.get('documents'), window.get('range')];
  if (range !== undefined) return readRange(range, window.get('unit'), pattern);
  const [lower, upper] =
    documents === undefined ? (['unbounded', 'unbounded'] as const) : readEdges(documents, 'documents');
  if (pattern.length === 0 && documents !== undefined && (lower !== 'unbounded' || upper !== 'unbounded'))
    throw mongoError(5339901, 'Document-based bounds require a sortBy');
  return {
    grows: lower === 'unbounded',
    frameOf: ({ documents: all }, at) => ({
      start: lower === 'unbounded' ? 0 : Math.max(0, at + positions(lower)),
      end: upper === 'unbounded' ? all.length : Math.min(all.length, at + positions(upper) + 1),
    }),
  };
}

function checkOptions(window: BsonDocument): void {
  const unknown = [...window.keys()].find((option) => !['documents', 'range', 'unit'].includes(option));
  if (unknown !== undefined)
    throw mongoError(
      'FailedToParse',
      `'window' field can only contain 'documents' or 'range', found ${unknown}`,
    );
  if (window.has('documents') && window.has('range'))
    throw mongoError('FailedToParse', "'window' field can't contain both 'documents' and 'range'");
  if (window.has('unit') && !window.has('range'))
    throw mongoError('FailedToParse', "'unit' is only allowed with range-based windows");
}

function readEdges(bounds: BsonValue, kind: 'documents' | 'range'): readonly [Edge, Edge] {
  if (!isArray(bounds) || bounds.length !== 2)
    throw mongoError('FailedToParse', `Window bounds must be a 2-element array: ${kind}`);
  const [lower, upper] = bounds.map((edge) => readEdge(edge, kind)) as [Edge, Edge];
  if (isNumber(lower) && isNumber(upper) && compareValues(lower, upper) > 0)
    throw mongoError(5339900, 'Lower bound must not exceed upper bound');
  return [lower, upper];
}

function readEdge(edge: BsonValue, kind: 'documents' | 'range'): Edge {
  if (edge === 'unbounded' || edge === 'current') return edge;
  if (isNumber(edge) && (kind === 'range' || toSafeInteger(edge) !== undefined)) return edge;
  throw mongoError(
    'FailedToParse',
    `Window bounds must be 'unbounded', 'current', or ${kind === 'range' ? 'a number' : 'an integer'}.`,
  );
}

function positions(edge: Edge): number {
  return isNumber(edge) ? toNumber(edge) : 0;
}

function readRange(
  bounds: BsonValue,
  unit: Maybe,
  pattern: SortPattern,
): { frameOf: FrameOf; grows: boolean } {
  const [lower, upper] = readEdges(bounds, 'range');
  const [by] = pattern;
  if (pattern.length !== 1 || by?.direction !== 1)
    throw mongoError(5339902, 'Range-based bounds require sortBy a single field, ascending');
  const step = unit === undefined ? addNumber : addUnits(readUnitName(unit));
  return {
    grows: lower === 'unbounded',
    frameOf: (partition, at) => rangeFrame(partition, at, lower, upper, step),
  };
}

type Step = (value: Maybe, amount: BsonNumber) => BsonValue;

const addNumber: Step = (value, amount) => {
  if (!isNumber(value)) throw mongoError(5429414, 'Invalid range: Expected the sortBy field to be a number');
  return addNumbers(value, amount) ?? toNumber(value) + toNumber(amount);
};

function addUnits(unit: DateUnit): Step {
  return (value, amount) => {
    if (!(value instanceof Date))
      throw mongoError(5429513, 'Invalid range: Expected the sortBy field to be a Date');
    return addToDate(value, unit, toNumber(amount), UTC);
  };
}

export function readUnitName(unit: Maybe): DateUnit {
  const known = DATE_UNITS.find((one) => one === unit);
  if (!known) throw mongoError('FailedToParse', `unknown time unit value: ${String(unit)}`);
  return known;
}

function rangeFrame({ keys }: Partition, at: number, lower: Edge, upper: Edge, step: Step): Frame {
  const own = keys[at]?.[0];
  const limit = (edge: Edge) => (isNumber(edge) ? step(own, edge) : step(own, 0));
  const isBefore = (value: Maybe, bound: BsonValue) =>
    typeRank(value) !== typeRank(bound) || compareValues(value, bound) < 0;
  const start = lower === 'unbounded' ? 0 : keys.findIndex(([value]) => !isBefore(value, limit(lower)));
  if (upper === 'unbounded') return { start: start < 0 ? keys.length : start, end: keys.length };
  const highest = limit(upper);
  const end =
    keys.findLastIndex(
      ([value]) => typeRank(value) === typeRank(highest) && compareValues(value, highest) <= 0,
    ) + 1;
  return { start: start < 0 ? keys.length : start, end };
}
