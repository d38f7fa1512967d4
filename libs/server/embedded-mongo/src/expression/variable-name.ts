import { mongoError } from '../errors/mongo-error.js';

/**
 * Validates the name of a user variable (manual, "Variables in Aggregation Expressions").
 *
 * @throws MongoError 16867 or 16868 if the name is not allowed
 */
export function checkVariableName(name: string): void {
  if (name === 'CURRENT') return;
  if (name === '') throw mongoError(16869, 'empty variable names are not allowed');
  if (!/^[a-z\u0080-\uffff]/.test(name))
    throw mongoError(16867, `'${name}' starts with an invalid character for a user variable name`);
  if (!/^[A-Za-z0-9_\u0080-\uffff]*$/.test(name))
    throw mongoError(16868, `'${name}' contains an invalid character for a variable name`);
}
