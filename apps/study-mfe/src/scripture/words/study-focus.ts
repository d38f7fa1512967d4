import type { LinkedWords, PassageAnswer, Verse } from '@word-unfolded/contracts';
import { create } from 'zustand';

/** The open passage, for the parts of the page that depend on it. */
export type PassageInView = {
  readonly translation: PassageAnswer['translation'];
  /** As readers write it. */
  readonly reference: string;
  readonly verses: readonly Verse[];
};

/** Words that a reader has selected. */
export type ChosenWords = {
  /** Their verse, in OSIS form. */
  readonly verse: string;
  readonly text: string;
  readonly link: LinkedWords;
};

type StudyFocus = {
  readonly inView: PassageInView | undefined;
  /** Whether a passage loads, and none is open yet. */
  readonly isAwaited: boolean;
  /** The studied verse, in OSIS form; the first displayed one until the reader selects another. */
  readonly verse: string | undefined;
  readonly words: ChosenWords | undefined;
  /** Whether the words are shown over the text, where there is no room beside it. */
  readonly isTapped: boolean;
};

const NOTHING: StudyFocus = {
  inView: undefined,
  isAwaited: true,
  verse: undefined,
  words: undefined,
  isTapped: false,
};

/** The studied verse and its selected words. */
export const useStudyFocus = create<StudyFocus>(() => NOTHING);

/** A verse in OSIS form: `Rom.8.28`. */
export const osisOf = ({ book, chapter, number }: Pick<Verse, 'book' | 'chapter' | 'number'>) =>
  `${book}.${chapter}.${number}`;

/**
 * Sets the open passage. The selection in another passage is reset.
 *
 * @param isAwaited whether a passage loads
 */
export function showInView(inView: PassageInView | undefined, isAwaited = false): void {
  const { verse, words, isTapped } = useStudyFocus.getState();
  const isInView = inView?.verses.some((each) => osisOf(each) === verse);
  useStudyFocus.setState(
    isInView ? { inView, isAwaited, verse, words, isTapped } : { ...NOTHING, inView, isAwaited },
  );
}

/** Selects another verse to study. */
export function studyVerse(verse: string): void {
  if (useStudyFocus.getState().verse !== verse) useStudyFocus.setState({ verse, words: undefined });
}

/** Selects words to study. */
export function studyWords(words: ChosenWords): void {
  useStudyFocus.setState({ words });
}

/** Words were pressed in the text: selects them and their verse. */
export function tapWords(words: ChosenWords): void {
  useStudyFocus.setState({ verse: words.verse, words });
}

/** Shows the selected words over the text, where there is no room beside it. */
export function openTapped(): void {
  useStudyFocus.setState({ isTapped: true });
}

/** Closes the overlay over the text. */
export function shutTapped(): void {
  useStudyFocus.setState({ isTapped: false });
}
