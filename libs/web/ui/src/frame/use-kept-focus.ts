import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in a part of the page whose controls come and go. When the one that had the focus is removed, the
 * browser gives the focus to the whole page, and who works by keyboard or screen reader would begin again at its top.
 *
 * @param next where the focus goes then, given the nearest element around the removed control that is still there
 * @returns the ref of the part, which has to outlive its controls
 */
export function useKeptFocus<Part extends HTMLElement>(
  next: (part: Part, near: Element) => HTMLElement | null | undefined,
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const find = useRef(next);
  useEffect(() => {
    find.current = next;
  });
  useEffect(() => {
    const container = part.current;
    if (!container) return;
    let focused: Element[] = [];
    const hear = (event: FocusEvent) => {
      focused = event.composedPath().filter((each) => each instanceof Element);
    };
    const observer = new MutationObserver(() => {
      if (focused.length === 0 || focused[0]?.isConnected) return;
      const near = focused.find(({ isConnected }) => isConnected) ?? container;
      // What takes the place of a removed control may come a moment after it.
      if (document.activeElement !== document.body) focused = [];
      else find.current(container, container.contains(near) ? near : container)?.focus();
    });
    container.addEventListener('focusin', hear);
    observer.observe(container, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      container.removeEventListener('focusin', hear);
    };
  }, []);
  return part;
}
