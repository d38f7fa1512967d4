import { mongoError } from '../../errors/mongo-error.js';
import { typeNameOf } from '../bson-type.js';
import { toSafeInteger, toWholeNumber } from '../numbers/number.js';
import { show } from '../show.js';
import { isTrue } from '../truth.js';
import { isArray, isDocument, isNumber, type BsonArray, type BsonDocument, type Maybe } from '../value.js';

/** Reads the fields of a command, or of a nested document, and rejects fields of a wrong type. */
export class FieldReader {
  constructor(
    readonly fields: BsonDocument,
    private readonly name: string,
  ) {}

  get(field: string): Maybe {
    return this.fields.get(field);
  }

  has(field: string): boolean {
    return this.fields.has(field);
  }

  flag(field: string): boolean {
    return isTrue(this.get(field));
  }

  document(field: string): BsonDocument | undefined {
    const value = this.get(field);
    if (value === undefined || value === null) return undefined;
    if (!isDocument(value)) throw this.wrongType(field, 'object');
    return value;
  }

  array(field: string): BsonArray | undefined {
    const value = this.get(field);
    if (value === undefined) return undefined;
    if (!isArray(value)) throw this.wrongType(field, 'array');
    return value;
  }

  text(field: string): string | undefined {
    const value = this.get(field);
    if (value === undefined) return undefined;
    if (typeof value !== 'string') throw this.wrongType(field, 'string');
    return value;
  }

  /** A non-negative integer. @throws MongoError 51024 for a negative one */
  count(field: string): number | undefined {
    const value = this.get(field);
    if (value === undefined || value === null) return undefined;
    if (!isNumber(value)) throw this.wrongType(field, 'long');
    const count = toSafeInteger(value);
    if (count === undefined)
      throw mongoError('FailedToParse', `Expected an integer: ${field}: ${show(value)}`);
    if (count < 0)
      throw mongoError(51024, `BSON field '${field}' value must be >= 0, actual value '${count}'`);
    return count;
  }

  /** An int64, the type of ids and transaction numbers. */
  long(field: string): bigint | undefined {
    const value = this.get(field);
    if (value === undefined) return undefined;
    const whole = isNumber(value) ? toWholeNumber(value) : undefined;
    if (whole === undefined) throw this.wrongType(field, 'long');
    return whole;
  }

  /** @throws MongoError 40414 if the field is missing */
  required<Value>(field: string, value: Value | undefined): Value {
    if (value !== undefined) return value;
    throw mongoError(40414, `BSON field '${this.name}.${field}' is missing but a required field`);
  }

  /** @throws MongoError 40415 for a field that is not in the list */
  allowOnly(known: readonly string[]): void {
    for (const field of this.fields.keys())
      if (!known.includes(field))
        throw mongoError(40415, `BSON field '${this.name}.${field}' is an unknown field.`);
  }

  private wrongType(field: string, expected: string) {
    return mongoError(
      'TypeMismatch',
      `BSON field '${this.name}.${field}' is the wrong type '${typeNameOf(this.get(field))}', expected type '${expected}'`,
    );
  }
}
