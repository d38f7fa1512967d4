import { log } from '@word-unfolded/ui';
import { useEffect } from 'react';

/** Keeps the screen on while a conversation is open: a phone that locks would end it. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const request = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const granted = await navigator.wakeLock.request('screen');
        if (isOver) return await granted.release();
        lock = granted;
      } catch (error) {
        log.warn('The screen may be switched off', error); // such as when the battery is low
      }
    };
    // The browser releases the lock when the page is hidden.
    const onVisible = () => void request();
    document.addEventListener('visibilitychange', onVisible);
    void request();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisible);
      lock?.release().catch(() => undefined);
    };
  }, [isOn]);
}
