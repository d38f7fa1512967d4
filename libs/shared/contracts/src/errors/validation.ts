import type { z } from 'zod';
import { isErrorCode, type AnyErrorParams, type ErrorCode } from './catalogue.js';
import { CatalogueError, type FieldProblem } from './catalogue-error.js';
import { validationErrors } from './validation.errors.js';

type Issue = z.core.$ZodIssue;

/**
 * Reads a value by a schema.
 *
 * A schema may name a code of the catalogue as its message (`z.string().min(1, 'SCRIPTURE_REFERENCE_REQUIRED')`); the
 * first such code becomes that of the whole error. Otherwise the error is VALIDATION_FAILED. Either way it has a
 * detail for each field that is wrong.
 *
 * @throws CatalogueError with status 400
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input, { error: genericCode });
  if (result.success) return result.data;
  throw validationError(result.error);
}

function validationError(error: z.core.$ZodError): CatalogueError {
  const details = error.issues.flatMap(problemsOf);
  const specific = details.find(({ code }) => !Object.hasOwn(validationErrors, code));
  if (!specific) return CatalogueError.with('VALIDATION_FAILED', {}, { details });
  return CatalogueError.restore(specific.code, specific.params, { details });
}

function problemsOf(issue: Issue): FieldProblem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), code: 'FIELD_UNKNOWN' }));
  }
  const code = isErrorCode(issue.message) ? issue.message : 'FIELD_INVALID';
  return [{ field: issue.path.join('.'), code, params: paramsOf(issue) }];
}

/** zod's map for issues whose schema names no code of its own; only here is the offending input still at hand. */
function genericCode(issue: z.core.$ZodRawIssue): ErrorCode {
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
