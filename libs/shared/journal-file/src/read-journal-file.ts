import {
  AppError,
  filedEntry,
  filedVersion,
  journalEntry,
  withoutServer,
  type FiledEntry,
  type FiledVersion,
} from '@word-unfolded/contracts';
import { filedEntryOf } from './filed-entry.js';
import { FILE_FORMAT, FILE_VERSION } from './json/file-head.js';

type Json = Readonly<Record<string, unknown>>;

/** The content of a file: its entries, and the places (from 1) of unreadable ones. */
export type ReadJournalFile = {
  readonly entries: readonly FiledEntry[];
  readonly damaged: readonly number[];
};

/**
 * Reads the entries of a JSON file that `writeJournalFile` has written, or of an account export. A damaged entry does
 * not block the others.
 *
 * @throws AppError JOURNAL_FILE_UNREADABLE for a file that is not JSON, JOURNAL_FILE_UNKNOWN for one that is not a
 * journal, JOURNAL_FILE_NEWER for a later version of the format
 */
export function readJournalFile(text: string): ReadJournalFile {
  const file = parsed(text);
  if (isObject(file)) {
    if (file.format === FILE_FORMAT) return ofJournal(file);
    if (isObject(file.journal) && Array.isArray(file.journal.entries)) return ofAccount(file.journal);
  }
  throw AppError.of('JOURNAL_FILE_UNKNOWN');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw AppError.with('JOURNAL_FILE_UNREADABLE', {}, { cause: error });
  }
}

function ofJournal({ version, entries }: Json): ReadJournalFile {
  if (typeof version === 'number' && version > FILE_VERSION) throw AppError.of('JOURNAL_FILE_NEWER');
  if (version !== FILE_VERSION || !Array.isArray(entries)) throw AppError.of('JOURNAL_FILE_UNKNOWN');
  return each(entries, (entry) => {
    const stored = filedEntry.safeParse(entry).data;
    return stored && withoutServer(stored);
  });
}

/** An account export stores the earlier texts beside the entries. */
function ofAccount({ entries, versions }: Json): ReadJournalFile {
  const histories = new Map<unknown, FiledVersion[]>();
  for (const version of Array.isArray(versions) ? (versions as unknown[]) : []) {
    const stored = filedVersion.safeParse(version).data;
    if (!stored || !isObject(version)) continue;
    const history = histories.get(version.entryId);
    if (history) history.push(stored);
    else histories.set(version.entryId, [stored]);
  }
  return each(entries as unknown[], (entry) => {
    const stored = journalEntry.safeParse(entry).data;
    return stored && filedEntryOf(stored, histories.get(stored.id));
  });
}

/** Reads entries one by one. @param read returns undefined for a damaged one */
function each(
  entries: readonly unknown[],
  read: (entry: unknown) => FiledEntry | undefined,
): ReadJournalFile {
  const whole: FiledEntry[] = [];
  const damaged: number[] = [];
  for (const [place, entry] of entries.entries()) {
    const stored = read(entry);
    if (stored) whole.push(stored);
    else damaged.push(place + 1);
  }
  return { entries: whole, damaged };
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
