import type { AnswerGeneratorName, VersesOfNote } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';

/** The fields of a note that a reader writes. */
export type Written = { readonly title: string; readonly text: string };

/** A text that was generated about the passage of a note: Answer Markdown, and its generator. */
export type NoteWriting = {
  readonly reference: string;
  readonly language: Language;
  readonly content: string;
  readonly writer: AnswerGeneratorName;
};

const WRITINGS = ['devotional', 'studyGuide', 'quote'] as const;

export type NoteWritingName = (typeof WRITINGS)[number];

/** The texts that were generated beside a note (specification, section 3, "Notes state"). They stay on the device. */
export type NoteWritings = { readonly [Name in NoteWritingName]?: NoteWriting };

/** A note on this device. Times are ISO 8601. */
export type Note = Written &
  NoteWritings & {
    readonly id: string;
    /** The passage that was open when it was created, as the reader saw it written; empty for none. */
    readonly passage: string;
    /** The canonical verses that it is about, if it is a note on verses. */
    readonly verses?: VersesOfNote;
    readonly createdAt: string;
    readonly updatedAt: string;
    /** Counts the writes, so that a tab detects a write of another tab. */
    readonly revision: number;
    /** The last saved state; null if never saved. */
    readonly saved: (Written & { readonly at: string }) | null;
    /** `textHash` of the text that was last saved to the journal, on any device. */
    readonly inJournal?: string;
    /** The note that has this device's text, if another device wrote in this note at the same time. */
    readonly aside?: string;
  };

/** A note that was deleted on this device or another, as it was here. */
export type BinnedNote = Note & { readonly removedAt: string };

/** One saved state of a note (specification, section 3, "Notes state": history). */
export type NoteVersion = {
  readonly type: 'notes';
  readonly title: string;
  readonly content: string;
  readonly timestamp: string;
};

/** Specification, section 9: "Notes history capped at 50". */
const VERSIONS_AT_MOST = 50;

/** The generated texts of a note, without its other fields. */
export function writingsOf(note: NoteWritings | undefined): NoteWritings {
  return Object.fromEntries(WRITINGS.flatMap((name) => (note?.[name] ? [[name, note[name]]] : [])));
}

/** Whether two states of a note have the same generated texts. */
export function hasSameWritings(one: NoteWritings, other: NoteWritings): boolean {
  return WRITINGS.every((name) => one[name] === other[name]);
}

export function isBlank({ title, text }: Written): boolean {
  return title.trim() === '' && text.trim() === '';
}

export function isSameWriting(one: Written, other: Written): boolean {
  return one.title === other.title && one.text === other.text;
}

/** Adds a saved state, the newest first; equal consecutive states are stored once. */
export function withVersion(versions: readonly NoteVersion[], version: NoteVersion): NoteVersion[] {
  const [newest] = versions;
  const isKnown = newest && newest.title === version.title && newest.content === version.content;
  return isKnown ? [...versions] : [version, ...versions].slice(0, VERSIONS_AT_MOST);
}
