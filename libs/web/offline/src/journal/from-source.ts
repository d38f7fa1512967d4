import {
  beginEntry,
  editEntry,
  hasUnsent,
  mergeText,
  textHash,
  type DeviceEntry,
} from '@word-unfolded/journal-merge';
import type { EntryFields, EntryText } from '@word-unfolded/domain';

/** Maximum hashes that accompany an operation. */
const HASHES_AT_MOST = 60;

/** The texts on which the text of a source, such as a note, is based. */
export type SourceHistory = {
  /** The earlier texts of the source known to this device; the latest first. */
  readonly earlier: readonly EntryText[];
  /** `textHash` of the content that was last saved to the journal, on any device. */
  readonly inJournal?: string | undefined;
};

type SourceFields = Partial<EntryFields> & EntryText & { readonly date: string };

/**
 * The entry of a source after the source was saved to the journal again. A text based on that of the entry replaces it.
 * If the entry was changed in the journal, both are merged: by the server, which has every text of the entry, or here
 * while the entry has unsent changes.
 *
 * @param entry the entry on this device; undefined if it has none, though another device may
 */
export function withSource(
  entry: DeviceEntry | undefined,
  localId: string,
  fields: SourceFields,
  history: SourceHistory | undefined,
  at: string,
): DeviceEntry {
  const { earlier = [], inJournal } = history ?? {};
  const hashes = [...new Set([inJournal ?? '', ...earlier.map(({ content }) => textHash(content))])]
    .filter((hash) => hash !== '')
    .slice(0, HASHES_AT_MOST);
  if (!entry) return { ...beginEntry(localId, fields, at), ...(hashes.length > 0 && { madeOf: hashes }) };
  const { working } = entry;
  const { content } = fields;
  const isRetitled = ![fields, ...earlier].some(({ title }) => title === working.title);
  const change = {
    binned: false,
    ...(!isRetitled && { title: fields.title }),
    ...(working.conflict && { conflict: working.conflict }),
  };
  const goesOn = [textHash(content), ...hashes].includes(textHash(working.content));
  if (!history) return editEntry(entry, { ...fields, binned: false }, at);
  if (goesOn && !working.conflict) return editEntry(entry, { ...change, content }, at);
  if (!working.conflict && (hasUnsent(entry) || entry.sent)) {
    const base = earlier.find((each) => textHash(each.content) === inJournal) ?? earlier[0];
    return editEntry(entry, { ...change, content: together(base?.content, content, working.content) }, at);
  }
  return { ...editEntry(entry, { ...change, content }, at), madeOf: hashes };
}

/** Merges two texts with a common base; if that fails, puts one below the other. */
function together(base: string | undefined, mine: string, theirs: string): string {
  const merged = base === undefined ? undefined : mergeText(base, mine, theirs);
  return merged?.clean ? merged.text : `${theirs}\n\n${mine}`;
}
