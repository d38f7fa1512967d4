import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Handles taps in the text. Its words are not buttons, because a chapter would have hundreds of them and buttons cannot
 * be selected and copied as text. Keyboard and screen reader users reach them in the study panel, where all words are
 * buttons.
 *
 * @param text contains the verses, in `[data-verse]` elements, and their linked words, in `[data-word]` elements, each
 * with its offset in the verse
 * @param onTap is called with the verse and the offset of the tapped word in it
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
