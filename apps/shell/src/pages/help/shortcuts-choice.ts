import { keptText } from '@word-unfolded/ui';

const kept = keptText('readerSettings');

/** Whether single keys act on a page: the reader's choice, which the list of keys on the study page asks for. */
export function areShortcutsOn(): boolean {
  try {
    const settings: unknown = JSON.parse(kept.read() ?? '{}');
    return !(
      typeof settings === 'object' &&
      settings &&
      'shortcuts' in settings &&
      settings.shortcuts === false
    );
  } catch {
    return true;
  }
}
