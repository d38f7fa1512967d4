import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the text when the reader has opened another passage: the link that was followed is gone, or the box
 * has let go of it. A reader who is choosing, in the form or in something that has opened over the page, is left alone.
 */
export function useArrivalAtPassage(text: RefObject<HTMLElement | null>, address: string): void {
  const previous = useRef(address);
  useEffect(() => {
    if (previous.current === address) return;
    previous.current = address;
    const isChoosing = Boolean(document.activeElement?.closest('form, [role="dialog"], [role="menu"]'));
    if (!isChoosing) text.current?.focus({ preventScroll: true });
  }, [text, address]);
}
