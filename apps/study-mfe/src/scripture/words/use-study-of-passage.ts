import type { PassageAnswer, Verse } from '@word-unfolded/contracts';
import { useEffect, type RefObject } from 'react';
import { useLinkedWords } from './use-linked-words.js';
import {
  chooseVerses,
  clearChosen,
  extendChosen,
  keepChosenInView,
  useChosenVerses,
} from '../selection/chosen-verses.js';
import { forgetRequest } from '../selection/verse-requests.js';
import { useVerseGestures, type Touched } from '../selection/use-verse-gestures.js';
import type { LinksOfVerses } from './linked-words.js';
import { openTapped, osisOf, showInView, studyVerse, tapWords, useStudyFocus } from './study-focus.js';
import type { PassageAnswers } from '../api/passage-query.js';

/**
 * Tells the parts of the page which passage is displayed, and which verses and words of it the reader has chosen.
 *
 * @param inView its reference, as readers write it
 * @param isAwaited whether it still loads
 * @returns the words of the passage that the translation links to original words
 */
export function useStudyOfPassage(
  text: RefObject<HTMLElement | null>,
  answers: PassageAnswers | undefined,
  inView: string,
  isAwaited: boolean,
): LinksOfVerses {
  const links = useLinkedWords(answers);
  useEffect(() => {
    const translation = answers?.pages[0]?.translation;
    const verses = versesOf(answers?.pages ?? []);
    const open = translation && verses.length > 0 ? { translation, reference: inView, verses } : undefined;
    showInView(open, isAwaited);
    keepChosenInView();
  }, [answers, inView, isAwaited]);
  useEffect(() => forgetRequest, [inView]);
  useEffect(
    () => () => {
      showInView(undefined, true);
      clearChosen();
    },
    [],
  );
  const study = ({ verse, word }: Touched) => {
    const link = links.get(verse)?.find((each) => each.start === word);
    const words = versesOf(answers?.pages ?? []).find((each) => osisOf(each) === verse)?.text;
    if (link && words) tapWords({ verse, text: words.slice(link.start, link.end), link });
    else studyVerse(verse);
  };
  useVerseGestures(text, {
    onPress: (touched, { adds, byTouch }) => {
      if (adds || !isOtherWordOfChosen(touched)) pressVerse(touched.verse, adds, byTouch);
      study(touched);
    },
    onLongPress: (touched) => {
      study(touched);
      openTapped();
    },
    onSelect: chooseVerses,
    onKey: (key, { verse }, adds) =>
      moveTo(text.current, versesOf(answers?.pages ?? []), { key, verse, adds }),
  });
  return links;
}

/** Pressing the only chosen verse again ends the choice. On a touch screen, a second verse is added to the first. */
function pressVerse(verse: string, adds: boolean, byTouch: boolean): void {
  const { ids } = useChosenVerses.getState();
  if (adds) extendChosen(verse);
  else if (ids.has(verse) && (byTouch || ids.size === 1)) clearChosen();
  else if (byTouch && ids.size > 0) extendChosen(verse);
  else chooseVerses(verse);
}

/** Whether a word is pressed in the only chosen verse, which stays chosen while its words are studied one by one. */
function isOtherWordOfChosen({ verse, word }: Touched): boolean {
  const { ids } = useChosenVerses.getState();
  const { words } = useStudyFocus.getState();
  const isSame = words?.verse === verse && words.link.start === word;
  return word !== undefined && ids.size === 1 && ids.has(verse) && !isSame;
}

type Move = { readonly key: string; readonly verse: string; readonly adds: boolean };

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Moves from the number of a verse to another by an arrow key, or to its ends; Escape ends the choice. */
function moveTo(text: HTMLElement | null, verses: readonly Verse[], { key, verse, adds }: Move): boolean {
  if (key === 'Escape' && useChosenVerses.getState().ids.size > 0) {
    clearChosen();
    return true;
  }
  const place = verses.findIndex((each) => osisOf(each) === verse);
  const step = STEPS[key];
  const to = step === undefined ? { Home: 0, End: verses.length - 1 }[key] : place + step;
  const next = to === undefined ? undefined : verses[to];
  if (!next) return false;
  const osis = osisOf(next);
  if (adds) extendChosen(osis);
  else chooseVerses(osis);
  studyVerse(osis);
  focusVerse(text, osis);
  return true;
}

function focusVerse(text: HTMLElement | null, osis: string): void {
  const number = text?.querySelector<HTMLElement>(`[data-verse="${CSS.escape(osis)}"] [data-verse-number]`);
  number?.focus({ preventScroll: true });
  number?.scrollIntoView({ block: 'nearest' });
}

const versesOf = (pages: readonly PassageAnswer[]) =>
  pages.flatMap(({ passages }) => passages.flatMap(({ verses }) => verses));
