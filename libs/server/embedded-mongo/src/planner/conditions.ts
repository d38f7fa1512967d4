import { isNaNValue } from '../bson/numbers/number.js';
import { isRegularExpression } from '../bson/patterns/regular-expression.js';
import { TYPE_RANK, typeRank } from '../bson/bson-type.js';
import {
  BSONRegExp,
  firstField,
  isArray,
  isDocument,
  isNumber,
  type BsonDocument,
  type BsonValue,
  type Maybe,
} from '../bson/value.js';
import { isOperatorDocument } from '../query/operator-document.js';
import { literalPrefix } from './literal-prefix.js';

export type Bound = { readonly value: BsonValue; readonly inclusive: boolean };

/** A condition that an index can serve: equality with one of several values, a range, or a text prefix. */
export type Condition = {
  /** The conditions of one $elemMatch apply to the same element. Other conditions may match different elements. */
  readonly group: symbol;
} & (
  | { readonly kind: 'points'; readonly values: readonly BsonValue[] }
  | { readonly kind: 'range'; readonly low?: Bound; readonly high?: Bound }
  | { readonly kind: 'prefix'; readonly prefix: string; readonly expression: BSONRegExp }
);

/** Necessary conditions of every matching document, by path. The filter may be stricter. */
export type Conditions = ReadonlyMap<string, readonly Condition[]>;

/** Maximum number of `$in` values that are looked up one by one. */
export const MAX_POINTS = 5000;

const POINT_RANKS = new Set<number>([
  TYPE_RANK.null,
  TYPE_RANK.number,
  TYPE_RANK.string,
  TYPE_RANK.object,
  TYPE_RANK.binData,
  TYPE_RANK.objectId,
  TYPE_RANK.bool,
  TYPE_RANK.date,
  TYPE_RANK.timestamp,
]);
const RANGE_RANKS = new Set<number>([
  TYPE_RANK.number,
  TYPE_RANK.string,
  TYPE_RANK.binData,
  TYPE_RANK.objectId,
  TYPE_RANK.bool,
  TYPE_RANK.date,
  TYPE_RANK.timestamp,
]);

/** Collects the conditions of a filter that are joined by "and". */
export function conditionsOf(filter: BsonDocument): Conditions {
  const conditions = new Map<string, Condition[]>();
  gather(filter, '', undefined, conditions);
  return conditions;
}

/** Whether an index entry can represent exactly this value. */
export function isPoint(value: Maybe): value is BsonValue {
  return value !== undefined && POINT_RANKS.has(typeRank(value));
}

type Gathering = Map<string, Condition[]>;

function gather(
  filter: BsonDocument,
  prefix: string,
  group: symbol | undefined,
  conditions: Gathering,
): void {
  for (const [name, value] of filter) {
    if (isArray(value) && (name === '$and' || (name === '$or' && value.length === 1))) {
      for (const clause of value) if (isDocument(clause)) gather(clause, prefix, group, conditions);
    } else if (!name.startsWith('$')) gatherField(prefix + name, value, group, conditions);
  }
}

function gatherField(path: string, value: BsonValue, group: symbol | undefined, conditions: Gathering): void {
  if (isOperatorDocument(value)) gatherOperators(path, value, group, conditions);
  else if (isRegularExpression(value)) gatherExpression(path, value, group, conditions);
  else if (isPoint(value))
    add(conditions, path, { kind: 'points', values: [value], group: group ?? Symbol(path) });
}

function gatherOperators(
  path: string,
  operators: BsonDocument,
  group: symbol | undefined,
  conditions: Gathering,
): void {
  for (const [operator, value] of operators) {
    const own = group ?? Symbol(path);
    if (operator === '$eq' && isPoint(value))
      add(conditions, path, { kind: 'points', values: [value], group: own });
    else if (operator === '$in') gatherAlternatives(path, value, own, conditions);
    else if (operator === '$all' && isArray(value) && isPoint(value[0]) && !isOperatorDocument(value[0]))
      add(conditions, path, { kind: 'points', values: [value[0]], group: own });
    else if (operator === '$regex') gatherExpression(path, expressionOf(value, operators), group, conditions);
    else if (operator === '$elemMatch') gatherElementMatch(path, value, conditions);
    else gatherRange(path, operator, value, own, conditions);
  }
}

function gatherAlternatives(path: string, value: BsonValue, group: symbol, conditions: Gathering): void {
  if (isArray(value) && value.length <= MAX_POINTS && value.every(isPoint))
    add(conditions, path, { kind: 'points', values: value, group });
}

function gatherRange(
  path: string,
  operator: string,
  value: BsonValue,
  group: symbol,
  conditions: Gathering,
): void {
  if (!RANGE_RANKS.has(typeRank(value)) || (isNumber(value) && isNaNValue(value))) return;
  const bound = { value, inclusive: operator.endsWith('e') };
  if (operator === '$gt' || operator === '$gte') add(conditions, path, { kind: 'range', low: bound, group });
  if (operator === '$lt' || operator === '$lte') add(conditions, path, { kind: 'range', high: bound, group });
}

/** Conditions on the same element stay together. */
function gatherElementMatch(path: string, argument: BsonValue, conditions: Gathering): void {
  if (!isDocument(argument)) return;
  const group = Symbol(path);
  if (!firstField(argument)?.startsWith('$')) gather(argument, `${path}.`, group, conditions);
  else if (isOperatorDocument(argument)) gatherOperators(path, argument, group, conditions);
}

function gatherExpression(
  path: string,
  expression: BSONRegExp | undefined,
  group: symbol | undefined,
  conditions: Gathering,
): void {
  const prefix = expression && literalPrefix(expression);
  if (expression && prefix)
    add(conditions, path, { kind: 'prefix', prefix, expression, group: group ?? Symbol(path) });
}

function expressionOf(value: BsonValue, operators: BsonDocument): BSONRegExp | undefined {
  const options = operators.get('$options');
  if (typeof value === 'string') return new BSONRegExp(value, typeof options === 'string' ? options : '');
  if (!isRegularExpression(value)) return undefined;
  return typeof options === 'string' ? new BSONRegExp(value.pattern, options) : value;
}

function add(conditions: Gathering, path: string, condition: Condition): void {
  const existing = conditions.get(path);
  if (existing) existing.push(condition);
  else conditions.set(path, [condition]);
}
