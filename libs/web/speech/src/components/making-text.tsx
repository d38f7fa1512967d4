import type { RecordingProgress } from '../api/recording-types.js';
import { useTexts } from '../texts.js';

/** How far the recording is that the server makes: its place in the queue, or how much of it is spoken. */
export function MakingText({ making }: { readonly making: RecordingProgress }) {
  const t = useTexts();
  if (making.type === 'queued') return t('player.queued', { place: making.place });
  return making.total > 0
    ? t('player.made', { percent: Math.floor((making.done / making.total) * 100) })
    : t('player.loading');
}

/** The value of the progress bar: of the recording while it is made, otherwise of the reading. */
export function barOf(
  making: RecordingProgress | undefined,
  seconds: number,
  length: number,
): { readonly value: number; readonly max: number } {
  const [value, max] = making?.type === 'progress' ? [making.done, making.total] : [seconds, length];
  return max > 0 ? { value: Math.min(value, max), max } : { value: 0, max: 1 };
}
