import { typeNameOf } from '../../bson/bson-type.js';
import {
  isArray,
  isDocument,
  isNullish,
  type BsonDocument,
  type BsonValue,
  type Maybe,
} from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import { parseFieldPath } from '../../expression/field-path.js';
import { PAUSE } from '../../stage-stream/stage-stream.js';
import { nestedField, withNestedField } from '../nested-field.js';
import type { StageCompiler } from '../stage.js';

type Unwind = {
  readonly path: readonly string[];
  readonly indexPath: readonly string[] | undefined;
  readonly keepEmpty: boolean;
};

/** Manual, "$unwind": treats a value that is not an array as an array with that one element. */
export const unwindStage: StageCompiler = (argument) => {
  const unwind = readUnwind(argument);
  return function* unwindAll(input) {
    for (const document of input) {
      if (document === PAUSE) yield PAUSE;
      else yield* unwindDocument(document, unwind);
    }
  };
};

function* unwindDocument(
  document: BsonDocument,
  { path, indexPath, keepEmpty }: Unwind,
): Iterable<BsonDocument> {
  const withIndex = (unwound: BsonDocument, index: bigint | null) =>
    indexPath ? withNestedField(unwound, indexPath, index) : unwound;
  const value = nestedField(document, path);
  if (isArray(value) && value.length > 0) {
    for (const [index, element] of value.entries())
      yield withIndex(withNestedField(document, path, element), BigInt(index));
  } else if (isArray(value) || isNullish(value)) {
    if (keepEmpty)
      yield withIndex(isArray(value) ? withNestedField(document, path, undefined) : document, null);
  } else yield withIndex(document, null);
}

function readUnwind(argument: BsonValue): Unwind {
  if (typeof argument === 'string')
    return { path: readPath(argument), indexPath: undefined, keepEmpty: false };
  if (!isDocument(argument))
    throw mongoError(
      15981,
      `expected either a string or an object as specification for $unwind stage, got ${typeNameOf(argument)}`,
    );
  for (const option of argument.keys())
    if (!['path', 'includeArrayIndex', 'preserveNullAndEmptyArrays'].includes(option))
      throw mongoError(28811, `unrecognized option to $unwind stage: ${option}`);
  const keepEmpty = argument.get('preserveNullAndEmptyArrays') ?? false;
  if (typeof keepEmpty !== 'boolean')
    throw mongoError(
      28809,
      `expected a boolean for the preserveNullAndEmptyArrays option to $unwind stage, got ${typeNameOf(keepEmpty)}`,
    );
  return {
    path: readPath(argument.get('path')),
    indexPath: readIndexPath(argument.get('includeArrayIndex')),
    keepEmpty,
  };
}

function readPath(path: Maybe): string[] {
  if (path === undefined) throw mongoError(28812, 'no path specified to $unwind stage');
  if (typeof path !== 'string')
    throw mongoError(28808, `expected a string as the path for $unwind stage, got ${typeNameOf(path)}`);
  if (!path.startsWith('$'))
    throw mongoError(28818, `path option to $unwind stage should be prefixed with a '$': ${path}`);
  return parseFieldPath(path.slice(1));
}

function readIndexPath(field: Maybe): string[] | undefined {
  if (field === undefined) return undefined;
  if (typeof field !== 'string' || field === '')
    throw mongoError(
      28810,
      `expected a non-empty string for the includeArrayIndex option to $unwind stage, got ${typeNameOf(field)}`,
    );
  if (field.startsWith('$'))
    throw mongoError(
      28822,
      `includeArrayIndex option to $unwind stage should not be prefixed with a '$': ${field}`,
    );
  return parseFieldPath(field);
}
