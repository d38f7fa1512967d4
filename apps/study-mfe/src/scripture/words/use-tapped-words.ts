import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Hears where the text is tapped. Its words are no buttons: a chapter would have hundreds, and none of them could be marked
 * and copied. By keyboard and by ear they are reached in the study panel, which has them all as buttons.
 *
 * @param text has the verses, in `[data-verse]` elements, and their linked words, in `[data-word]` elements: each names
 *   where it begins in its verse
 * @param onTap is told the verse, and where in it the word begins that was tapped
 */
export function useTappedWords(
  text: RefObject<HTMLElement | null>,
  onTap: (verse: string, start: number | undefined) => void,
): void {
  const tap = useEffectEvent(({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('a, button')) return;
    if (window.getSelection()?.isCollapsed === false) return;
    const verse = target.closest<HTMLElement>('[data-verse]')?.dataset['verse'];
    const word = target.closest<HTMLElement>('[data-word]')?.dataset['word'];
    if (verse) onTap(verse, word === undefined ? undefined : Number(word));
  });
  useEffect(() => {
    const element = text.current;
    const listen = (event: MouseEvent) => tap(event);
    element?.addEventListener('click', listen);
    return () => element?.removeEventListener('click', listen);
  }, [text]);
}
