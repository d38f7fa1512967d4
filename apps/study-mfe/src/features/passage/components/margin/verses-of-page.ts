import type { ScripturePage, VersePart } from '@word-unfolded/scripture-text';

/** A verse of a page, and the canonical verses whose words it has. */
export type PageVerse = Pick<VersePart, 'number' | 'canonical'> & {
  /** In OSIS form. */
  readonly osis: string;
};

/** The verses that begin on a page, in order. */
export function versesOfPage({ book, chapter, blocks }: ScripturePage): PageVerse[] {
  return blocks
    .flatMap((block) => ('lines' in block ? block.lines.flatMap(({ parts }) => parts) : []))
    .filter(({ begins }) => begins)
    .map(({ number, canonical }) => ({ number, canonical, osis: `${book}.${chapter}.${number}` }));
}
