import { useLayoutEffect, useRef } from 'react';
import { WordGloss } from '../../../scripture/words/word-gloss.js';
import styles from './hovered-word.module.css';
import { useHoveredWord } from './use-hovered-word.js';

/**
 * The original word behind the word under the mouse, beside it. Others reach it by choosing the word, so it is not
 * announced. Escape closes it.
 */
export function HoveredWord({ translationId }: { readonly translationId: string }) {
  const card = useRef<HTMLDivElement>(null);
  const hovered = useHoveredWord(card);
  useLayoutEffect(() => {
    const [element, word] = [card.current, hovered?.word];
    const text = element?.offsetParent?.getBoundingClientRect();
    // A word may be on two lines: the card belongs to the beginning.
    const place = word?.getClientRects()[0];
    if (!element || !text || !place) return;
    const rightmost = text.width - element.offsetWidth;
    element.style.left = `${Math.max(0, Math.min(place.left - text.left, rightmost))}px`;
    element.style.top = `${place.bottom - text.top}px`;
  }, [hovered]);
  if (!hovered) return null;
  return (
    <div ref={card} className={styles.card} aria-hidden="true">
      <WordGloss key={hovered.strongs} strongs={hovered.strongs} translationId={translationId} />
    </div>
  );
}
