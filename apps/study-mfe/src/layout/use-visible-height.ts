import { useEffect, type RefObject } from 'react';

/**
 * Sets `--visible` on an element: the height of the page that the on-screen keyboard does not cover, which CSS units do
 * not reflect. Magnifying with two fingers does not change it.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return undefined;
    const measure = () => {
      const { height, scale } = visualViewport;
      element.current?.style.setProperty('--visible', `${height * scale}px`);
    };
    measure();
    visualViewport.addEventListener('resize', measure);
    return () => visualViewport.removeEventListener('resize', measure);
  }, [element]);
}
