import type { HighlightColour } from '@word-unfolded/domain';
import { createContext } from 'react';

/** The colours of the verses of a chapter that the reader has highlighted, by number. */
export type VerseColours = ReadonlyMap<number, HighlightColour>;

/** Provides the reader's highlights to the text of a chapter; undefined where there are none to show. */
export const VerseColoursContext = createContext<VerseColours | undefined>(undefined);
