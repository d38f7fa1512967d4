/** How one language calls a book. */
export type BookNames = {
  /** As a heading or a citation in full: `Romans`, `Salmos`. */
  readonly long: string;
  /** As a citation in short: `Rom`, `Sal`. */
  readonly short: string;
  /** The name before one chapter, where it differs: `Psalm 23`, `Salmo 23`. */
  readonly oneChapter?: string;
  /** Other names and abbreviations in use. */
  readonly also: readonly string[];
};

export type NameStyle = 'long' | 'short';
