import { AppError } from '@word-unfolded/contracts';

/**
 * Waits, but at most until the network is back.
 *
 * @throws AppError OPERATION_CANCELLED by the signal
 */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      signal.removeEventListener('abort', leave);
      act();
    };
    const goOn = settle(resolve);
    const leave = settle(() => reject(AppError.of('OPERATION_CANCELLED')));
    const timer = setTimeout(goOn, milliseconds);
    window.addEventListener('online', goOn);
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
  });
}
