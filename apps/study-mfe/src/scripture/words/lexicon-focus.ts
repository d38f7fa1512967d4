import { create } from 'zustand';

/** The entry of the lexicon that lies over the page, by its Strong's number such as `G25`; undefined while none does. */
export const useLexiconFocus = create<{ readonly strongs: string | undefined }>(() => ({
  strongs: undefined,
}));

/** Opens an entry over the page, from wherever it was named. */
export function openLexicon(strongs: string): void {
  useLexiconFocus.setState({ strongs });
}

export function shutLexicon(): void {
  useLexiconFocus.setState({ strongs: undefined });
}
