import type { NamedTranslation, PassageAnswer, Verse, VerseWords } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';

/** The context of a library request. */
export type LibraryContext = {
  readonly language: Language;
  /** The reader's translation; without it the default one of the language. */
  readonly translationId?: string | undefined;
  /** Cancels the request. */
  readonly signal?: AbortSignal | undefined;
};

/** A verse with its text. */
export type StudyVerse = {
  /** OSIS name in the numbering of the translation: Rom.8.28. */
  readonly osis: string;
  readonly book: string;
  readonly chapter: number;
  readonly number: number;
  /** BBCCCVVV of the same words in the King James Version; the last one where the edition joins verses. */
  readonly canonicalId: number;
  readonly canonicalEndId: number;
  readonly text: string;
  /** Headings and psalm titles before the verse. */
  readonly headings: readonly string[];
};

/** One or more passages of a translation. Verses without text are left out. */
export type StudyPassage = {
  /** The reference as a reader writes it in the language of the translation. */
  readonly reference: string;
  readonly osis: string;
  readonly translation: NamedTranslation;
  readonly verses: readonly StudyVerse[];
  /** OSIS reference of the part that did not fit; null when the passage is complete. */
  readonly next: string | null;
};

/** A word of a verse with the original words behind it. */
export type StudyWord = {
  readonly text: string;
  /** The text between it and the previous linked word. */
  readonly before: string;
  /** Strong's numbers without leading zeros: G25. */
  readonly strongs: readonly string[];
};

/** A passage in a tagged edition, whose words are linked to original words. */
export type StudyWords = {
  readonly translation: NamedTranslation;
  readonly verses: readonly { readonly verse: StudyVerse; readonly words: readonly StudyWord[] }[];
};

export function toStudyPassage({ reference, translation, passages, next }: PassageAnswer): StudyPassage {
  return {
    reference,
    osis: passages.map(({ osis }) => osis).join(' '),
    translation,
    verses: passages.flatMap(({ verses }) => verses.flatMap(toStudyVerse)),
    next,
  };
}

export function toStudyVerse(verse: Verse): StudyVerse[] {
  const { book, chapter, number, canonicalId, canonicalEndId, text, headings, title } = verse;
  if (text === '') return [];
  return [
    {
      osis: `${book}.${chapter}.${number}`,
      book,
      chapter,
      number,
      canonicalId,
      canonicalEndId,
      text,
      headings: [...headings, ...(title ? [title] : [])],
    },
  ];
}

/** The linked words of a verse, cut from its text. */
export function toStudyWords({ text }: StudyVerse, { words }: VerseWords): StudyWord[] {
  return words.map(({ start, end, strongs }, index) => ({
    text: text.slice(start, end),
    before: text.slice(words[index - 1]?.end ?? 0, start).trim(),
    strongs,
  }));
}

/** A stored verse that is near to a text, by its number in its translation. */
export type NearVerse = { readonly translationId: string; readonly id: number; readonly text: string };
