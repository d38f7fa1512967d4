import { AppError } from '@word-unfolded/contracts';

/** Statuses with which the scripture service says for certain that something does not exist. */
const ABSENT = new Set([400, 404]);

/**
 * Whether an error says for certain that a passage, a word or a translation does not exist here. Every other error, also
 * one of limits or of permissions, says only that the answer is not known now.
 */
export function isAbsence(error: unknown): boolean {
  return (
    error instanceof AppError &&
    (ABSENT.has(error.status) || error.code === 'SCRIPTURE_TRANSLATION_UNAVAILABLE')
  );
}

/** Whether the source of one translation is away while others may be available. */
export function isSourceAway(error: unknown): boolean {
  return (
    error instanceof AppError &&
    (error.code === 'SCRIPTURE_SOURCE_UNREACHABLE' || error.code === 'SCRIPTURE_FETCH_FAILED')
  );
}
