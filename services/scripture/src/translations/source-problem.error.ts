import { AppError } from '@word-unfolded/contracts';
import type { TextSourceError } from './text-source-error.js';

/**
 * The error for readers if a source of texts has failed (specification, section 8, "Scripture").
 *
 * @param names of the requested translation, and of one that can be read without the source.
 */
export function sourceProblemError(
  error: TextSourceError,
  names: { readonly translation: string; readonly fallback: string },
): AppError {
  switch (error.problem) {
    case 'unreachable':
      return AppError.with('SCRIPTURE_SOURCE_UNREACHABLE', names, { cause: error });
    case 'refused':
      return AppError.with('SCRIPTURE_FETCH_FAILED', {}, { cause: error });
    case 'unreadable':
      return AppError.with('SCRIPTURE_FORMAT_INVALID', {}, { cause: error });
  }
}
