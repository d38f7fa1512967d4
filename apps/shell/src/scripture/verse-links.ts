import { createContext } from 'react';

/** The link of the number of a verse. */
export type VerseLink = { readonly to: string; readonly label: string };

/** Where the numbers of the verses lead; undefined where they are only numbers. */
export const VerseLinks = createContext<((verse: number) => VerseLink) | undefined>(undefined);
