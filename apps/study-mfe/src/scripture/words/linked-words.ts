import type { LinkedWords } from '@word-unfolded/contracts';
import { createContext } from 'react';

/** The linked words of the displayed verses, by verse in OSIS form. */
export type LinksOfVerses = ReadonlyMap<string, readonly LinkedWords[]>;

/** Provides the words that can be tapped to the text of a passage; a translation without tags has none. */
export const LinkedWordsContext = createContext<LinksOfVerses>(new Map());
