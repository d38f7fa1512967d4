import { isOnline } from '@word-unfolded/api-client';
import { AppError } from '@word-unfolded/contracts';
import { JOURNAL_LIMITS } from '@word-unfolded/domain';
import { isRefused, journalOf, type SourceHistory } from '@word-unfolded/offline';
import { valueWithin } from '@word-unfolded/primitives';

/** A text of a page for the journal. */
export type EntryDraft = {
  /** The id of the note or mapping that it was made from. A source has one entry, however often it is saved. */
  readonly sourceId: string;
  readonly title: string;
  readonly content: string;
  readonly scripture: string;
  /** ISO 8601. */
  readonly date: string;
};

/** The id of a source's entry until the server has assigned one. */
export const localIdOf = (sourceId: string) => `local_${sourceId}`;

/**
 * How long to wait for the server, in milliseconds. After that the entry is in the outbox of this device, which is
 * sufficient.
 */
const SERVER_WITHIN_MS = 4_000;

/**
 * Saves a text to the journal. It counts as saved when the server has stored it, or when this device has stored it and
 * will send it later (without a network, or on a slow connection). An entry that the reader has deleted meanwhile is
 * restored.
 *
 * @param history the text that it was derived from
 * @returns whether the entry already existed
 * @throws AppError FIELD_TOO_LONG, or JOURNAL_SAVE_FAILED when this device or the server refuses: the text stays in the
 * note, and if this device has stored it, it is sent again
 */
export async function saveInJournal(
  owner: string,
  { sourceId, date, ...draft }: EntryDraft,
  history?: SourceHistory,
): Promise<{ readonly existed: boolean }> {
  const title = draft.title.trim();
  const { contentCharacters, titleCharacters } = JOURNAL_LIMITS;
  if (draft.content.length > contentCharacters)
    throw AppError.of('FIELD_TOO_LONG', { max: contentCharacters });
  if (title.length > titleCharacters) throw AppError.of('FIELD_TOO_LONG', { max: titleCharacters });
  const { journal } = journalOf(owner);
  const localId = localIdOf(sourceId);
  try {
    const fields = { ...draft, title, date: localDay(date), category: 'study', binned: false } as const;
    const { existed } = await journal.saveSource(localId, fields, history);
    await reachServer(owner);
    const stored = journal.named(localId);
    if (stored && isRefused(stored)) throw AppError.of('JOURNAL_SAVE_FAILED');
    return { existed };
  } catch (error) {
    throw AppError.with('JOURNAL_SAVE_FAILED', {}, { cause: error });
  } finally {
    journalOf(owner).syncTask.request();
  }
}

/** @throws AppError when the server responds with an error */
async function reachServer(owner: string): Promise<void> {
  if (!isOnline()) return;
  try {
    await valueWithin(journalOf(owner).journal.exchange(), SERVER_WITHIN_MS);
  } catch (error) {
    if (isAnswerOfServer(error)) throw error;
  }
}

/** Connection errors, after which it is unknown whether the server received the request. */
const CONNECTION_ERRORS: ReadonlySet<string> = new Set([
  'NETWORK_ERROR',
  'OFFLINE',
  'OFFLINE_ACTION',
  'SERVICE_TIMEOUT',
]);

/** An error that kept the request from reaching the server is not a failure: the entry waits in the outbox. */
function isAnswerOfServer(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  if (error.code === 'RETRIES_EXHAUSTED') return isAnswerOfServer(error.cause);
  return !CONNECTION_ERRORS.has(error.code);
}

/** The local date of a time. */
function localDay(moment: string): string {
  const day = new Date(moment);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
