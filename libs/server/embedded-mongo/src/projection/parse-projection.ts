import { toNumber } from '../bson/numbers/number.js';
import { firstField, isDocument, isNumber, type BsonDocument, type BsonValue } from '../bson/value.js';
import { mongoError } from '../errors/mongo-error.js';
import { compileExpression } from '../expression/compile-expression.js';
import type { ExpressionContext } from '../expression/expression.js';
import { parseFieldPath } from '../expression/field-path.js';
import {
  addToTree,
  compute,
  createProjectionTree,
  exclude,
  include,
  type ProjectionTree,
} from './projection-tree.js';

export type ProjectionKind = 'inclusion' | 'exclusion';

/** Fields that find() handles itself: it takes the path and returns true. */
export type SpecialField = (path: string, value: BsonValue, parsing: ProjectionParsing) => boolean;

/** The state of the parser. */
export type ProjectionParsing = {
  readonly tree: ProjectionTree;
  kind: ProjectionKind | undefined;
  idIncluded: boolean;
  idExcluded: boolean;
  /** Paths that an inclusion includes implicitly: those of `$slice`. */
  readonly includedWithOthers: (readonly string[])[];
  /** Decides between inclusion and exclusion if the fields do not: set by find()'s own operators. */
  fallbackKind?: (parsing: ProjectionParsing) => ProjectionKind;
};

export type ParsedProjection = {
  readonly kind: ProjectionKind;
  apply(document: BsonDocument): BsonDocument;
};

/**
 * Parses a projection (manual, "$project"): fields to include, with expressions, or fields to exclude.
 *
 * @throws MongoError 31253 or 31254 if both are mixed, 31249 or 31250 if paths collide, 51270 for an empty document
 */
export function parseProjection(
  specification: BsonDocument,
  context: ExpressionContext,
  special: SpecialField = () => false,
): ParsedProjection {
  const parsing: ProjectionParsing = {
    tree: createProjectionTree(),
    kind: undefined,
    idIncluded: false,
    idExcluded: false,
    includedWithOthers: [],
  };
  readFields('', specification, parsing, context, special);
  const kind =
    parsing.kind ?? parsing.fallbackKind?.(parsing) ?? (parsing.idIncluded ? 'inclusion' : 'exclusion');
  settleId(parsing, kind);
  if (kind === 'inclusion')
    for (const path of parsing.includedWithOthers) addToTree(parsing.tree, path, { kind: 'leaf' });
  const project = kind === 'inclusion' ? include : exclude;
  return {
    kind,
    apply(document) {
      const projected = project(document, parsing.tree);
      if (parsing.tree.computes) compute(document, projected, parsing.tree);
      return projected;
    },
  };
}

/** `_id` is included unless it is excluded. */
function settleId(parsing: ProjectionParsing, kind: ProjectionKind): void {
  const named = parsing.tree.fields.has('_id');
  if (named) return;
  if (kind === 'inclusion' ? !parsing.idExcluded : parsing.idExcluded)
    addToTree(parsing.tree, ['_id'], { kind: 'leaf' });
}

function readFields(
  prefix: string,
  specification: BsonDocument,
  parsing: ProjectionParsing,
  context: ExpressionContext,
  special: SpecialField,
): void {
  for (const [name, value] of specification) {
    const path = prefix + name;
    if (special(path, value, parsing)) continue;
    if (isFlag(value)) readFlag(path, isSet(value), parsing);
    else if (isDocument(value) && !firstField(value)?.startsWith('$'))
      readNested(path, value, parsing, context, special);
    else readExpression(path, value, parsing, context);
  }
}

function readNested(
  path: string,
  value: BsonDocument,
  parsing: ProjectionParsing,
  context: ExpressionContext,
  special: SpecialField,
): void {
  if (value.size === 0)
    throw mongoError(
      51270,
      `An empty sub-projection is not a valid value. Found empty object at path ${path}`,
    );
  readFields(`${path}.`, value, parsing, context, special);
}

export function readFlag(path: string, set: boolean, parsing: ProjectionParsing): void {
  if (path === '_id') {
    if (set) parsing.idIncluded = true;
    else parsing.idExcluded = true;
    return;
  }
  const kind = set ? 'inclusion' : 'exclusion';
  if (parsing.kind !== undefined && parsing.kind !== kind)
    throw set
      ? mongoError(31253, `Cannot do inclusion on field ${path} in exclusion projection`)
      : mongoError(31254, `Cannot do exclusion on field ${path} in inclusion projection`);
  parsing.kind = kind;
  addToTree(parsing.tree, parseFieldPath(path), { kind: 'leaf' });
}

function readExpression(
  path: string,
  value: BsonValue,
  parsing: ProjectionParsing,
  context: ExpressionContext,
): void {
  if (parsing.kind === 'exclusion')
    throw mongoError(31252, 'Cannot use expression other than $meta in exclusion projection');
  parsing.kind = 'inclusion';
  const expression = compileExpression(value, context);
  addToTree(parsing.tree, parseFieldPath(path), { kind: 'computed', expression });
}

export function isFlag(value: BsonValue): boolean {
  return typeof value === 'boolean' || isNumber(value);
}

export function isSet(value: BsonValue): boolean {
  return isNumber(value)
    ? typeof value === 'bigint'
      ? value !== 0n
      : toNumber(value) !== 0
    : value === true;
}
