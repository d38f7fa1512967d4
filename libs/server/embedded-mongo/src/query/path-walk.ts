import { isArray, isDocument, type BsonArray, type Maybe } from '../bson/value.js';
import type { MatchDetails, ValueTest } from './predicate.js';

/** How a path of a filter reaches values: `expand` also tests the elements of an array at the end of the path. */
export type PathWalk = {
  readonly path: readonly string[];
  readonly expand: boolean;
  readonly test: ValueTest;
};

/**
 * Whether any value at the path passes the test. An array on the path stands for each of its documents and, if the path
 * has a number, for the element at that position (manual, "Query an Array of Embedded Documents").
 *
 * @param outer the position in the outermost array on the path, if there is one
 */
export function walkPath(
  value: Maybe,
  walk: PathWalk,
  details: MatchDetails,
  from = 0,
  outer?: number,
): boolean {
  let current = value;
  for (let index = from; index < walk.path.length; index++) {
    if (isArray(current)) return walkElements(current, walk, details, index, outer);
    if (!isDocument(current)) return passes(undefined, walk, details, outer);
    current = current.get(walk.path[index] as string);
  }
  return testEnd(current, walk, details, outer);
}

function testEnd(value: Maybe, walk: PathWalk, details: MatchDetails, outer: number | undefined): boolean {
  if (walk.expand && isArray(value)) {
    for (const [position, element] of value.entries())
      if (passes(element, walk, details, outer ?? position)) return true;
  }
  return passes(value, walk, details, outer);
}

function passes(
  value: Maybe,
  walk: PathWalk,
  details: MatchDetails,
  arrayIndex: number | undefined,
): boolean {
  if (!walk.test(value, details)) return false;
  if (arrayIndex !== undefined) details.arrayIndex = arrayIndex;
  return true;
}

function walkElements(
  array: BsonArray,
  walk: PathWalk,
  details: MatchDetails,
  index: number,
  outer: number | undefined,
): boolean {
  const wanted = arrayPosition(walk.path[index] as string);
  for (const [position, element] of array.entries()) {
    const at = outer ?? position;
    if (isDocument(element) && walkPath(element, walk, details, index, at)) return true;
    if (position === wanted && walkPositional(element, walk, details, index + 1, at)) return true;
  }
  return false;
}

/** A position that is not the end of the path matches only if the element is a document or an array. */
function walkPositional(
  element: Maybe,
  walk: PathWalk,
  details: MatchDetails,
  index: number,
  outer: number,
): boolean {
  if (index < walk.path.length && !isDocument(element) && !isArray(element)) return false;
  return walkPath(element, walk, details, index, outer);
}

const POSITION = /^(?:0|[1-9]\d*)$/;

/** The array position that a path component may denote, or -1. */
export function arrayPosition(component: string): number {
  return POSITION.test(component) ? Number(component) : -1;
}
