/** What a reader writes in a note. */
export type Written = { readonly title: string; readonly text: string };

/** A note on this device. Times are ISO 8601. */
export type Note = Written & {
  readonly id: string;
  /** The passage that was open when it was begun, as the reader saw it written; empty for none. */
  readonly passage: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Counts how often it was kept, so that a tab notices when somebody else has kept it meanwhile. */
  readonly revision: number;
  /** What was saved last; null when it never was. */
  readonly saved: (Written & { readonly at: string }) | null;
  /** The note that has what this device wrote here, where another device wrote here at the same time. */
  readonly aside?: string;
};

/** One saved state of a note (specification, section 3, "Notes state": history). */
export type NoteVersion = {
  readonly type: 'notes';
  readonly title: string;
  readonly content: string;
  readonly timestamp: string;
};

/** Specification, section 9: "Notes history capped at 50". */
const VERSIONS_AT_MOST = 50;

export function isBlank({ title, text }: Written): boolean {
  return title.trim() === '' && text.trim() === '';
}

export function isSameWriting(one: Written, other: Written): boolean {
  return one.title === other.title && one.text === other.text;
}

/** Adds a saved state, the newest first; the same twice in a row is one. */
export function withVersion(versions: readonly NoteVersion[], version: NoteVersion): NoteVersion[] {
  const [newest] = versions;
  const isKnown = newest && newest.title === version.title && newest.content === version.content;
  return isKnown ? [...versions] : [version, ...versions].slice(0, VERSIONS_AT_MOST);
}
