import type { OperationKnowledge, SyncNotice } from '@word-unfolded/contracts';
import { JOURNAL_LIMITS, type EntryText } from '@word-unfolded/domain';
import { sameText, textOf, type EntryState, type VersionRecord } from './entry-state.js';
import { mergeText } from './merge-text.js';

/** A text that is to be an entry's, and what it was made of. */
export type IncomingText = {
  readonly text: EntryText;
  /** What the writer knew. */
  readonly known: OperationKnowledge;
  /** The text of `known.text`. */
  readonly base: EntryText;
  readonly kind: 'written' | 'restored';
};

/** An entry with another text; `text` is the version that has what came in. */
export type ChangedText = {
  readonly state: EntryState;
  readonly records: readonly VersionRecord[];
  readonly text: number;
  readonly notice?: SyncNotice;
};

/**
 * Gives an entry a text. One that was made of the entry's own takes its place; one that was made of an earlier one is merged
 * with what has been written since; where that cannot be, the entry keeps its own and has both in `conflict`. In every
 * case a version has what came in.
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

/** Titles and contents merged; undefined where one cannot be, or would break a limit. */
function mergeEntryText(base: EntryText, mine: EntryText, theirs: EntryText): EntryText | undefined {
  const title = mergeText(base.title, mine.title, theirs.title);
  const content = mergeText(base.content, mine.content, theirs.content);
  if (!title.clean || !content.clean) return undefined;
  const merged = { title: title.text, content: content.text };
  const { titleCharacters, contentCharacters } = JOURNAL_LIMITS;
  const fits = merged.title.length <= titleCharacters && merged.content.length <= contentCharacters;
  return fits && merged.title.trim() !== '' && merged.content.trim() !== '' ? merged : undefined;
}

/** What the writer had in sight is settled by what they wrote; a conflict that they did not know of stays. */
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
