/** The names of a book in one language. */
export type BookNames = {
  /** For a heading or a full citation: `Romans`, `Salmos`. */
  readonly long: string;
  /** For a short citation: `Rom`, `Sal`. */
  readonly short: string;
  /** The name before a single chapter, if it differs: `Psalm 23`, `Salmo 23`. */
  readonly oneChapter?: string;
  /** Other common names and abbreviations. */
  readonly also: readonly string[];
};

export type NameStyle = 'long' | 'short';
