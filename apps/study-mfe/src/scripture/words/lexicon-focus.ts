import { create } from 'zustand';

/** The lexicon entry in the overlay, by its Strong's number such as `G25`; undefined while none is open. */
export const useLexiconFocus = create<{ readonly strongs: string | undefined }>(() => ({
  strongs: undefined,
}));

/** Opens an entry in the overlay, from anywhere on the page. */
export function openLexicon(strongs: string): void {
  useLexiconFocus.setState({ strongs });
}

export function shutLexicon(): void {
  useLexiconFocus.setState({ strongs: undefined });
}
