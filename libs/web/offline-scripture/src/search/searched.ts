import type { Language } from '@word-unfolded/domain';
import type { OriginalWords, TextWords } from '@word-unfolded/scripture-text';
import type { EditionSearcher } from './edition-searcher.js';

/** In which language the words are, and what the texts on this device have of either. */
export type Spoken = {
  readonly language: Language;
  readonly texts: TextWords;
  readonly original: OriginalWords;
};

export type Searched = { readonly id: string; readonly searcher: EditionSearcher };
