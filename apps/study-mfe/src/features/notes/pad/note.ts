/** What a reader writes in a note. */
export type Written = { readonly title: string; readonly text: string };

/** A note on this device. Times are ISO 8601. */
export type Note = Written & {
  readonly id: string;
  /** The passage that was open when it was begun, as the reader saw it written; empty for none. */
  readonly passage: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Counts how often it was kept, so that a tab notices when another has kept it meanwhile. */
  readonly revision: number;
  /** What was saved last; null when it never was. */
  readonly saved: (Written & { readonly at: string }) | null;
};

/** One saved state of a note (specification, section 3, "Notes state": history). */
export type NoteVersion = {
  readonly type: 'notes';
  readonly title: string;
  readonly content: string;
  readonly timestamp: string;
};

/** Specification, section 9: "Notes history capped at 50". */
export const VERSIONS_AT_MOST = 50;

export function blankNote(id: string, passage: string, at: string): Note {
  return { id, title: '', text: '', passage, createdAt: at, updatedAt: at, revision: 0, saved: null };
}

export function isBlank({ title, text }: Written): boolean {
  return title.trim() === '' && text.trim() === '';
}

export function isSameWriting(one: Written, other: Written): boolean {
  return one.title === other.title && one.text === other.text;
}

/** Whether something was written since the note was saved last. */
export function isUnsaved(note: Note): boolean {
  return !isSameWriting(note, note.saved ?? { title: '', text: '' });
}

/** What a note is called: its title, else how it begins; empty when nothing is written. */
export function nameOf({ title, text }: Written): string {
  return title.trim() || (text.trim().split('\n', 1)[0] ?? '').slice(0, 80);
}

/** Adds a saved state, the newest first; the same twice in a row is one. */
export function withVersion(versions: readonly NoteVersion[], version: NoteVersion): NoteVersion[] {
  const [newest] = versions;
  const isKnown = newest && newest.title === version.title && newest.content === version.content;
  return isKnown ? [...versions] : [version, ...versions].slice(0, VERSIONS_AT_MOST);
}
