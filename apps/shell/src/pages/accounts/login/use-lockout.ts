import { AppError } from '@word-unfolded/contracts';
import { useEffect, useState } from 'react';

/** The remaining seconds of a lockout, counted down; 0 when there is none. */
export function useLockout(error: unknown): number {
  const seconds = secondsOf(error);
  const [passed, setPassed] = useState<{ readonly since: unknown; readonly seconds: number }>();
  useEffect(() => {
    if (seconds === 0) return;
    const begun = Date.now();
    const timer = setInterval(() => {
      const now = Math.floor((Date.now() - begun) / 1000);
      setPassed({ since: error, seconds: now });
      if (now >= seconds) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [error, seconds]);
  return passed && passed.since === error ? Math.max(0, seconds - passed.seconds) : seconds;
}

function secondsOf(error: unknown): number {
  if (!(error instanceof AppError)) return 0;
  const { retryAfter } = error.fields;
  return typeof retryAfter === 'number' ? retryAfter : 0;
}
