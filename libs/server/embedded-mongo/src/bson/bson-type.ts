import { isInt32 } from './numbers/number.js';
import type { BsonValue, Maybe } from './value.js';

/** The BSON types by the names that `$type` uses (manual, "BSON Types"), with their numbers. */
export const BSON_TYPE_NUMBERS = {
  double: 1,
  string: 2,
  object: 3,
  array: 4,
  binData: 5,
  undefined: 6,
  objectId: 7,
  bool: 8,
  date: 9,
  null: 10,
  regex: 11,
  dbPointer: 12,
  javascript: 13,
  symbol: 14,
  javascriptWithScope: 15,
  int: 16,
  timestamp: 17,
  long: 18,
  decimal: 19,
  minKey: -1,
  maxKey: 127,
} as const;

export type BsonTypeName = keyof typeof BSON_TYPE_NUMBERS;

const namesByNumber = new Map<number, BsonTypeName>(
  Object.entries(BSON_TYPE_NUMBERS).map(([name, number]) => [number, name as BsonTypeName]),
);

export function bsonTypeOfNumber(number: number): BsonTypeName | undefined {
  return namesByNumber.get(number);
}

export function isBsonTypeName(name: string): name is BsonTypeName {
  return Object.hasOwn(BSON_TYPE_NUMBERS, name);
}

export function bsonType(value: BsonValue): BsonTypeName {
  if (typeof value === 'string') return 'string';
  if (typeof value === 'number') return isInt32(value) ? 'int' : 'double';
  if (typeof value === 'boolean') return 'bool';
  return typeof value === 'bigint' ? 'long' : objectType(value);
}

function objectType(value: Exclude<BsonValue, string | number | boolean | bigint>): BsonTypeName {
  if (value === null) return 'null';
  if (value instanceof Map) return 'object';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  switch (value._bsontype) {
    case 'ObjectId':
      return 'objectId';
    case 'Double':
      return 'double';
    case 'Decimal128':
      return 'decimal';
    case 'Binary':
      return 'binData';
    case 'Timestamp':
      return 'timestamp';
    case 'BSONRegExp':
      return 'regex';
    case 'Code':
      return value.scope ? 'javascriptWithScope' : 'javascript';
    case 'BSONSymbol':
      return 'symbol';
    case 'MinKey':
      return 'minKey';
    case 'MaxKey':
      return 'maxKey';
  }
}

/** The type name of a value in an error message. An absent value is called missing. */
export function typeNameOf(value: Maybe): string {
  return value === undefined ? 'missing' : bsonType(value);
}

/**
 * The rank of a type in the comparison order across types (manual, "Comparison/Sort Order"). Types that compare by
 * value with each other, such as the four numeric types, share a rank. `absent` is an empty array in a sort, or a
 * missing field in an expression. Both come before null.
 */
export const TYPE_RANK = {
  minKey: 1,
  absent: 3,
  null: 5,
  number: 10,
  string: 15,
  object: 20,
  array: 25,
  binData: 30,
  objectId: 35,
  bool: 40,
  date: 45,
  timestamp: 47,
  regex: 50,
  javascript: 60,
  javascriptWithScope: 65,
  maxKey: 127,
} as const;

export type TypeRank = (typeof TYPE_RANK)[keyof typeof TYPE_RANK];

const ranks: Readonly<Record<BsonTypeName, TypeRank>> = {
  ...TYPE_RANK,
  int: TYPE_RANK.number,
  long: TYPE_RANK.number,
  double: TYPE_RANK.number,
  decimal: TYPE_RANK.number,
  symbol: TYPE_RANK.string,
  undefined: TYPE_RANK.absent,
  dbPointer: TYPE_RANK.objectId,
};

export function typeRank(value: Maybe): TypeRank {
  if (value === undefined) return TYPE_RANK.absent;
  if (typeof value === 'string') return TYPE_RANK.string;
  if (typeof value === 'number' || typeof value === 'bigint') return TYPE_RANK.number;
  return typeof value === 'boolean' ? TYPE_RANK.bool : ranks[objectType(value)];
}
