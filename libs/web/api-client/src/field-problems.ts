import { CatalogueError, errorText, type ErrorCode } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { readableText, refusalIn } from './server-refusal.js';

/** Errors that are about one field of every form that has it, though the server finds them only when it acts. */
const FIELD_OF: Partial<Record<ErrorCode, string>> = {
  USERNAME_TAKEN: 'username',
  EMAIL_TAKEN: 'email',
  PASSWORD_TOO_WEAK: 'password',
  AVATAR_NOT_AN_IMAGE: 'avatar',
  AVATAR_TOO_LARGE: 'avatar',
};

/**
 * What is wrong with each field of a form, in the reader's language: what the server said, or what the contract found
 * before anything was sent. Of a field with several problems, the first.
 *
 * @returns an empty map for an error that is about no field
 */
export function fieldProblems(error: unknown, language: Language): Map<string, string> {
  if (!(error instanceof CatalogueError)) return new Map();
  const found = new Map<string, string>();
  const tell = (field: string, text: string) => {
    if (!found.has(field)) found.set(field, text);
  };
  for (const { field, error: text } of refusalIn(error)?.fields ?? []) tell(field, text);
  for (const { field, code, params } of error.details) tell(field, errorText(code, language, params));
  const field = FIELD_OF[error.code];
  if (field) tell(field, readableText(error, language));
  return found;
}
