import { compileRegularExpression, isRegularExpression } from '../bson/regular-expression.js';
import type { BSONRegExp } from '../bson/value.js';
import type { ValueTest } from './predicate.js';

/** A regular expression matches text, and a stored regular expression that is the same as itself. */
export function matchesRegularExpression(expression: BSONRegExp): ValueTest {
  const compiled = compileRegularExpression(expression);
  return (value) => {
    if (typeof value === 'string') return compiled.test(value);
    return (
      isRegularExpression(value) &&
      value.pattern === expression.pattern &&
      value.options === expression.options
    );
  };
}
