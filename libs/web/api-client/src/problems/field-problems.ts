import { AppError, errorText, type ErrorCode } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { readableText, refusalIn } from './server-refusal.js';

/** Errors that belong to one field of every form that has it, although only the server can detect them. */
const FIELD_OF: Partial<Record<ErrorCode, string>> = {
  USERNAME_TAKEN: 'username',
  EMAIL_TAKEN: 'email',
  PASSWORD_TOO_WEAK: 'password',
  AVATAR_NOT_AN_IMAGE: 'avatar',
  AVATAR_TOO_LARGE: 'avatar',
};

/**
 * The problem of each field of a form, in the reader's language: as the server reported it, or as the contract found it
 * before the request was sent. Of several problems of a field, the first.
 *
 * @returns an empty map for an error without a field
 */
export function fieldProblems(error: unknown, language: Language): Map<string, string> {
  if (!(error instanceof AppError)) return new Map();
  const found = new Map<string, string>();
  const tell = (field: string, text: string) => {
    if (!found.has(field)) found.set(field, text);
  };
  for (const { field, error: text } of refusalIn(error)?.fields ?? []) tell(field, text);
  for (const { field, code, params } of error.details) tell(field, errorText(code, language, params));
  const field = FIELD_OF[error.code];
  if (field) tell(field, readableText(error, language, 'action'));
  return found;
}
