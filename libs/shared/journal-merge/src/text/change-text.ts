import type { OperationKnowledge, SyncNotice } from '@word-unfolded/contracts';
import { JOURNAL_LIMITS, type EntryText } from '@word-unfolded/domain';
import { sameText, textOf, type EntryState, type VersionRecord } from '../entry-state.js';
import { mergeText } from './merge-text.js';

/** A new text for an entry, and its base. */
export type IncomingText = {
  readonly text: EntryText;
  /** The state that the author knew. */
  readonly known: OperationKnowledge;
  /** The text of `known.text`. */
  readonly base: EntryText;
  readonly kind: 'written' | 'restored';
};

/** An entry with another text; `text` is the version with the incoming text. */
export type ChangedText = {
  readonly state: EntryState;
  readonly records: readonly VersionRecord[];
  readonly text: number;
  readonly notice?: SyncNotice;
};

/**
 * Sets the text of an entry. A text based on the present one replaces it; a text based on an earlier one is merged with
 * the changes since; if that fails, the entry retains its own text and records both in `conflict`. In every case a
 * version stores the incoming text.
 */
export function withText(state: EntryState, incoming: IncomingText, at: string): ChangedText {
  const { text, known, base, kind } = incoming;
  if (sameText(text, state)) return { state, records: [], text: state.textVersion };
  const number = state.version + 1;
  const record: VersionRecord = { ...text, number, kind, at };
  if (known.text === state.textVersion)
    return { state: replaced(state, text, number, known), records: [record], text: number };
  const aside: VersionRecord = { ...record, kind: 'aside' };
  const { conflict } = state;
  if (conflict && conflict.mineVersion === known.text) {
    const grown = { ...conflict, mine: text, mineVersion: number };
    return heldAside({ ...state, version: number, conflict: grown }, aside, 'conflict');
  }
  const merged = mergeEntryText(base, text, textOf(state));
  if (!merged) return inConflict(state, incoming, aside);
  if (sameText(merged, text))
    return { state: replaced(state, text, number, known), records: [record], text: number, notice: 'merged' };
  if (sameText(merged, state)) return heldAside({ ...state, version: number }, aside, 'merged');
  const together: VersionRecord = { ...merged, number: number + 1, kind: 'merged', at };
  return {
    state: replaced(state, merged, number + 1, known),
    records: [aside, together],
    text: number,
    notice: 'merged',
  };
}

/** Title and content, merged; undefined if one cannot be merged, or would exceed a limit. */
function mergeEntryText(base: EntryText, mine: EntryText, theirs: EntryText): EntryText | undefined {
  const title = mergeText(base.title, mine.title, theirs.title);
  const content = mergeText(base.content, mine.content, theirs.content);
  if (!title.clean || !content.clean) return undefined;
  const merged = { title: title.text, content: content.text };
  const { titleCharacters, contentCharacters } = JOURNAL_LIMITS;
  const fits = merged.title.length <= titleCharacters && merged.content.length <= contentCharacters;
  return fits && merged.title.trim() !== '' && merged.content.trim() !== '' ? merged : undefined;
}

/** A conflict that the author had seen is resolved by their text; one that they had not seen stays. */
function replaced(state: EntryState, text: EntryText, number: number, known: OperationKnowledge): EntryState {
  const { conflict } = state;
  const stays = conflict && known.version < conflict.version;
  return {
    ...state,
    ...textOf(text),
    version: number,
    textVersion: number,
    conflict: stays ? { ...conflict, theirs: textOf(text) } : null,
  };
}

function heldAside(state: EntryState, record: VersionRecord, notice: SyncNotice): ChangedText {
  return { state, records: [record], text: record.number, notice };
}

function inConflict(
  state: EntryState,
  { text, base, known }: IncomingText,
  record: VersionRecord,
): ChangedText {
  const { conflict } = state;
  const version = record.number;
  const isFurther = conflict && known.version < conflict.version;
  const raised = {
    mine: text,
    theirs: textOf(state),
    base: textOf(base),
    more: isFurther ? conflict.more + 1 : 0,
    version,
    mineVersion: version,
  };
  return heldAside({ ...state, version, conflict: raised }, record, 'conflict');
}
