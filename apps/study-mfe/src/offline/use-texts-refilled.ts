import { getData, isOnline } from '@word-unfolded/api-client';
import { listDownloadsRoute } from '@word-unfolded/contracts';
import { currentLanguage } from '@word-unfolded/i18n';
import { log } from '@word-unfolded/ui';
import { useEffect } from 'react';
import { hasTextsOnDevice } from './from-device.js';

/** The page is shown and read first. */
const AFTER_MS = 4_000;

/** Notices that the browser has thrown texts away, and fetches them again; goes on with what the network interrupted. */
export function useTextsRefilled(): void {
  useEffect(() => {
    if (!hasTextsOnDevice()) return;
    const look = () => void refill().catch((error: unknown) => log.warn('Texts were not refilled', error));
    const timer = setTimeout(look, AFTER_MS);
    window.addEventListener('online', look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', look);
    };
  }, []);
}

async function refill(): Promise<void> {
  if (!isOnline()) return;
  const { downloads } = await import('@word-unfolded/offline-scripture');
  const offered = await getData(listDownloadsRoute, {}, { language: currentLanguage() });
  await downloads.look(offered);
  await downloads.resume(offered);
  await downloads.refill(offered);
}
