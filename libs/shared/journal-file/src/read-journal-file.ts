import {
  CatalogueError,
  filedEntry,
  filedVersion,
  journalEntry,
  type FiledEntry,
  type FiledVersion,
} from '@word-unfolded/contracts';
import { filedEntryOf } from './filed-entry.js';
import { FILE_FORMAT, FILE_VERSION } from './json/file-head.js';

type Json = Readonly<Record<string, unknown>>;

/**
 * Reads the entries of a file that `writeJournalFile` has made as JSON, or of the file of an account.
 *
 * @throws CatalogueError JOURNAL_FILE_UNREADABLE for what is no JSON, JOURNAL_FILE_UNKNOWN for what is no journal,
 *   JOURNAL_FILE_NEWER for a later version of the format, JOURNAL_FILE_ENTRY_DAMAGED with the number of the entry
 */
export function readJournalFile(text: string): readonly FiledEntry[] {
  const file = parsed(text);
  if (isObject(file)) {
    if (file.format === FILE_FORMAT) return ofJournal(file);
    if (isObject(file.journal) && Array.isArray(file.journal.entries)) return ofAccount(file.journal);
  }
  throw CatalogueError.of('JOURNAL_FILE_UNKNOWN');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw CatalogueError.with('JOURNAL_FILE_UNREADABLE', {}, { cause: error });
  }
}

function ofJournal({ version, entries }: Json): FiledEntry[] {
  if (typeof version === 'number' && version > FILE_VERSION) throw CatalogueError.of('JOURNAL_FILE_NEWER');
  if (version !== FILE_VERSION || !Array.isArray(entries)) throw CatalogueError.of('JOURNAL_FILE_UNKNOWN');
  return entries.map((entry: unknown, place) => filedEntry.safeParse(entry).data ?? damaged(place));
}

/** The file of an account keeps the texts that entries have had beside them. */
function ofAccount({ entries, versions }: Json): FiledEntry[] {
  const histories = new Map<unknown, FiledVersion[]>();
  for (const version of Array.isArray(versions) ? (versions as unknown[]) : []) {
    const kept = filedVersion.safeParse(version).data;
    if (!kept || !isObject(version)) continue;
    const history = histories.get(version.entryId);
    if (history) history.push(kept);
    else histories.set(version.entryId, [kept]);
  }
  return (entries as unknown[]).map((entry, place) => {
    const kept = journalEntry.safeParse(entry).data ?? damaged(place);
    return filedEntryOf(kept, histories.get(kept.id));
  });
}

function damaged(place: number): never {
  throw CatalogueError.of('JOURNAL_FILE_ENTRY_DAMAGED', { number: place + 1 });
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
