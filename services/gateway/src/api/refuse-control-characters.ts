import { AppError, type FieldProblem } from '@word-unfolded/contracts';

/** Characters that nobody types: C0 controls except tab and line breaks, DEL, and lone surrogates. */
const UNTYPED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u;

/**
 * Refuses control characters in a URL. No search needs them, and a database or index may fail on them, as MongoDB's
 * regular expressions do on NUL.
 *
 * @param parts parameters of a path, or a query, as they were read
 * @throws AppError VALIDATION_FAILED with the first such field
 */
export function refuseControlCharacters(parts: unknown): void {
  for (const [field, value] of Object.entries((parts ?? {}) as Record<string, unknown>))
    if ([value].flat().some((each) => typeof each === 'string' && UNTYPED.test(each))) throw invalid(field);
}

function invalid(field: string): AppError {
  const problem: FieldProblem = { field, code: 'FIELD_UNPRINTABLE' };
  return AppError.with('VALIDATION_FAILED', {}, { details: [problem] });
}
