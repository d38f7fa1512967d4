import type { Passage } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';

/** One line to read aloud. */
export type SpokenLine = {
  /** Its verse in OSIS form: `Rom.8.28`; absent when it is not a verse. */
  readonly verse?: string;
  /** The id of its sentence in the page (`data-sentence`), when it is none. */
  readonly sentence?: string;
  readonly text: string;
};

/** A text that is read aloud without interruption. */
export type SpeechPassages = {
  /** Equal for equal texts. */
  readonly key: string;
  readonly title: string;
  /** The language of the text, not of the interface. */
  readonly language: Language;
  /** The translation of the lines that are verses. */
  readonly translationId?: string;
  readonly lines: readonly SpokenLine[];
  /** The post of the magazine that the lines are from. */
  readonly post?: { readonly id: string; readonly slug: string };
  /** Returns the text that follows; undefined at the end. */
  readonly next?: () => Promise<SpeechPassages | undefined>;
};

/** Passages that may have further parts than those loaded. */
export type PassagesToSpeak = {
  readonly passages: readonly Passage[];
  /** The language of the translation, not of the interface. */
  readonly language: Language;
  readonly translationId?: string;
  /** Fetches the next part. @throws AppError */
  readonly goOn?: () => Promise<PassagesToSpeak | undefined>;
};
