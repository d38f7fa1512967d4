import { CatalogueError } from '@word-unfolded/contracts';
import type { TextSourceError } from './text-source-error.js';

/**
 * The error that a reader sees when a source of texts has failed (specification, section 8, "Scripture").
 *
 * @param names of the translation that was asked for, and of one that can be read without the source.
 */
export function sourceProblemError(
  error: TextSourceError,
  names: { readonly translation: string; readonly fallback: string },
): CatalogueError {
  switch (error.problem) {
    case 'unreachable':
      return CatalogueError.with('SCRIPTURE_SOURCE_UNREACHABLE', names, { cause: error });
    case 'refused':
      return CatalogueError.with('SCRIPTURE_FETCH_FAILED', {}, { cause: error });
    case 'unreadable':
      return CatalogueError.with('SCRIPTURE_FORMAT_INVALID', {}, { cause: error });
  }
}
