import { useEffect, type RefObject } from 'react';

/** Share of the view that a question may take; a longer one leaves the view to its answer. */
const QUESTION_SHARE = 0.3;

/**
 * Keeps the beginning of the newest exchange in view while it is written: the question and its answer, or the answer
 * alone below a long question. Who scrolls meanwhile stays where they are, until something new is said.
 *
 * @param newest the id of the last turn; the turns are the children of the log
 */
export function useNewestInView(
  scroller: RefObject<HTMLElement | null>,
  log: RefObject<HTMLElement | null>,
  newest: string | undefined,
): void {
  useEffect(() => {
    const [view, turns] = [scroller.current, log.current];
    if (!view || !turns || newest === undefined) return undefined;
    let shown: number | undefined;
    const observer = new ResizeObserver(() => {
      const last = turns.lastElementChild;
      if (!last || (shown !== undefined && Math.abs(view.scrollTop - shown) > 1)) return;
      const before = last.previousElementSibling;
      const topOf = (turn: Element) =>
        turn.getBoundingClientRect().top - view.getBoundingClientRect().top + view.scrollTop;
      const isShort = before !== null && topOf(last) - topOf(before) <= view.clientHeight * QUESTION_SHARE;
      view.scrollTop = topOf(isShort ? before : last);
      shown = view.scrollTop;
    });
    observer.observe(turns);
    observer.observe(view);
    return () => observer.disconnect();
  }, [scroller, log, newest]);
}
