import type { ReadingPlan } from '@word-unfolded/contracts';
import { useEffect, useState, type RefObject } from 'react';

/** By which a reader begins to read or to do something. */
const ACTS = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * The number of the day that a viewer shows: that of the address, otherwise the current one. The current day may still
 * change when the server answers, because another device may have read on. The viewer stays at the day at which the
 * reader has begun to do something, also when that is marked complete.
 */
export function useOpenDay(
  {
    progress,
    totalDays,
  }: Pick<ReadingPlan, 'totalDays'> & { readonly progress: { currentDayIndex: number } },
  asked: number | undefined,
  viewer: RefObject<HTMLElement | null>,
): { readonly number: number; readonly keep: () => void } {
  const [kept, setKept] = useState<number>();
  const number = Math.min(asked ?? kept ?? progress.currentDayIndex + 1, totalDays);
  useEffect(() => {
    const element = viewer.current;
    const stay = () => setKept((before) => before ?? number);
    for (const act of ACTS) element?.addEventListener(act, stay, { capture: true, passive: true });
    return () => {
      for (const act of ACTS) element?.removeEventListener(act, stay, { capture: true });
    };
  }, [number, viewer]);
  return { number, keep: () => setKept(number) };
}
