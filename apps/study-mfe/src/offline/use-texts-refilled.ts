import { CONNECTION_EVENTS, getData, isOnline, RECOVERED } from '@word-unfolded/api-client';
import { listDownloadsRoute } from '@word-unfolded/contracts';
import { currentLanguage } from '@word-unfolded/i18n';
import { PeriodicTask } from '@word-unfolded/primitives';
import { log } from '@word-unfolded/ui';
import { useEffect } from 'react';
import { hasTextsOnDevice } from './from-device.js';

/** The page is rendered and read first. */
const AFTER_MS = 4_000;

/** How often to check for downloads that stopped while the network was available, in milliseconds. */
const RETRY_MS = 20_000;

/** Detects downloads that the browser has evicted and fetches them again; resumes interrupted ones. */
export function useTextsRefilled(): void {
  useEffect(() => {
    const warn = (error: unknown) => log.warn('Downloads could not be restored', error);
    const look = () => void refill().catch(warn);
    const retry = new PeriodicTask({ intervalMs: RETRY_MS, run: refillWhatWaits, onError: warn });
    const timer = setTimeout(look, AFTER_MS);
    retry.start();
    for (const event of [CONNECTION_EVENTS.online, RECOVERED]) window.addEventListener(event, look);
    return () => {
      clearTimeout(timer);
      void retry.stop();
      for (const event of [CONNECTION_EVENTS.online, RECOVERED]) window.removeEventListener(event, look);
    };
  }, []);
}

async function refillWhatWaits(): Promise<void> {
  if (!isOnline() || !hasTextsOnDevice()) return;
  const { downloads } = await import('@word-unfolded/offline-scripture');
  if (downloads.isWaiting()) await refill();
}

async function refill(): Promise<void> {
  if (!isOnline() || !hasTextsOnDevice()) return;
  const { downloads } = await import('@word-unfolded/offline-scripture');
  const offered = await getData(listDownloadsRoute, {}, { language: currentLanguage() });
  await downloads.look(offered);
  await downloads.resume(offered);
  await downloads.refill(offered);
}
