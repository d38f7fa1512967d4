import { createContext } from 'react';

/** The link of the number of a verse. */
export type VerseLink = {
  readonly to: string;
  readonly label: string;
  /** Called instead of going there, where the page shows what can be done with the verse itself. */
  readonly onOpen?: (() => void) | undefined;
};

/** Where the numbers of the verses lead; undefined where they are only numbers. */
export const VerseLinks = createContext<((verse: number) => VerseLink) | undefined>(undefined);
