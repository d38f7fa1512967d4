import { useCallback, useState } from 'react';

/** The width of a plot before it has been measured, and where nothing can be measured. */
const UNMEASURED = 640;

/** The width of an element in whole pixels, now and whenever it changes; with the ref for the element. */
export function useWidth(): readonly [width: number, ref: (element: HTMLElement | null) => void] {
  const [width, setWidth] = useState(UNMEASURED);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => {
      const measured = Math.floor(element.getBoundingClientRect().width);
      if (measured > 0) setWidth(measured);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, ref];
}
