import type { Verse } from '@word-unfolded/contracts';
import { create } from 'zustand';
import { osisOf, useStudyFocus } from '../words/study-focus.js';

type ChosenVerses = {
  /** The verse where the choice began, and the one that was added last; in OSIS form. */
  readonly anchor: string | undefined;
  readonly head: string | undefined;
  /** The chosen verses, in order: all between the two. */
  readonly verses: readonly Verse[];
  readonly ids: ReadonlySet<string>;
};

const NOTHING: ChosenVerses = { anchor: undefined, head: undefined, verses: [], ids: new Set() };

/** The verses of the open passage that the reader has marked. */
export const useChosenVerses = create<ChosenVerses>(() => NOTHING);

/**
 * Marks the verses from one to another, in either order.
 *
 * @param anchor where the choice begins, in OSIS form
 * @param head where it ends; the same verse by default
 */
export function chooseVerses(anchor: string, head = anchor): void {
  const inView = useStudyFocus.getState().inView?.verses ?? [];
  const places = [anchor, head].map((osis) => inView.findIndex((verse) => osisOf(verse) === osis));
  const [first, last] = places.sort((one, other) => one - other);
  if (first === undefined || last === undefined || first < 0) return clearChosen();
  const verses = inView.slice(first, last + 1);
  useChosenVerses.setState({ anchor, head, verses, ids: new Set(verses.map(osisOf)) });
}

/** Marks the verses from where the choice began to another verse. */
export function extendChosen(head: string): void {
  chooseVerses(useChosenVerses.getState().anchor ?? head, head);
}

export function clearChosen(): void {
  if (useChosenVerses.getState() !== NOTHING) useChosenVerses.setState(NOTHING);
}

/** Keeps the choice while its verses are displayed, as when further chapters are loaded. */
export function keepChosenInView(): void {
  const { anchor, head } = useChosenVerses.getState();
  if (anchor !== undefined) chooseVerses(anchor, head);
}

/** Whether a verse is marked. Only the verses whose state changes are rendered again. @param verse in OSIS form */
export function useIsChosen(verse: string): boolean {
  return useChosenVerses(({ ids }) => ids.has(verse));
}

/** Whether the number of a verse is the one that the Tab key reaches: the last chosen, or else the first displayed. */
export function useIsTabStop(verse: string): boolean {
  const head = useChosenVerses((chosen) => chosen.head);
  const first = useStudyFocus(({ inView }) => inView?.verses[0]);
  return head === undefined ? first !== undefined && osisOf(first) === verse : head === verse;
}
