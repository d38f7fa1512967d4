import { useStudyFocus } from '../words/study-focus.js';
import { useChosenVerses } from './chosen-verses.js';
import { passageOfVerses, type VersePassage } from './verse-passage.js';

/** The passage that the chosen verses are, at this moment; undefined if none are chosen. */
export function passageOfChosen(): VersePassage | undefined {
  const { verses } = useChosenVerses.getState();
  return passageOfVerses(verses, useStudyFocus.getState().inView?.translation);
}
