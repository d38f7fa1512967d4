import type { Session } from '@word-unfolded/contracts';
import { useTexts } from '../texts.js';

/** Returns a name by which the owner recognises a device. */
export function useDeviceName(): (session: Session) => string {
  const t = useTexts();
  return ({ browser, system }) => {
    if (browser && system) return t('sessions.device', { browser, system });
    return browser ?? system ?? t('sessions.unknown');
  };
}
