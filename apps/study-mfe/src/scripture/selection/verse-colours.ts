import type { HighlightColour } from '@word-unfolded/domain';
import { createContext } from 'react';

/** The colours of the highlighted verses, by canonical verse (BBCCCVVV). */
export type VerseColours = ReadonlyMap<number, HighlightColour>;

/** Provides the reader's highlights to a text whose verses can be chosen; undefined for other texts. */
export const VerseColoursContext = createContext<VerseColours | undefined>(undefined);

/** The colour of a verse of an edition: of a verse that it joins from several, that of the first coloured one. */
export function colourOf(
  colours: VerseColours | undefined,
  canonical: { readonly first: number; readonly last: number },
): HighlightColour | undefined {
  for (let id = canonical.first; id <= canonical.last; id += 1) {
    const colour = colours?.get(id);
    if (colour) return colour;
  }
  return undefined;
}
