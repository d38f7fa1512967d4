import type { Session } from '@word-unfolded/contracts';
import { useTexts } from '../texts.js';

/** Gives a device the name by which its owner knows it. */
export function useDeviceName(): (session: Session) => string {
  const t = useTexts();
  return ({ browser, system }) => {
    if (browser && system) return t('sessions.device', { browser, system });
    return browser ?? system ?? t('sessions.unknown');
  };
}
