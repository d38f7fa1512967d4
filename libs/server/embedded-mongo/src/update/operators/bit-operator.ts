import { bsonType } from '../../bson/bson-type.js';
import { numberType } from '../../bson/numbers/number.js';
import { show } from '../../bson/show.js';
import { isDocument, isNumber, type BsonValue, type Maybe } from '../../bson/value.js';
import { mongoError } from '../../errors/mongo-error.js';
import type { UpdateOperator } from '../update-operator.js';

type Operation = (value: number | bigint) => number | bigint;

const combinations: Readonly<Record<string, (left: bigint, right: bigint) => bigint>> = {
  and: (left, right) => left & right,
  or: (left, right) => left | right,
  xor: (left, right) => left ^ right,
};

/** Manual, "$bit": int32 and int64 only. */
export const bitOperator: UpdateOperator = (argument, { path }) => {
  const operations = readOperations(argument, path);
  return {
    missingPath: 'create',
    apply(slot, { document }) {
      const current = slot.get();
      if (current !== undefined && !isInteger(current))
        throw mongoError(
          'BadValue',
          `Cannot apply $bit to a value of non-integral type.{_id: ${show(document.get('_id'))}} has the field ${slot.name} of non-integer type ${bsonType(current)}`,
        );
      slot.set(operations.reduce<number | bigint>((value, operation) => operation(value), current ?? 0));
    },
  };
};

function readOperations(argument: BsonValue, path: string): Operation[] {
  if (!isDocument(argument))
    throw mongoError(
      'BadValue',
      `The $bit modifier is not compatible with a ${bsonType(argument)}. You must pass in an embedded document: {$bit: {field: {and/or/xor: #}}`,
    );
  if (argument.size === 0)
    throw mongoError(
      'BadValue',
      'You must pass in at least one bitwise operation. The format is: {$bit: {field: {and/or/xor: #}}',
    );
  return [...argument].map(([name, operand]) => readOperation(name, operand, path));
}

function readOperation(name: string, operand: BsonValue, path: string): Operation {
  const combine = Object.hasOwn(combinations, name) ? combinations[name] : undefined;
  if (!combine)
    throw mongoError(
      'BadValue',
      `The $bit modifier only supports 'and', 'or', and 'xor', not '${name}' which is an unknown operator: {${path}: ${show(operand)}}`,
    );
  if (!isInteger(operand))
    throw mongoError(
      'BadValue',
      `The $bit modifier field must be an Integer(32/64 bit); a '${bsonType(operand)}' is not supported here: {${path}: ${show(operand)}}`,
    );
  return (value) => {
    const combined = BigInt.asIntN(64, combine(BigInt(value), BigInt(operand)));
    return typeof value === 'number' && typeof operand === 'number' ? Number(combined) : combined;
  };
}

function isInteger(value: Maybe): value is number | bigint {
  return isNumber(value) && (numberType(value) === 'int' || numberType(value) === 'long');
}
