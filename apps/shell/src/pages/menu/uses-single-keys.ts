import { keptText } from '@word-unfolded/ui';

const READER_SETTINGS = keptText('readerSettings');

/** Whether single keys act: the reader can turn them off among the settings of the study page (WCAG 2.2, 2.1.4). */
export function usesSingleKeys(): boolean {
  try {
    const kept: unknown = JSON.parse(READER_SETTINGS.read() ?? '{}');
    return !(typeof kept === 'object' && kept !== null && 'shortcuts' in kept && kept.shortcuts === false);
  } catch {
    return true;
  }
}
