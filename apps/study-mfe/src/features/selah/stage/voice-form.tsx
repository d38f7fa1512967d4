import type { VoiceStatus } from '@word-unfolded/domain';
import { useEffect, useRef } from 'react';
import styles from './voice-form.module.css';

/** Share of the distance to a new level that the form moves in one frame: quickly up, slowly down. */
const RISE = 0.35;
const FALL = 0.1;

type VoiceFormProps = { readonly status: VoiceStatus; readonly level: () => number };

/**
 * The form that moves with the voice of the one who speaks; otherwise it is still. For readers who want no motion it
 * becomes stronger and weaker in its place. It says nothing that the line below it does not say.
 */
export function VoiceForm({ status, level }: VoiceFormProps) {
  const form = useRef<HTMLDivElement>(null);
  const isMoving = status === 'user-speaking' || status === 'selah-speaking' || status === 'connected';
  useEffect(() => {
    const element = form.current;
    if (!element || !isMoving) return undefined;
    let [shown, frame] = [0, 0];
    const draw = () => {
      const now = level();
      shown += (now - shown) * (now > shown ? RISE : FALL);
      element.style.setProperty('--level', shown.toFixed(3));
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => {
      cancelAnimationFrame(frame);
      element.style.removeProperty('--level');
    };
  }, [isMoving, level]);
  return (
    <div ref={form} className={styles.form} data-status={status} aria-hidden="true">
      <span className={styles.halo} />
      <span className={styles.ring} />
      <span className={styles.core} />
    </div>
  );
}
