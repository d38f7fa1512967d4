import { typeNameOf } from '../../../bson/bson-type.js';
import { isNullish, type BsonValue, type Maybe } from '../../../bson/value.js';
import { ERROR_CODES } from '../../../errors/error-codes.js';
import { mongoError, MongoError } from '../../../errors/mongo-error.js';
import { readTimeZone, requireDate } from '../../date/date-argument.js';
import { formatDate, parseDate, parseDateByFormat } from '../../date/date-text.js';
import type { Expression, ExpressionCompiler, ExpressionOperators } from '../../expression.js';
import { named, namedArguments } from '../../operator-shapes.js';

const ISO_FORMAT = '%Y-%m-%dT%H:%M:%S.%L';

/** Manual, "$dateToString" and "$dateFromString". */
export const dateTextOperators: ExpressionOperators = {
  $dateFromString: compileDateFromString,
  $dateToString: named(
    {
      notObject: 18629,
      unknown: 18534,
      required: { date: 18628 },
      optional: ['format', 'timezone', 'onNull'],
    },
    ({ date, format, timezone, onNull }, name, _context, args) => {
      if (args.has('format') && !isNullish(format)) requireFormat(format, name, 18533);
      const zone = readTimeZone(timezone, args.has('timezone'));
      if (isNullish(date)) return args.has('onNull') ? onNull : null;
      if (!zone || (args.has('format') && isNullish(format))) return null;
      const written =
        typeof format === 'string' ? format : args.has('timezone') ? ISO_FORMAT : `${ISO_FORMAT}Z`;
      return formatDate(requireDate(date).getTime(), written, zone);
    },
  ),
};

function requireFormat(format: Maybe, name: string, code: number): string {
  if (typeof format === 'string') return format;
  throw mongoError(code, `${name} requires that 'format' be a string, found: ${typeNameOf(format)}`);
}

function compileDateFromString(argument: BsonValue, compiler: ExpressionCompiler, name: string): Expression {
  const args = namedArguments(name, argument, {
    notObject: 40540,
    unknown: 40541,
    required: { dateString: 40542 },
    optional: ['format', 'timezone', 'onError', 'onNull'],
  });
  const compileOptional = (value: BsonValue | undefined) =>
    value === undefined ? undefined : compiler.compile(value);
  const text = compiler.compile(args.dateString);
  const [format, timezone] = [compileOptional(args.format), compileOptional(args.timezone)];
  const [onError, onNull] = [compileOptional(args.onError), compileOptional(args.onNull)];
  return (root) => {
    const value = text(root);
    if (isNullish(value)) return onNull ? onNull(root) : null;
    const formatValue = format?.(root);
    const zoneValue = timezone?.(root);
    if ((format && isNullish(formatValue)) || (timezone && isNullish(zoneValue))) return null;
    try {
      const zone = timezone ? readTimeZone(zoneValue, true) : undefined;
      if (typeof value !== 'string')
        throw mongoError(
          'ConversionFailure',
          `$dateFromString requires that 'dateString' be a string, found: ${typeNameOf(value)}`,
        );
      if (!format) return parseDate(value, zone);
      return parseDateByFormat(value, requireFormat(formatValue, name, 40684), zone);
    } catch (error) {
      if (onError && error instanceof MongoError && error.code === ERROR_CODES.ConversionFailure)
        return onError(root);
      throw error;
    }
  };
}
