import { storedText } from '@word-unfolded/ui';

const stored = storedText('readerSettings');

/** Whether single-key shortcuts are active: the reader's choice, made in the shortcut list of the study page. */
export function areShortcutsOn(): boolean {
  try {
    const settings: unknown = JSON.parse(stored.read() ?? '{}');
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
