import type { LinkedWords } from '@word-unfolded/contracts';
import { createContext } from 'react';

/** The linked words of the verses in view, by verse in OSIS form. */
export type LinksOfVerses = ReadonlyMap<string, readonly LinkedWords[]>;

/** Gives the text of a passage the words that can be tapped; an edition without tags has none. */
export const LinkedWordsContext = createContext<LinksOfVerses>(new Map());
