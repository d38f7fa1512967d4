import { ERROR_CODES, errorCodeName, type ErrorName } from './error-codes.js';

/** What an error's reply carries beside code and message, such as `keyPattern` of a duplicate key. Values are BSON values. */
export type ErrorDetails = Readonly<Record<string, unknown>>;

/** An error that a client sees: MongoDB's code, its name, its text and the labels that drivers act on. */
export class MongoError extends Error {
  override readonly name = 'MongoError';
  readonly codeName: string;

  constructor(
    readonly code: number,
    message: string,
    readonly details: ErrorDetails = {},
    readonly labels: readonly string[] = [],
  ) {
    super(message);
    this.codeName = errorCodeName(code);
  }
}

/** An error by its name in MongoDB's catalogue, or by its number where it has only a `Location` number. */
export function mongoError(code: ErrorName | number, message: string, details?: ErrorDetails): MongoError {
  return new MongoError(typeof code === 'number' ? code : ERROR_CODES[code], message, details);
}

/** An error after which a driver may run the whole transaction again (manual, "Transactions: Error Handling"). */
export function transientTransactionError(code: ErrorName, message: string): MongoError {
  return new MongoError(ERROR_CODES[code], message, {}, ['TransientTransactionError']);
}

/** The refusal of what MongoDB can and this server cannot do. It is always an error, never a guess. */
export function notSupported(what: string, code: ErrorName = 'NotImplemented'): MongoError {
  return mongoError(code, `${what} is not supported by the embedded server`);
}
