import { forgetPrivateAnswers, passageAnswers } from '@word-unfolded/api-client';
import { log } from '@word-unfolded/ui';
import { tellDeletion } from './deleted-accounts.js';
import { wipeOwner } from './secure-device.js';

/** Settings of the device rather than of a reader: theme, language, and downloaded public texts. */
const OF_DEVICE = new Set(['themeMode', 'selectedTheme', 'i18nextLng', 'offlineTranslations']);

const NOBODY = 'nobody';

/**
 * Deletes everything that a reader whose account was deleted left on this device: their data, the cached responses, and
 * every setting. Sealed data of others and the downloaded texts stay.
 */
export async function wipeDevice(owner: string): Promise<void> {
  tellDeletion(owner);
  try {
    window.sessionStorage.clear();
    for (const key of Object.keys(window.localStorage))
      if (!OF_DEVICE.has(key)) window.localStorage.removeItem(key);
  } catch {
    // A browser that forbids storage has nothing.
  }
  try {
    await Promise.all([wipeOwner(owner), forgetPrivateAnswers(), passageAnswers.storeOnly(NOBODY)]);
  } catch (error) {
    log.warn('Not everything could be removed from this device', error);
  }
}
