import type { Collation } from '../../../bson/order/collation.js';
import { compareValues } from '../../../bson/order/compare.js';
import { typeNameOf } from '../../../bson/bson-type.js';
import { identityOf } from '../../../bson/order/ordered-key.js';
import { isArray, isNullish, type BsonArray, type BsonValue, type Maybe } from '../../../bson/value.js';
import { mongoError } from '../../../errors/mongo-error.js';
import type { ExpressionOperators } from '../../expression.js';
import { binary, operandsOf, unary, variadic } from '../../operator-shapes.js';
import { isTrue } from '../../../bson/truth.js';

/** Manual, "Set Expression Operators". They ignore duplicates and order. Unions and intersections are sorted. */
export const setOperators: ExpressionOperators = {
  $allElementsTrue: unary((array, name) => requireSet(array, name, 17040).every(isTrue)),
  $anyElementTrue: unary((array, name) => requireSet(array, name, 17041).some(isTrue)),
  $setDifference: binary((left, right, name, { collation }) => {
    if (isNullish(left) || isNullish(right)) return null;
    const kept = setOf(requireSet(left, name, 17048), collation);
    for (const identity of setOf(requireSet(right, name, 17049), collation).keys()) kept.delete(identity);
    return [...kept.values()];
  }),
  $setEquals: (argument, compiler, name) => {
    if (operandsOf(argument).length < 2) throw mongoError(17045, '$setEquals needs at least two arguments');
    return variadic((arrays, _name, { collation }) => {
      const [first, ...others] = arrays.map((array) => setOf(requireSet(array, name, 17044), collation));
      return others.every((other) => other.size === first?.size && isSubset(other, first));
    })(argument, compiler, name);
  },
  $setIntersection: variadic((arrays, name, { collation }) => {
    if (arrays.some(isNullish)) return null;
    const sets = arrays.map((array) => setOf(requireSet(array, name, 17047), collation));
    const [first = new Map<string, BsonValue>(), ...others] = sets;
    const shared = [...first].filter(([identity]) => others.every((other) => other.has(identity)));
    return sorted(
      shared.map(([, value]) => value),
      collation,
    );
  }),
  $setIsSubset: binary((left, right, name, { collation }) =>
    isSubset(
      setOf(requireSet(left, name, 17046), collation),
      setOf(requireSet(right, name, 17042), collation),
    ),
  ),
  $setUnion: variadic((arrays, name, { collation }) => {
    if (arrays.some(isNullish)) return null;
    const all = arrays.flatMap((array) => requireSet(array, name, 17043));
    return sorted([...setOf(all, collation).values()], collation);
  }),
};

function requireSet(value: Maybe, name: string, code: number): BsonArray {
  if (isArray(value)) return value;
  throw mongoError(
    code,
    `All operands of ${name} must be arrays. One argument is of type: ${typeNameOf(value)}`,
  );
}

function setOf(array: BsonArray, collation: Collation | undefined): Map<string, BsonValue> {
  const set = new Map<string, BsonValue>();
  for (const value of array) {
    const identity = identityOf(value, collation);
    if (!set.has(identity)) set.set(identity, value);
  }
  return set;
}

function isSubset(set: ReadonlyMap<string, BsonValue>, of: ReadonlyMap<string, BsonValue>): boolean {
  return [...set.keys()].every((identity) => of.has(identity));
}

function sorted(values: BsonArray, collation: Collation | undefined): BsonArray {
  return values.sort((left, right) => compareValues(left, right, collation));
}
