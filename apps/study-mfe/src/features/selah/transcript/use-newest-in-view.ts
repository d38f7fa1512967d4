import { useEffect, useRef, type RefObject } from 'react';
import { findWords } from './find-words.js';

/** Share of the view that a question may take; a longer one leaves the view to its answer. */
const QUESTION_SHARE = 0.3;

/** A sentence that is spoken below this share of the view is moved up to the other one, with what follows it. */
const SPOKEN = { lowest: 0.7, movedTo: 0.1 } as const;

/**
 * Keeps the beginning of the newest exchange in view while it is written: the question and its answer, or the answer
 * alone below a long question. Then it follows the sentence that is spoken. Who scrolls meanwhile stays where they are,
 * until something new is said.
 *
 * @param newest the id of the last turn; the turns are the children of the log
 * @param spoken the sentence that is spoken
 */
export function useNewestInView(
  scroller: RefObject<HTMLElement | null>,
  log: RefObject<HTMLElement | null>,
  newest: string | undefined,
  spoken: string | undefined,
): void {
  /** Where this hook has scrolled to. */
  const shown = useRef<number>(undefined);
  const follows = useRef(false);
  /** The letter of the last turn from which the next sentence is looked for. */
  const from = useRef(0);

  useEffect(() => {
    const [view, turns] = [scroller.current, log.current];
    if (!view || !turns || newest === undefined) return undefined;
    shown.current = undefined;
    follows.current = false;
    from.current = 0;
    const observer = new ResizeObserver(() => {
      const last = turns.lastElementChild;
      if (!last || follows.current || isMoved(view, shown.current)) return;
      const question = last.previousElementSibling;
      const topOf = (turn: Element) => topIn(view, turn) + view.scrollTop;
      const isShort =
        question !== null && topOf(last) - topOf(question) <= view.clientHeight * QUESTION_SHARE;
      view.scrollTop = topOf(isShort ? question : last);
      shown.current = view.scrollTop;
    });
    observer.observe(turns);
    observer.observe(view);
    return () => observer.disconnect();
  }, [scroller, log, newest]);

  useEffect(() => {
    const [view, last] = [scroller.current, log.current?.lastElementChild];
    if (!view || !last || spoken === undefined) return;
    const found = findWords(last, spoken, from.current);
    if (!found) return;
    from.current = found.at + 1;
    if (isMoved(view, shown.current)) return;
    const top = topIn(view, found.range);
    if (top >= 0 && top <= view.clientHeight * SPOKEN.lowest) return;
    follows.current = true;
    view.scrollTop += top - view.clientHeight * SPOKEN.movedTo;
    shown.current = view.scrollTop;
  }, [scroller, log, spoken]);
}

/** Whether the reader has scrolled since. */
const isMoved = (view: Element, shown: number | undefined) =>
  shown !== undefined && Math.abs(view.scrollTop - shown) > 1;

const topIn = (view: Element, part: Element | Range) =>
  part.getBoundingClientRect().top - view.getBoundingClientRect().top;
