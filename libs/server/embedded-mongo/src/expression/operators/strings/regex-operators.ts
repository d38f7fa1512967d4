import { documentOf } from '../../../bson/document-literal.js';
import type { BoundedPattern } from '../../../bson/patterns/bounded-pattern.js';
import { compileRegularExpression, isRegularExpression } from '../../../bson/patterns/regular-expression.js';
import { BSONRegExp, isNullish, type BsonDocument, type BsonValue, type Maybe } from '../../../bson/value.js';
import { mongoError } from '../../../errors/mongo-error.js';
import type { ExpressionOperator, ExpressionOperators } from '../../expression.js';
import { named } from '../../operator-shapes.js';

/** Manual, "$regexFind", "$regexFindAll", "$regexMatch". Positions count code points. */
export const regexOperators: ExpressionOperators = {
  $regexFind: searching(null, (text, expression) => {
    const match = expression.exec(text);
    return match ? describeMatch(match, text) : null;
  }),
  $regexFindAll: searching([], (text, expression) =>
    expression.matchAll(text).map((match) => describeMatch(match, text)),
  ),
  $regexMatch: searching(false, (text, expression) => expression.test(text)),
};

type Search = (text: string, expression: BoundedPattern) => BsonValue;

function searching(whenNull: BsonValue, search: Search): ExpressionOperator {
  let last: { source: string; deadline: number | undefined; compiled: BoundedPattern } | undefined;
  return named(
    { notObject: 51103, unknown: 31024, required: { input: 31022, regex: 31023 }, optional: ['options'] },
    ({ input, regex, options }, name, { deadline }) => {
      const expression = readExpression(regex, options, name);
      if (!isNullish(input) && typeof input !== 'string')
        throw mongoError(51104, `${name} needs 'input' to be of type string`);
      if (isNullish(input) || !expression) return whenNull;
      const source = `${expression.options}/${expression.pattern}`;
      if (last?.source !== source || last.deadline !== deadline)
        last = { source, deadline, compiled: compileRegularExpression(expression, deadline) };
      return search(input, last.compiled);
    },
  );
}

function readExpression(regex: Maybe, options: Maybe, name: string): BSONRegExp | undefined {
  if (!isNullish(options) && typeof options !== 'string')
    throw mongoError(51106, `${name} needs 'options' to be of type string`);
  if (isNullish(regex)) return undefined;
  if (typeof regex === 'string') return new BSONRegExp(regex, sortedOptions(options));
  if (!isRegularExpression(regex))
    throw mongoError(51105, `${name} needs 'regex' to be of type string or regex`);
  if (typeof options !== 'string') return regex;
  if (regex.options !== '')
    throw mongoError(51107, `${name}: found regex option(s) specified in both 'regex' and 'option' fields`);
  return new BSONRegExp(regex.pattern, sortedOptions(options));
}

function sortedOptions(options: Maybe): string {
  if (typeof options !== 'string') return '';
  const unknown = [...options].find((option) => !'imsxu'.includes(option));
  if (unknown) throw mongoError(51108, `invalid flag in regex options: ${unknown}`);
  return [...options].sort().join('');
}

function describeMatch(match: RegExpExecArray, text: string): BsonDocument {
  const [whole, ...captures] = match;
  return documentOf({
    match: whole,
    idx: [...text.slice(0, match.index)].length,
    captures: captures.map((capture: string | undefined) => capture ?? null),
  });
}
