import { typeNameOf } from '../../../bson/bson-type.js';
import { isInt32, toNumber, toSafeInteger } from '../../../bson/numbers/number.js';
import { isNullish, isNumber, type Maybe } from '../../../bson/value.js';
import { mongoError } from '../../../errors/mongo-error.js';
import type { ExpressionOperators } from '../../expression.js';
import { between, exactly, unary } from '../../operator-shapes.js';
import { coerceToText } from '../../text.js';
import { searchBounds } from '../arrays/array-element-operators.js';
import { requireText } from './string-operators.js';

/** Manual, "String Expression Operators": operators that count, by UTF-8 bytes or by code points. */
export const stringPositionOperators: ExpressionOperators = {
  $indexOfBytes: between(2, 4, indexOfBytes),
  $indexOfCP: between(2, 4, indexOfCodePoints),
  $strLenBytes: unary((value) =>
    Buffer.byteLength(requireText(value, 34473, '$strLenBytes requires a string argument')),
  ),
  $strLenCP: unary((value) => [...requireText(value, 34471, '$strLenCP requires a string argument')].length),
  $substr: exactly(3, substringOfBytes),
  $substrBytes: exactly(3, substringOfBytes),
  $substrCP: exactly(3, substringOfCodePoints),
};

function indexOfBytes([text, token, start, end]: readonly Maybe[], name: string): Maybe {
  if (isNullish(text)) return null;
  const input = Buffer.from(requireText(text, 40091, `${name} requires a string as the first argument`));
  const wanted = Buffer.from(requireText(token, 40092, `${name} requires a string as the second argument`));
  const [from, to] = searchBounds(start, end, input.length, name);
  return from > to ? -1 : offset(input.subarray(from, to).indexOf(wanted), from);
}

function indexOfCodePoints([text, token, start, end]: readonly Maybe[], name: string): Maybe {
  if (isNullish(text)) return null;
  const input = [...requireText(text, 40093, `${name} requires a string as the first argument`)];
  const wanted = requireText(token, 40094, `${name} requires a string as the second argument`);
  const [from, to] = searchBounds(start, end, input.length, name);
  if (from > to) return -1;
  const searched = input.slice(from, to).join('');
  const index = searched.indexOf(wanted);
  return index < 0 ? -1 : from + [...searched.slice(0, index)].length;
}

function offset(index: number, from: number): number {
  return index < 0 ? -1 : index + from;
}

/** A negative length means the rest of the text. A range that splits a character is an error. */
function substringOfBytes([text, start, length]: readonly Maybe[], name: string): Maybe {
  const bytes = Buffer.from(coerceToText(text));
  const from = bytePosition(start, 16034, `${name}:  starting index must be a numeric type`);
  const count = bytePosition(length, 16035, `${name}:  length must be a numeric type`);
  if (from < 0) throw mongoError(50752, `${name}:  starting index must be non-negative (got: ${from})`);
  if (from >= bytes.length) return '';
  const to = count < 0 ? bytes.length : Math.min(bytes.length, from + count);
  if (isContinuation(bytes[from]))
    throw mongoError(28656, `${name}:  Invalid range, starting index is a UTF-8 continuation byte.`);
  if (isContinuation(bytes[to]))
    throw mongoError(28657, `${name}:  Invalid range, ending index is in the middle of a UTF-8 character.`);
  return bytes.toString('utf8', from, to);
}

function bytePosition(value: Maybe, code: number, problem: string): number {
  if (isNumber(value)) return Math.trunc(toNumber(value));
  throw mongoError(code, `${problem} (is BSON type ${typeNameOf(value)})`);
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}

function substringOfCodePoints([text, start, length]: readonly Maybe[], name: string): Maybe {
  const from = codePointPosition(start, `${name}: starting index`, [34450, 34451, 34455]);
  const count = codePointPosition(length, `${name}: length`, [34452, 34453, 34454]);
  return [...coerceToText(text)].slice(from, from + count).join('');
}

function codePointPosition(value: Maybe, what: string, codes: readonly [number, number, number]): number {
  if (!isNumber(value))
    throw mongoError(codes[0], `${what} must be a numeric type (is BSON type ${typeNameOf(value)})`);
  const position = toSafeInteger(value);
  if (position === undefined || !isInt32(position))
    throw mongoError(codes[1], `${what} cannot be represented as a 32-bit integral value`);
  if (position < 0) throw mongoError(codes[2], `${what} must be a nonnegative integer.`);
  return position;
}
