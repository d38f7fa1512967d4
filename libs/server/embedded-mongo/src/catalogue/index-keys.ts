import { isArray, isDocument, type BsonArray, type BsonDocument, type Maybe } from '../bson/value.js';
import { show } from '../bson/show.js';
import { mongoError } from '../errors/mongo-error.js';
import { arrayPosition } from '../query/path-walk.js';
import { keyText } from '../storage/reader.js';
import { fitKey, isTooLong, writeIndexKey, type Index } from './index.js';

/** The entries of a document in an index. */
export type IndexKeys = {
  /** By the text of the key, without the record id. */
  readonly keys: ReadonlyMap<string, { readonly key: Buffer; readonly values: readonly Maybe[] }>;
  readonly isMultikey: boolean;
  readonly isTruncated: boolean;
};

const NO_KEYS: IndexKeys = { keys: new Map(), isMultikey: false, isTruncated: false };

/**
 * Computes the keys of a document in an index (manual, "Multikey Indexes"): one for each element of an array, null for
 * a missing field, and an absent value, which comes before null, for an empty array.
 *
 * @throws MongoError 171 CannotIndexParallelArrays if two paths lead to different arrays, 16766 for an array in a
 *   hashed
 *   index
 */
export function indexKeysOf(index: Index, document: BsonDocument): IndexKeys {
  if (!index.includes(document, {})) return NO_KEYS;
  if (index.definition.sparse && !index.paths.some((path) => isPresent(document, path, 0))) return NO_KEYS;
  const combinations: (readonly Maybe[])[] = [];
  expand(
    index.paths.map((path) => ({ value: document, path, at: 0 })),
    combinations,
  );
  const isMultikey = combinations.length > 1 || index.paths.some((path) => meetsArray(document, path));
  if (isMultikey && index.isHashed)
    throw mongoError(16766, 'hashed indexes do not currently support array values');
  const keys = new Map<string, { key: Buffer; values: readonly Maybe[] }>();
  let isTruncated = false;
  for (const values of combinations) {
    const whole = writeIndexKey(index, values).toBuffer();
    isTruncated ||= isTooLong(whole);
    const key = fitKey(whole);
    keys.set(keyText(key), { key, values });
  }
  return { keys, isMultikey, isTruncated };
}

function meetsArray(document: BsonDocument, path: readonly string[]): boolean {
  let current: Maybe = document;
  for (const component of path) {
    if (!isDocument(current)) break;
    current = current.get(component);
  }
  return isArray(current);
}

function isPresent(value: Maybe, path: readonly string[], at: number): boolean {
  if (at === path.length) return value !== undefined;
  const component = path[at] as string;
  if (isArray(value)) {
    const position = arrayPosition(component);
    if (position >= 0 && isPresent(value[position], path, at + 1)) return true;
    return value.some((element) => isDocument(element) && isPresent(element, path, at));
  }
  return isDocument(value) && isPresent(value.get(component), path, at + 1);
}

/** The progress along one path of the index. At the end of the path, `at` is its length. */
type Progress = {
  readonly value: Maybe;
  readonly path: readonly string[];
  readonly at: number;
  readonly done?: true;
};

/** Follows all paths to the first array, iterates over its elements, and repeats this for each element. */
function expand(paths: readonly Progress[], combinations: (readonly Maybe[])[]): void {
  const stopped = paths.map(followToArray);
  const arrays = new Set(
    stopped.filter(({ done, value }) => !done && isArray(value)).map(({ value }) => value as BsonArray),
  );
  const [array] = arrays;
  if (array === undefined) {
    combinations.push(
      stopped.map(({ value, at, path, done }) =>
        value === undefined && !(done && at > path.length) ? null : value,
      ),
    );
    return;
  }
  if (arrays.size > 1) {
    const names = stopped
      .filter(({ done, value }) => !done && isArray(value))
      .map(({ path }) => `[${path.at(-1)}]`);
    throw mongoError(
      'CannotIndexParallelArrays',
      `cannot index parallel arrays ${names.slice(0, 2).reverse().join(' ')}`,
    );
  }
  if (array.length === 0)
    return expand(
      stopped.map((path) => endInEmptyArray(path, array)),
      combinations,
    );
  for (const element of array)
    expand(
      stopped.map((path) => enterElement(path, array, element)),
      combinations,
    );
}

function followToArray(progress: Progress): Progress {
  let { value, at } = progress;
  const { path, done } = progress;
  if (done) return progress;
  for (;;) {
    if (isArray(value)) {
      const position = at < path.length ? arrayPosition(path[at] as string) : -1;
      if (position < 0) return { value, path, at };
      refuseAmbiguity(value, path[at] as string);
      value = value[position];
    } else if (at === path.length) return { value, path, at, done: true };
    else value = isDocument(value) ? value.get(path[at] as string) : undefined;
    at += 1;
  }
}

/** A number in a path could mean both a position and a field. MongoDB refuses to index such a document. */
function refuseAmbiguity(array: BsonArray, component: string): void {
  if (array.some((element) => isDocument(element) && element.has(component)))
    throw mongoError(
      16746,
      `Ambiguous field name found in array (do not use numeric field names in embedded elements in an array), field: '${component}' for array: ${show(array)}`,
    );
}

/** Only an empty array at the end of its path is absent. At an earlier component the value is missing. */
function endInEmptyArray(progress: Progress, array: BsonArray): Progress {
  if (progress.done || progress.value !== array) return progress;
  const { path, at } = progress;
  return at === path.length
    ? { value: undefined, path, at: path.length + 1, done: true }
    : { value: null, path, at: path.length, done: true };
}

function enterElement(progress: Progress, array: BsonArray, element: Maybe): Progress {
  if (progress.done || progress.value !== array) return progress;
  const { path, at } = progress;
  if (at === path.length) return { value: element, path, at, done: true };
  return isDocument(element)
    ? { value: element, path, at }
    : { value: null, path, at: path.length, done: true };
}
