import { useEffect, type RefObject } from 'react';

/**
 * Gives an element `--visible`: the height of the page that is not under the on-screen keyboard, which the units of CSS
 * know nothing of.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return undefined;
    const measure = () => element.current?.style.setProperty('--visible', `${visualViewport.height}px`);
    measure();
    visualViewport.addEventListener('resize', measure);
    return () => visualViewport.removeEventListener('resize', measure);
  }, [element]);
}
