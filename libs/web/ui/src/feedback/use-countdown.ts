import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onEnd` when the time has run out. A pause retains the remaining time.
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
