import type { Passage } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';

/** One line that is to be read aloud. */
export type SpokenLine = {
  /** The verse that it is, in OSIS form: `Rom.8.28`; absent where it is none. */
  readonly verse?: string;
  readonly text: string;
};

/** What is read aloud at one go. */
export type SpokenPassages = {
  /** The same for the same words. */
  readonly key: string;
  readonly title: string;
  /** That of the words, not of the interface. */
  readonly language: Language;
  readonly lines: readonly SpokenLine[];
  /** Gives what is read after it; nothing where it turns out to be the end. */
  readonly next?: () => Promise<SpokenPassages | undefined>;
};

/** Passages of which there may be more than has come so far. */
export type HeardPassages = {
  readonly passages: readonly Passage[];
  /** That of the translation, not of the interface. */
  readonly language: Language;
  /** Fetches what follows. @throws CatalogueError */
  readonly goOn?: () => Promise<HeardPassages | undefined>;
};
