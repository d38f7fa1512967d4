import { compareStrings } from '../../../bson/order/compare.js';
import { typeNameOf } from '../../../bson/bson-type.js';
import { isNullish, type BsonValue, type Maybe } from '../../../bson/value.js';
import { mongoError } from '../../../errors/mongo-error.js';
import type { ExpressionOperator, ExpressionOperators } from '../../expression.js';
import { binary, named, unary, variadic } from '../../operator-shapes.js';
import { coerceToText } from '../../text.js';

/** Manual, "String Expression Operators": operators that return text. */
export const stringOperators: ExpressionOperators = {
  $concat: variadic(concatenate),
  $ltrim: trim({ start: true, end: false }),
  $replaceAll: replace((input, find, replacement) => input.replaceAll(find, () => replacement)),
  $replaceOne: replace((input, find, replacement) => input.replace(find, () => replacement)),
  $rtrim: trim({ start: false, end: true }),
  $split: binary(split),
  $strcasecmp: binary((left, right) => compareStrings(upper(coerceToText(left)), upper(coerceToText(right)))),
  $toLower: unary((value) => lower(coerceToText(value))),
  $toUpper: unary((value) => upper(coerceToText(value))),
  $trim: trim({ start: true, end: true }),
};

/** Like MongoDB's, these operators convert only ASCII letters. */
const lower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
const upper = (text: string) => text.replace(/[a-z]/g, (letter) => letter.toUpperCase());

export function requireText(value: Maybe, code: number, problem: string): string {
  if (typeof value === 'string') return value;
  throw mongoError(code, `${problem}, not ${typeNameOf(value)}`);
}

/** The first null makes the result null, unless a value of a wrong type comes before it. */
function concatenate(values: readonly Maybe[]): Maybe {
  let text = '';
  for (const value of values) {
    if (isNullish(value)) return null;
    text += requireText(value, 16702, '$concat only supports strings');
  }
  return text;
}

const WHITE_SPACE =
  '\0\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a';

function trim(sides: { start: boolean; end: boolean }): ExpressionOperator {
  return named(
    { notObject: 50696, unknown: 50694, required: { input: 50695 }, optional: ['chars'] },
    ({ input, chars }, name, _context, args) => {
      if (isNullish(input)) return null;
      const text = requireText(input, 50699, `${name} requires its input to be a string`);
      if (args.has('chars') && isNullish(chars)) return null;
      const set = args.has('chars')
        ? requireText(chars, 50700, `${name} requires 'chars' to be a string`)
        : WHITE_SPACE;
      return trimCharacters([...text], new Set(set), sides);
    },
  );
}

function trimCharacters(
  characters: readonly string[],
  trimmed: ReadonlySet<string>,
  sides: { start: boolean; end: boolean },
): string {
  let start = 0;
  let end = characters.length;
  if (sides.start) while (start < end && trimmed.has(characters[start] as string)) start += 1;
  if (sides.end) while (end > start && trimmed.has(characters[end - 1] as string)) end -= 1;
  return characters.slice(start, end).join('');
}

function replace(apply: (input: string, find: string, replacement: string) => string): ExpressionOperator {
  return named(
    { notObject: 51751, unknown: 51750, required: { input: 51749, find: 51748, replacement: 51747 } },
    ({ input, find, replacement }, name) => {
      const text = nullOrText(input, 51746, `${name} requires that 'input' be a string`);
      const wanted = nullOrText(find, 51745, `${name} requires that 'find' be a string`);
      const other = nullOrText(replacement, 51744, `${name} requires that 'replacement' be a string`);
      if (text === null || wanted === null || other === null) return null;
      return apply(text, wanted, other);
    },
  );
}

function nullOrText(value: Maybe, code: number, problem: string): string | null {
  return isNullish(value) ? null : requireText(value, code, problem);
}

function split(text: Maybe, delimiter: Maybe): BsonValue {
  if (isNullish(text) || isNullish(delimiter)) return null;
  const input = requireText(
    text,
    40085,
    '$split requires an expression that evaluates to a string as a first argument',
  );
  const by = requireText(
    delimiter,
    40086,
    '$split requires an expression that evaluates to a string as a second argument',
  );
  if (by === '') throw mongoError(40087, '$split requires a non-empty separator');
  return input.split(by);
}
