import type { LinkedWords, PassageAnswer, Verse } from '@word-unfolded/contracts';
import { create } from 'zustand';

/** What is open in the reader, for those parts of the page that speak of it. */
export type PassageInView = {
  readonly translation: PassageAnswer['translation'];
  /** As a reader writes it. */
  readonly reference: string;
  readonly verses: readonly Verse[];
};

/** Words that a reader has chosen. */
export type ChosenWords = {
  /** The verse in which they stand, in OSIS form. */
  readonly verse: string;
  readonly text: string;
  readonly link: LinkedWords;
};

type StudyFocus = {
  readonly inView: PassageInView | undefined;
  /** The verse that is studied, in OSIS form; the first one in view until another is chosen. */
  readonly verse: string | undefined;
  readonly words: ChosenWords | undefined;
  /** Whether the words were tapped in the text, and are shown over it where there is no room beside it. */
  readonly isTapped: boolean;
};

const NOTHING: StudyFocus = { inView: undefined, verse: undefined, words: undefined, isTapped: false };

/** Which verse and which of its words are studied. */
export const useStudyFocus = create<StudyFocus>(() => NOTHING);

/** A verse in OSIS form: `Rom.8.28`. */
export const osisOf = ({ book, chapter, number }: Pick<Verse, 'book' | 'chapter' | 'number'>) =>
  `${book}.${chapter}.${number}`;

/** Says what is open now. What was chosen in another passage is forgotten. */
export function showInView(inView: PassageInView | undefined): void {
  const { verse, words, isTapped } = useStudyFocus.getState();
  const isInView = inView?.verses.some((each) => osisOf(each) === verse);
  useStudyFocus.setState(isInView ? { inView, verse, words, isTapped } : { ...NOTHING, inView });
}

/** Chooses another verse to study. */
export function studyVerse(verse: string): void {
  if (useStudyFocus.getState().verse !== verse) useStudyFocus.setState({ verse, words: undefined });
}

/** Chooses words to study. */
export function studyWords(words: ChosenWords): void {
  useStudyFocus.setState({ words });
}

/** Words were tapped in the text: they and their verse are studied. */
export function tapWords(words: ChosenWords): void {
  useStudyFocus.setState({ verse: words.verse, words, isTapped: true });
}

/** What was shown over the text is shut. */
export function shutTapped(): void {
  useStudyFocus.setState({ isTapped: false });
}
