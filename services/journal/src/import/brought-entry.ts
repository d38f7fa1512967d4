import type { ImportedEntry } from '@word-unfolded/contracts';
import { BIN_DAYS, withContentAct, type GeneratedContent } from '@word-unfolded/domain';
import { sameText, textOf, type EntryState, type VersionRecord } from '@word-unfolded/journal-merge';
import { notLaterThan } from '../common/not-later-than.js';

/** An entry as it is to be kept, and the texts that it has had. */
export type BroughtEntry = {
  readonly state: Omit<EntryState, 'id'>;
  readonly records: readonly VersionRecord[];
};

const BIN_MS = BIN_DAYS * 86_400_000;

/**
 * What an entry of a file was. Its texts keep their numbers; a text that the history lacks comes after it.
 *
 * @param localId by which it is known when the same file is brought again
 */
export function broughtEntry(filed: ImportedEntry, localId: string, now: Date): BroughtEntry {
  const { key: _key, history, conflict, generatedContent, ...fields } = filed;
  const texts = new History(history);
  const textVersion = texts.numberOf(filed, filed.updatedAt, 'written');
  const mineVersion = conflict ? texts.numberOf(conflict.mine, filed.updatedAt, 'aside') : 0;
  const version = Math.max(...texts.records.map(({ number }) => number));
  const deletedAt = stillInBin(filed.deletedAt, now);
  return {
    state: {
      ...fields,
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

/** What has been in the bin for its days would go at once: it gets them anew, from whoever brings it back. */
function stillInBin(deletedAt: string | null, now: Date): string | null {
  if (deletedAt === null || now.getTime() - Date.parse(deletedAt) < BIN_MS)
    return notLaterThan(now, deletedAt);
  return now.toISOString();
}

/** Contents of a file, of which somebody may have made two active, or none. */
function oneActiveOfEach(contents: readonly GeneratedContent[]): readonly GeneratedContent[] {
  const kept = contents.reduce<readonly GeneratedContent[]>(
    (before, { active: _, ...content }) => withContentAct(before, { act: 'put', content }),
    [],
  );
  return contents
    .filter(({ active }) => active)
    .reduce((before, { id }) => withContentAct(before, { act: 'activate', id }), kept);
}

/** The texts of an entry, each number once. */
class History {
  private readonly byNumber: Map<number, VersionRecord>;

  constructor(history: readonly VersionRecord[]) {
    this.byNumber = new Map(history.map((record) => [record.number, record]));
  }

  get records(): VersionRecord[] {
    return [...this.byNumber.values()];
  }

  /** The number of a text; one that is not there is added. An entry's own text was never set aside. */
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
