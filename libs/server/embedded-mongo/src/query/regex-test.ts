import { compileRegularExpression, isRegularExpression } from '../bson/patterns/regular-expression.js';
import type { BSONRegExp } from '../bson/value.js';
import type { ValueTest } from './predicate.js';

/** A regular expression matches texts, and also a stored regular expression that is identical to it. */
export function matchesRegularExpression(expression: BSONRegExp, deadline: number | undefined): ValueTest {
  const compiled = compileRegularExpression(expression, deadline);
  return (value) => {
    if (typeof value === 'string') return compiled.test(value);
    return (
      isRegularExpression(value) &&
      value.pattern === expression.pattern &&
      value.options === expression.options
    );
  };
}
