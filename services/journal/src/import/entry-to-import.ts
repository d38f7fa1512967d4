import { AppError, unknownKeysOf, type ImportedEntry } from '@word-unfolded/contracts';
import { BIN_DAYS, withContentAction, type GeneratedContent } from '@word-unfolded/domain';
import { sameText, textOf, type EntryState, type VersionRecord } from '@word-unfolded/journal-merge';
import { notLaterThan } from '../common/not-later-than.js';

/** An entry to be stored, with its earlier texts. */
export type EntryToImport = {
  readonly state: Omit<EntryState, 'id'>;
  readonly records: readonly VersionRecord[];
};

/** Maximum characters of unknown keys, so that the entry still fits into one message. */
const UNKNOWN_KEYS_CHARACTERS = 20_000;

const BIN_MS = BIN_DAYS * 86_400_000;

/**
 * Converts an entry of a file. Its texts keep their numbers. A text that is missing in the history gets the next
 * number.
 *
 * @param localId identifies the entry when the same file is imported again
 */
export function entryToImport(filed: ImportedEntry, localId: string, now: Date): EntryToImport {
  const { history, conflict, generatedContent, title, content, scripture, date } = filed;
  const { category, tags, mood, archived } = filed;
  const texts = new History(history);
  const textVersion = texts.numberOf(filed, filed.updatedAt, 'written');
  const mineVersion = conflict ? texts.numberOf(conflict.mine, filed.updatedAt, 'aside') : 0;
  const version = Math.max(...texts.records.map(({ number }) => number));
  const deletedAt = stillInBin(filed.deletedAt, now);
  return {
    state: {
      title,
      content,
      scripture,
      date,
      category,
      tags,
      mood,
      archived,
      unknownKeys: unknownKeysAsText(filed),
      localId,
      version,
      textVersion,
      deletedAt,
      binVersion: deletedAt === null ? 0 : version,
      conflict: conflict && { ...conflict, version, mineVersion },
      contents: oneActiveOfEach(generatedContent),
      createdAt: notLaterThan(now, filed.createdAt),
      updatedAt: notLaterThan(now, filed.updatedAt),
    },
    records: texts.records,
  };
}

/** @throws AppError ENTRY_UNKNOWN_KEYS_TOO_LONG */
function unknownKeysAsText(filed: ImportedEntry): string | null {
  const unknownKeys = unknownKeysOf(filed);
  if (Object.keys(unknownKeys).length === 0) return null;
  const text = JSON.stringify(unknownKeys);
  if (text.length > UNKNOWN_KEYS_CHARACTERS)
    throw AppError.of('ENTRY_UNKNOWN_KEYS_TOO_LONG', { max: UNKNOWN_KEYS_CHARACTERS });
  return text;
}

/** An entry whose days in the bin are over would be deleted at once, so its time in the bin starts again. */
function stillInBin(deletedAt: string | null, now: Date): string | null {
  if (deletedAt === null || now.getTime() - Date.parse(deletedAt) < BIN_MS)
    return notLaterThan(now, deletedAt);
  return now.toISOString();
}

/** Repairs the contents of a file in which two contents of a type, or none, are active. */
function oneActiveOfEach(contents: readonly GeneratedContent[]): readonly GeneratedContent[] {
  const stored = contents.reduce<readonly GeneratedContent[]>(
    (before, { active: _, ...content }) => withContentAction(before, { act: 'put', content }),
    [],
  );
  return contents
    .filter(({ active }) => active)
    .reduce((before, { id }) => withContentAction(before, { act: 'activate', id }), stored);
}

/** The texts of an entry, one per number. */
class History {
  private readonly byNumber: Map<number, VersionRecord>;

  constructor(history: readonly VersionRecord[]) {
    this.byNumber = new Map(history.map((record) => [record.number, record]));
  }

  get records(): VersionRecord[] {
    return [...this.byNumber.values()];
  }

  /** Returns the number of a text and adds the text if it is missing. Only a text of kind `aside` matches `aside`. */
  numberOf(
    text: { readonly title: string; readonly content: string },
    at: string,
    kind: 'written' | 'aside',
  ): number {
    const known = this.records
      .filter((record) => (record.kind === 'aside') === (kind === 'aside') && sameText(record, text))
      .map(({ number }) => number);
    if (known.length > 0) return Math.max(...known);
    const number = Math.max(0, ...this.byNumber.keys()) + 1;
    this.byNumber.set(number, { ...textOf(text), number, kind, at });
    return number;
  }
}
