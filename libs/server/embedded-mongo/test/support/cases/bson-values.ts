import { Binary, BSON, Decimal128, Double, Long, ObjectId, Timestamp, type Document } from 'mongodb';

/** Values of BSON types that have no JavaScript literal. */
export const long = (value: number | string) => Long.fromBigInt(BigInt(value));
export const double = (value: number) => new Double(value);
export const decimal = (value: string) => Decimal128.fromString(value);
export const date = (value: number | string) => new Date(value);
export const objectId = (last: number) => new ObjectId(`65000000000000000000000${last}`);
export const binary = (text: string, subType = 0) => new Binary(Buffer.from(text), subType);
export const timestamp = (t: number, i: number) => new Timestamp({ t, i });

/** Formats a value with its types and field order. Two values are equal if these texts are equal. */
export function typed(value: unknown): string {
  const bytes = BSON.serialize({ value } as Document, { ignoreUndefined: true });
  const exact = BSON.deserialize(bytes, { promoteValues: false, bsonRegExp: true });
  return BSON.EJSON.stringify(exact, { relaxed: false });
}
