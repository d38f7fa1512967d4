import type { Passage } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';

/** One verse that is to be read aloud. */
export type SpokenLine = {
  /** In OSIS form: `Rom.8.28`. */
  readonly verse: string;
  readonly text: string;
};

/** Passages as they are read aloud: the words of each verse, no numbers and no notes. */
export type SpokenPassages = {
  /** The same for the same words. */
  readonly key: string;
  readonly title: string;
  /** That of the words, not of the interface. */
  readonly language: Language;
  readonly lines: readonly SpokenLine[];
};

/** What of passages is read aloud; a verse that the edition omits is passed over. */
export function spokenPassages(passages: readonly Passage[], language: Language): SpokenPassages {
  const lines = passages
    .flatMap(({ verses }) => verses)
    .map(({ book, chapter, number, text }) => ({
      verse: `${book}.${chapter}.${number}`,
      text: text.replace(/\s+/g, ' ').trim(),
    }))
    .filter(({ text }) => text !== '');
  const title = passages.map(({ reference }) => reference).join('; ');
  const key = [language, title, ...lines.map(({ text }) => text)].join('\n');
  return { key, title, language, lines };
}
