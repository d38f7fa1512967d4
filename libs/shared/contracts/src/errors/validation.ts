import type { z } from 'zod';
import { isErrorCode, type AnyErrorParams, type ErrorCode } from './registry.js';
import { AppError, type FieldProblem } from './app-error.js';
import { unprintableField } from './unprintable-text.js';
import { validationErrors } from './areas/validation.errors.js';

type Issue = z.core.$ZodIssue;

/**
 * Parses a value with a schema.
 *
 * A schema may name a code of the error registry as its message (`z.string().min(1, 'SCRIPTURE_REFERENCE_REQUIRED')`);
 * the first such code becomes that of the whole error. Otherwise the error is VALIDATION_FAILED. Either way it has a
 * detail for each invalid field. A code that reports a missing field is used only for absent or empty values, even if
 * the schema names it for another check.
 *
 * A text that still has control characters is FIELD_UNPRINTABLE.
 *
 * @throws AppError with status 400
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input, { error: genericCode, reportInput: true });
  if (!result.success) throw validationError(result.error);
  const field = unprintableField(schema, result.data);
  if (field === undefined) return result.data;
  throw AppError.with('VALIDATION_FAILED', {}, { details: [{ field, code: 'FIELD_UNPRINTABLE' }] });
}

function validationError(error: z.core.$ZodError): AppError {
  const details = error.issues.flatMap(problemsOf);
  const specific = details.find(({ code }) => !Object.hasOwn(validationErrors, code));
  if (!specific) return AppError.with('VALIDATION_FAILED', {}, { details });
  return AppError.restore(specific.code, specific.params, { details });
}

function problemsOf(issue: Issue): FieldProblem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), code: 'FIELD_UNKNOWN' }));
  }
  const named = isErrorCode(issue.message) ? issue.message : 'FIELD_INVALID';
  const code =
    MISSING.test(named) && isThere(issue) && !isOfNoText(named, issue) ? genericCode(issue) : named;
  return [{ field: issue.path.join('.'), code, params: paramsOf(issue) }];
}

/** Codes that report a missing field. */
const MISSING = /_(REQUIRED|MISSING|INCOMPLETE)$/;

/** Specification, section 5: a value that is not a text counts as a missing question. */
function isOfNoText(named: string, { code }: Issue): boolean {
  return named === 'QUESTION_REQUIRED' && code === 'invalid_type';
}

/** Issues of a value that is present. */
const OF_WHAT_IS_THERE: ReadonlySet<string> = new Set([
  'invalid_type',
  'invalid_value',
  'invalid_format',
  'too_big',
]);

/** Whether a value is present but of the wrong kind; an unticked checkbox counts as absent. */
function isThere({ code, input }: Issue): boolean {
  const isNothing = input === undefined || input === null || input === '' || input === false;
  return OF_WHAT_IS_THERE.has(code) && !isNothing;
}

/** zod's error map for issues whose schema names no code; only here is the offending input still available. */
function genericCode(issue: Issue | z.core.$ZodRawIssue): ErrorCode {
  if (issue.input === undefined) return 'FIELD_REQUIRED';
  if (issue.code === 'too_small') {
    if (issue.origin !== 'string') return 'FIELD_TOO_SMALL';
    return issue.minimum === 1 ? 'FIELD_REQUIRED' : 'FIELD_TOO_SHORT';
  }
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'FIELD_TOO_LONG' : 'FIELD_TOO_LARGE';
  return 'FIELD_INVALID';
}

function paramsOf(issue: Issue): AnyErrorParams {
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  return {};
}
