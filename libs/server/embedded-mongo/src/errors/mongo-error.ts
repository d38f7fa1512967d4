import { ERROR_CODES, errorCodeName, type ErrorName } from './error-codes.js';

/** Additional fields of an error reply, such as `keyPattern` for a duplicate key. The values are BSON values. */
export type ErrorDetails = Readonly<Record<string, unknown>>;

/** An error for the client: MongoDB's code, its name, its text and the labels that drivers use. */
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

/** Creates an error by its name in MongoDB's list of codes, or by its number if it has only a `Location` number. */
export function mongoError(code: ErrorName | number, message: string, details?: ErrorDetails): MongoError {
  return new MongoError(typeof code === 'number' ? code : ERROR_CODES[code], message, details);
}

/** Creates an error after which a driver may retry the whole transaction (manual, "Transactions: Error Handling"). */
export function transientTransactionError(code: ErrorName, message: string): MongoError {
  return new MongoError(ERROR_CODES[code], message, {}, ['TransientTransactionError']);
}

/** Rejects a feature of MongoDB that this server does not support. It is always an error, never an approximation. */
export function notSupported(what: string, code: ErrorName = 'NotImplemented'): MongoError {
  return mongoError(code, `${what} is not supported by the embedded server`);
}
