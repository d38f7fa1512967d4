import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the text when the reader has opened another passage, because the followed link no longer exists or
 * the field has lost the focus. The focus stays where it is while the reader uses the form or an overlay.
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
