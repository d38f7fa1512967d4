import { bsonType } from '../bson/bson-type.js';
import { equalValues } from '../bson/order/compare.js';
import { show } from '../bson/show.js';
import { firstField, isDocument, type BsonDocument, type BsonValue, type Maybe } from '../bson/value.js';
import { mongoError } from '../errors/mongo-error.js';
import { arrayPosition } from '../query/path-walk.js';
import type { FilterOptions } from '../query/predicate.js';
import { compileArrayFilters } from './array-filters.js';
import { slotsOf } from './slots.js';
import type { ArrayFilters, Modifier, UpdateCircumstances } from './update-operator.js';
import { updateOperators } from './update-operators.js';

/** Applies an update to a document in place. */
export type Update = (circumstances: Omit<UpdateCircumstances, 'arrayFilters'>) => void;

type Step = { readonly path: string; readonly onlyOnInsert: boolean; readonly modifier: Modifier };

/** Whether an update replaces the document instead of modifying it. */
export function isReplacement(update: BsonDocument): boolean {
  return !firstField(update)?.startsWith('$');
}

/**
 * Compiles an update document (manual, "Update Operators"). Its operators apply in path order.
 *
 * @throws MongoError 9 FailedToParse for an unknown operator, 40 for conflicting paths, 66 for a change of `_id`
 */
export function compileUpdate(update: BsonDocument, arrayFilters: Maybe, filters: FilterOptions): Update {
  const steps = [...update].flatMap(([name, fields]) => compileFields(name, fields, filters));
  const paths = [...steps.map(({ path }) => path), ...renameTargets(update)];
  refuseConflicts(paths);
  const compiledFilters = compileArrayFilters(arrayFilters, filters);
  checkIdentifiers(paths, compiledFilters, update);
  steps.sort((left, right) => comparePaths(left.path, right.path));
  return (circumstances) => applySteps(steps, { ...circumstances, arrayFilters: compiledFilters });
}

function applySteps(steps: readonly Step[], circumstances: UpdateCircumstances): void {
  const { document, inserting } = circumstances;
  const id = document.get('_id');
  for (const { path, onlyOnInsert, modifier } of steps) {
    if (onlyOnInsert && !inserting) continue;
    for (const slot of slotsOf(path, modifier.missingPath, circumstances))
      modifier.apply(slot, circumstances);
  }
  if (inserting && id === undefined) return;
  if (!equalValues(id, document.get('_id')))
    throw mongoError(
      'ImmutableField',
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    );
}

function compileFields(name: string, fields: BsonValue, filters: FilterOptions): Step[] {
  const operator = Object.hasOwn(updateOperators, name) ? updateOperators[name] : undefined;
  if (!operator)
    throw mongoError(
      'FailedToParse',
      `Unknown modifier: ${name}. Expected a valid update modifier or pipeline-style update specified as an array`,
    );
  if (!isDocument(fields))
    throw mongoError(
      'FailedToParse',
      `Modifiers operate on fields but we found type ${bsonType(fields)} instead. For example: {$mod: {<field>: ...}} not {${name}: ${show(fields)}}`,
    );
  return [...fields].map(([path, argument]) => {
    checkPath(path);
    const modifier = operator(argument, { path, collation: filters.collation, filters });
    return { path, onlyOnInsert: name === '$setOnInsert', modifier };
  });
}

function checkPath(path: string): void {
  const components = path.split('.');
  if (components.includes(''))
    throw mongoError(
      'EmptyFieldName',
      `The update path '${path}' contains an empty field name, which is not allowed.`,
    );
  if (components[0] === '$')
    throw mongoError(
      'BadValue',
      `Cannot have positional (i.e. '$') element in the first position in path '${path}'`,
    );
  if (components.filter((component) => component === '$').length > 1)
    throw mongoError('BadValue', `Too many positional (i.e. '$') elements found in path '${path}'`);
  // Since MongoDB 5.0 such names are ordinary below the top level.
  const [first = ''] = components;
  if (first.startsWith('$') && !isPositional(first))
    throw mongoError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${first}' in '${path}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
    );
}

function isPositional(component: string): boolean {
  return component === '$' || /^\$\[[^\]]*\]$/.test(component);
}

function renameTargets(update: BsonDocument): string[] {
  const fields = update.get('$rename');
  return isDocument(fields) ? [...fields.values()].filter((target) => typeof target === 'string') : [];
}

/** No path may equal another path or be a prefix of it. */
function refuseConflicts(paths: readonly string[]): void {
  const seen = new Set<string>();
  for (const path of [...paths].sort((a, b) => a.split('.').length - b.split('.').length)) {
    const components = path.split('.');
    const conflict = components
      .map((_, index) => components.slice(0, index + 1).join('.'))
      .find((prefix) => seen.has(prefix));
    if (conflict !== undefined)
      throw mongoError(
        'ConflictingUpdateOperators',
        `Updating the path '${path}' would create a conflict at '${conflict}'`,
      );
    seen.add(path);
  }
}

/** Every `$[identifier]` needs a filter, and every filter must be used. */
function checkIdentifiers(paths: readonly string[], filters: ArrayFilters, update: BsonDocument): void {
  const used = new Set<string>();
  for (const path of paths)
    for (const [, identifier] of path.matchAll(/\$\[([^\]]+)\]/g)) {
      if (!filters.has(identifier as string))
        throw mongoError(
          'BadValue',
          `No array filter found for identifier '${identifier}' in path '${path}'`,
        );
      used.add(identifier as string);
    }
  const unused = [...filters.keys()].find((identifier) => !used.has(identifier));
  if (unused !== undefined)
    throw mongoError(
      'FailedToParse',
      `The array filter for identifier '${unused}' was not used in the update ${show(update)}`,
    );
}

/** Numeric path components sort as numbers, others as text (manual, "Update Operators Behavior"). */
function comparePaths(left: string, right: string): number {
  const [a, b] = [left.split('.'), right.split('.')];
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const [x, y] = [a[index] as string, b[index] as string];
    if (x === y) continue;
    const [positionX, positionY] = [arrayPosition(x), arrayPosition(y)];
    if (positionX >= 0 && positionY >= 0) return positionX - positionY;
    return x < y ? -1 : 1;
  }
  return a.length - b.length;
}
