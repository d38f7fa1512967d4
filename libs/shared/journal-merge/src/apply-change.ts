import type { EntryChange, OperationKnowledge, SyncNotice } from '@word-unfolded/contracts';
import {
  contentsProblem,
  emptyEntry,
  type EntryText,
  JOURNAL_LIMITS,
  withContentAction,
  withTagChange,
} from '@word-unfolded/domain';
import { type EntryState, sameText, textOf, type VersionRecord } from './entry-state.js';
import { sameValue } from './same-value.js';
import { mergeText } from './text/merge-text.js';

/** A change of an entry, and the state that its author knew. */
export type Edit = {
  readonly change: EntryChange;
  readonly known: OperationKnowledge;
  /** The text of the version `known.text`; null if there is none. */
  readonly base: EntryText | null;
  readonly kind?: 'written' | 'restored';
};

/** The result of a change to an entry. */
export type EditedEntry = {
  readonly outcome: 'applied';
  readonly state: EntryState;
  /** Versions to store. */
  readonly records: readonly VersionRecord[];
  /** The state that the author knows from now on. */
  readonly known: OperationKnowledge;
  readonly notices: readonly SyncNotice[];
};

/** `full`: a content of the entry exceeded the limits, so the change was not applied. */
export type Edited = EditedEntry | { readonly outcome: 'full' };

/** The creator of an entry, and the time of creation by the device. */
export type Beginning = {
  readonly id: string;
  readonly localId: string | null;
  readonly createdAt: string;
  readonly date: string;
};

/** A new entry. The change must have at least title and content. */
export function newEntry({ date, ...beginning }: Beginning, change: EntryChange, at: string): Edited {
  const { binned: _, ...empty } = emptyEntry(date);
  const { title = '', content = '' } = change.fields;
  const blank: EntryState = {
    ...empty,
    ...beginning,
    title,
    content,
    version: 1,
    textVersion: 1,
    deletedAt: null,
    binVersion: 0,
    conflict: null,
    updatedAt: at,
  };
  const edit = { change, known: { version: 1, text: 1 }, base: { title, content } };
  const edited = applyEdit(blank, edit, at);
  if (edited.outcome === 'full') return edited;
  return {
    ...edited,
    state: { ...edited.state, version: 1, binVersion: 0 },
    records: [{ title, content, number: 1, kind: 'written', at }],
    known: { version: 1, text: 1 },
  };
}

/**
 * Applies a change to an entry. Each field is merged separately: if both sides set a field, the later arrival wins;
 * tags are added and removed; texts are merged. No clock decides. A deletion yields to an edit that did not know of it,
 * and an edit of an entry that was deleted meanwhile restores it.
 */
export function applyEdit(before: EntryState, edit: Edit, at: string): Edited {
  const { change, known } = edit;
  const contents = change.contents.reduce(withContentAction, before.contents);
  if (change.contents.some(({ act }) => act === 'put') && contentsProblem(contents))
    return { outcome: 'full' };
  const { title: _title, content: _content, binned: _binned, ...chosen } = change.fields;
  const { tags, refused } = withTagChange(before.tags, change.tags);
  const text = withEditedText({ ...before, ...chosen, tags, contents }, edit, at);
  const bin = binAfter(before, change, known);
  const wasBinned = before.deletedAt !== null;
  const edited = {
    ...text.state,
    conflict: isSettled(text.state, edit) ? null : text.state.conflict,
    deletedAt: bin.binned === wasBinned ? before.deletedAt : bin.binned ? at : null,
  };
  const version = sameValue(before, edited) ? before.version : Math.max(edited.version, before.version + 1);
  const binVersion = bin.binned === wasBinned ? before.binVersion : version;
  return {
    outcome: 'applied',
    state: version === before.version ? before : { ...edited, version, binVersion, updatedAt: at },
    records: text.records,
    known: { version: known.version === before.version ? version : known.version, text: text.text },
    notices: [text.notice, bin.notice, refused.length > 0 ? ('tags-full' as const) : undefined].filter(
      (notice) => notice !== undefined,
    ),
  };
}

function withEditedText(state: EntryState, { change, known, base, kind }: Edit, at: string): ChangedText {
  const { title, content } = change.fields;
  if (title === undefined && content === undefined) return { state, records: [], text: known.text };
  const of = base ?? { title: '', content: '' };
  const text = { title: title ?? of.title, content: content ?? of.content };
  return withText(state, { text, known, base: of, kind: kind ?? 'written' }, at);
}

function isSettled({ conflict }: EntryState, { change, known }: Edit): boolean {
  return change.settled && conflict !== null && known.version >= conflict.version;
}

function binAfter(
  before: EntryState,
  change: EntryChange,
  known: OperationKnowledge,
): { readonly binned: boolean; readonly notice?: SyncNotice } {
  const wasBinned = before.deletedAt !== null;
  const { binned } = change.fields;
  if (binned === false) return { binned: false };
  if (binned && !wasBinned && known.version < before.version) return { binned: false, notice: 'kept' };
  if (binned) return { binned: true };
  const isUnaware = wasBinned && known.version < before.binVersion;
  return isUnaware && touches(change) ? { binned: false, notice: 'restored' } : { binned: wasBinned };
}

function touches({ fields, tags, contents }: EntryChange): boolean {
  return Object.keys(fields).length > 0 || tags.added.length + tags.removed.length > 0 || contents.length > 0;
}

/** A new text for an entry, and its base. */
type IncomingText = {
  readonly text: EntryText;
  /** The state that the author knew. */
  readonly known: OperationKnowledge;
  /** The text of `known.text`. */
  readonly base: EntryText;
  readonly kind: 'written' | 'restored';
};

/** An entry with another text; `text` is the version with the incoming text. */
type ChangedText = {
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
function withText(state: EntryState, incoming: IncomingText, at: string): ChangedText {
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
