import { useCallback, useState } from 'react';
import type { MapSize } from './map-view.js';

/** The size before it has been measured, and where nothing can be measured. */
const UNMEASURED: MapSize = { width: 360, height: 280 };

/** The size of an element in whole pixels, now and whenever it changes; with the ref for the element. */
export function useSize(): readonly [size: MapSize, ref: (element: HTMLElement | null) => void] {
  const [size, setSize] = useState(UNMEASURED);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => {
      const width = Math.floor(element.clientWidth);
      const height = Math.floor(element.clientHeight);
      const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
      if (width > 0 && height > 0)
        setSize((before) =>
          before.width === width && before.height === height && before.letters === letters
            ? before
            : { width, height, letters },
        );
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [size, ref];
}
