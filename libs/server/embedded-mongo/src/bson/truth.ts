import { toNumber } from './numbers/number.js';
import { isNullish, isNumber, type Maybe } from './value.js';

/** Whether a value is truthy: all values except false, null, missing and zero (manual, "$toBool"). */
export function isTrue(value: Maybe): boolean {
  if (typeof value === 'boolean') return value;
  if (isNullish(value)) return false;
  return isNumber(value) ? (typeof value === 'bigint' ? value !== 0n : toNumber(value) !== 0) : true;
}
