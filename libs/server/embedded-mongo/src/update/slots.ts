import { show } from '../bson/show.js';
import { isArray, isDocument, type BsonArray, type BsonDocument, type Maybe } from '../bson/value.js';
import { mongoError } from '../errors/mongo-error.js';
import { arrayPosition } from '../query/path-walk.js';
import type { Modifier, Slot, UpdateCircumstances } from './update-operator.js';

/** Maximum number of nulls inserted between the end of an array and a position beyond it. */
const MAX_BACKFILL = 1_500_000;

type Container = BsonDocument | BsonArray;
type Search = {
  readonly components: readonly string[];
  readonly missingPath: Modifier['missingPath'];
  readonly circumstances: UpdateCircumstances;
  readonly slots: Slot[];
};

/**
 * The targets of an update path: several if it has `$[]` or `$[identifier]` (manual, "Array Update Operators"). Missing
 * documents on the path are created if the operator requires it.
 *
 * @throws MongoError 28 PathNotViable if a value blocks the path, 2 BadValue for a positional operator without an array
 */
export function slotsOf(
  path: string,
  missingPath: Modifier['missingPath'],
  circumstances: UpdateCircumstances,
): readonly Slot[] {
  const search: Search = { components: path.split('.'), missingPath, circumstances, slots: [] };
  descend(circumstances.document, 0, '', search);
  return search.slots;
}

function descend(value: Maybe, depth: number, taken: string, search: Search): void {
  const component = search.components[depth] as string;
  if (component === '$') return descendToMatch(value, depth, taken, search);
  if (component.startsWith('$[')) return descendToAll(value, depth, taken, component.slice(2, -1), search);
  if (isDocument(value)) return step(value, component, depth, taken, search);
  const position = isArray(value) ? arrayPosition(component) : -1;
  if (isArray(value) && position >= 0) return descendToPosition(value, position, depth, taken, search);
  if (search.missingPath !== 'ignore') throw notViable(value, component, taken);
}

function notViable(value: Maybe, component: string, taken: string) {
  const name = taken.split('.').at(-1);
  return mongoError(
    'PathNotViable',
    `Cannot create field '${component}' in element {${name}: ${show(value)}}`,
  );
}

function descendToMatch(value: Maybe, depth: number, taken: string, search: Search): void {
  const { arrayIndex } = search.circumstances;
  if (arrayIndex === undefined)
    throw mongoError('BadValue', 'The positional operator did not find the match needed from the query.');
  if (isDocument(value)) step(value, String(arrayIndex), depth, taken, search);
  else if (isArray(value)) step(value, arrayIndex, depth, taken, search);
}

function descendToAll(value: Maybe, depth: number, taken: string, identifier: string, search: Search): void {
  if (value === undefined)
    throw mongoError(
      'BadValue',
      `The path '${taken}' must exist in the document in order to apply array updates.`,
    );
  if (!isArray(value))
    throw mongoError(
      'BadValue',
      `Cannot apply array updates to non-array element ${taken.split('.').at(-1)}: ${show(value)}`,
    );
  const filter = identifier === '' ? () => true : search.circumstances.arrayFilters.get(identifier);
  const matching = value.flatMap((element, position) => (filter?.(element) ? [position] : []));
  for (const position of matching) step(value, position, depth, taken, search);
}

function descendToPosition(
  array: BsonArray,
  position: number,
  depth: number,
  taken: string,
  search: Search,
): void {
  if (position >= array.length) {
    if (search.missingPath !== 'create') return;
    if (position - array.length > MAX_BACKFILL)
      throw mongoError('CannotBackfillArray', `can't backfill more than ${MAX_BACKFILL} elements`);
    while (array.length < position) array.push(null);
  }
  step(array, position, depth, taken, search);
}

function step(
  container: Container,
  key: string | number,
  depth: number,
  taken: string,
  search: Search,
): void {
  const path = taken === '' ? String(key) : `${taken}.${key}`;
  if (depth === search.components.length - 1) {
    search.slots.push(createSlot(container, key, path));
    return;
  }
  const next = search.components[depth + 1] as string;
  const inner = getFrom(container, key) ?? createBetween(container, key, next, search);
  if (inner !== undefined || next.startsWith('$[')) descend(inner, depth + 1, path, search);
}

function createBetween(container: Container, key: string | number, next: string, search: Search): Maybe {
  // Null is a value and stays. A missing value becomes a document.
  const existing = getFrom(container, key);
  if (existing !== undefined || search.missingPath !== 'create' || next.startsWith('$[')) return existing;
  const created: BsonDocument = new Map();
  putInto(container, key, created);
  return created;
}

function getFrom(container: Container, key: string | number): Maybe {
  return isArray(container) ? container[key as number] : container.get(key as string);
}

function putInto(container: Container, key: string | number, value: NonNullable<Maybe> | null): void {
  if (isArray(container)) container[key as number] = value;
  else container.set(key as string, value);
}

function createSlot(container: Container, key: string | number, path: string): Slot {
  return {
    path,
    name: String(key),
    inArray: isArray(container),
    get: () => getFrom(container, key),
    set: (value) => putInto(container, key, value),
    unset: () => {
      if (!isArray(container)) container.delete(key as string);
      else if ((key as number) < container.length) container[key as number] = null;
    },
  };
}
