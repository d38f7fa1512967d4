import { toSafeInteger } from '../bson/numbers/number.js';
import { typeNameOf } from '../bson/bson-type.js';
import {
  firstField,
  isArray,
  isDocument,
  isNumber,
  onlyField,
  type BsonArray,
  type BsonDocument,
  type BsonValue,
  type Maybe,
} from '../bson/value.js';
import { mongoError, notSupported } from '../errors/mongo-error.js';
import type { ExpressionContext } from '../expression/expression.js';
import { parseFieldPath } from '../expression/field-path.js';
import { sliceEnd } from '../expression/operators/arrays/array-element-operators.js';
import { compileFilter } from '../query/compile-filter.js';
import {
  isFlag,
  isSet,
  parseProjection,
  readFlag,
  type ProjectionKind,
  type ProjectionParsing,
} from './parse-projection.js';
import type { Projection } from './projection.js';
import { addToTree } from './projection-tree.js';

/** The array operations of find() that run last: `$slice` and the positional operator. */
type ArrayCut = {
  readonly path: readonly string[];
  readonly cut: (array: BsonArray, arrayIndex: number | undefined) => BsonArray;
};

type Gathered = {
  readonly filter: BsonDocument;
  readonly cuts: ArrayCut[];
  positional: boolean;
  elemMatch: boolean;
  slice: boolean;
};

/**
 * Parses the projection of find(): that of $project, plus `$slice`, `$elemMatch` and the positional `$`
 * (manual, "Projection Operators").
 *
 * @returns undefined for the whole document
 */
export function parseFindProjection(
  specification: BsonDocument | undefined,
  context: ExpressionContext,
  filter: BsonDocument = new Map(),
): Projection | undefined {
  if (!specification || specification.size === 0) return undefined;
  const gathered: Gathered = { filter, cuts: [], positional: false, elemMatch: false, slice: false };
  const parsed = parseProjection(specification, context, (path, value, parsing) =>
    readSpecialField(path, value, parsing, gathered, context),
  );
  if (gathered.positional && parsed.kind === 'exclusion')
    throw mongoError(31395, 'positional projection cannot be used with exclusion');
  return (document, details) => {
    let projected = parsed.apply(document);
    for (const { path, cut } of gathered.cuts)
      projected = cutInDocument(projected, path, (array) => cut(array, details.arrayIndex));
    return projected;
  };
}

/** Whether a projection needs the array position of the filter's match. */
export function isPositional(specification: BsonDocument | undefined): boolean {
  return specification !== undefined && [...specification.keys()].some((path) => path.endsWith('.$'));
}

function readSpecialField(
  path: string,
  value: BsonValue,
  parsing: ProjectionParsing,
  gathered: Gathered,
  context: ExpressionContext,
): boolean {
  if (path.endsWith('.$') || path.includes('.$.')) return readPositional(path, value, parsing, gathered);
  if (!isDocument(value)) return false;
  const operator = firstField(value);
  if (operator === '$meta') throw notSupported('$meta');
  if (operator === '$elemMatch') return readElemMatch(path, value, parsing, gathered, context);
  return operator === '$slice' ? readSlice(path, value, parsing, gathered) : false;
}

function readPositional(
  path: string,
  value: BsonValue,
  parsing: ProjectionParsing,
  gathered: Gathered,
): boolean {
  if (!isFlag(value) || !isSet(value))
    throw mongoError(31395, 'positional projection cannot be used with exclusion');
  if (gathered.positional)
    throw mongoError(31276, 'Cannot specify more than one positional projection per query.');
  if (gathered.elemMatch) throw mongoError(31256, 'Cannot specify positional operator and $elemMatch.');
  if (path.includes('.$.'))
    throw mongoError(
      31394,
      `As of 4.4, it's illegal to specify positional operator in the middle of a path.Positional projection may only be used at the end, for example: a.b.$. If the query previously used a form like a.b.$.d, remove the parts following the '$' and the results will be equivalent.`,
    );
  gathered.positional = true;
  const array = path.slice(0, -2);
  if (!mentions(gathered.filter, array.split('.')[0] as string))
    throw mongoError(31277, `Positional projection '${path}' does not match the query document.`);
  readFlag(array, true, parsing);
  gathered.cuts.push({
    path: array.split('.'),
    cut: (elements, index) => {
      if (index === undefined)
        throw mongoError(
          51246,
          "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
        );
      return elements.slice(index, index + 1);
    },
  });
  return true;
}

/** Whether a filter has a condition on a field or on one of its subfields. */
function mentions(filter: BsonDocument, field: string): boolean {
  return [...filter].some(([name, value]) => {
    if (!name.startsWith('$')) return name.split('.')[0] === field;
    return isArray(value) && value.some((clause) => isDocument(clause) && mentions(clause, field));
  });
}

function readElemMatch(
  path: string,
  value: BsonDocument,
  parsing: ProjectionParsing,
  gathered: Gathered,
  context: ExpressionContext,
): boolean {
  const condition = value.get('$elemMatch');
  if (!isDocument(condition))
    throw mongoError(31274, `elemMatch: Invalid argument, object required, but got ${typeNameOf(condition)}`);
  if (gathered.positional) throw mongoError(31255, 'Cannot specify positional operator and $elemMatch.');
  if (path.includes('.')) throw mongoError(31275, 'Cannot use $elemMatch projection on a nested field.');
  const matches = compileFilter(new Map([['v', new Map([['$elemMatch', condition]])]]), {
    collation: context.collation,
    expressions: context,
  });
  addToTree(parsing.tree, [path], {
    kind: 'computed',
    expression: (root) => {
      const array = root.get(path);
      if (!isArray(array)) return undefined;
      const found = array.find((element) => matches(new Map([['v', [element]]]), {}));
      return found === undefined ? undefined : [found];
    },
  });
  gathered.elemMatch = true;
  parsing.fallbackKind = fallbackKindOf(gathered);
  return true;
}

/** A `$slice` with other arguments than those of find() is the expression of the same name. */
function readSlice(
  path: string,
  value: BsonDocument,
  parsing: ProjectionParsing,
  gathered: Gathered,
): boolean {
  const argument = onlyField(value)?.[1];
  const cut = sliceOf(argument);
  if (!cut) return false;
  const names = parseFieldPath(path);
  gathered.cuts.push({ path: names, cut });
  parsing.includedWithOthers.push(names);
  gathered.slice = true;
  parsing.fallbackKind = fallbackKindOf(gathered);
  return true;
}

function sliceOf(argument: Maybe): ArrayCut['cut'] | undefined {
  if (isNumber(argument)) {
    const count = toSafeInteger(argument) ?? 0;
    return (array) => sliceEnd(array, count);
  }
  if (!isArray(argument) || argument.length !== 2 || !argument.every(isNumber)) return undefined;
  const [skip = 0, limit = 0] = argument.map((number) =>
    isNumber(number) ? (toSafeInteger(number) ?? 0) : 0,
  );
  if (limit <= 0) throw mongoError(31259, `$slice limit must be positive, got ${limit}`);
  return (array) => {
    const start = skip < 0 ? Math.max(0, array.length + skip) : skip;
    return array.slice(start, start + limit);
  };
}

/** With $slice alone, `_id: 1` makes the projection an inclusion. $elemMatch alone always does. */
function fallbackKindOf({ slice }: Gathered) {
  return ({ idIncluded }: ProjectionParsing): ProjectionKind =>
    slice && !idIncluded ? 'exclusion' : 'inclusion';
}

type Cut = (array: BsonArray) => BsonArray;

function cutInDocument(document: BsonDocument, path: readonly string[], cut: Cut): BsonDocument {
  const [name, ...rest] = path as [string, ...string[]];
  const value = document.get(name);
  if (value === undefined) return document;
  return new Map(document).set(
    name,
    rest.length > 0 ? cutIn(value, rest, cut) : isArray(value) ? cut(value) : value,
  );
}

function cutIn(value: BsonValue, path: readonly string[], cut: Cut): BsonValue {
  if (isArray(value)) return value.map((element) => cutIn(element, path, cut));
  return isDocument(value) ? cutInDocument(value, path, cut) : value;
}
