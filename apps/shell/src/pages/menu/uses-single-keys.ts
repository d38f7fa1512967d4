import { storedText } from '@word-unfolded/ui';

const READER_SETTINGS = storedText('readerSettings');

/**
 * Whether single-key shortcuts are active: the reader can turn them off in the settings of the study page (WCAG 2.2,
 * 2.1.4).
 */
export function usesSingleKeys(): boolean {
  try {
    const stored: unknown = JSON.parse(READER_SETTINGS.read() ?? '{}');
    return !(
      typeof stored === 'object' &&
      stored !== null &&
      'shortcuts' in stored &&
      stored.shortcuts === false
    );
  } catch {
    return true;
  }
}
