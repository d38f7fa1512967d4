import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onEnd` once the time has run down. A pause holds what is left of it.
 *
 * @param milliseconds the whole time
 */
export function useCountdown(milliseconds: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(milliseconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused) return;
    const begun = Date.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - begun;
    };
  }, [paused]);
}
