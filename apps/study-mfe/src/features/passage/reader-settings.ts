import { keptText } from '@word-unfolded/ui';
import { create } from 'zustand';

/** How a reader wants the text: kept on this device. */
export type ReaderSettings = {
  /** Words of Jesus in their own colour. */
  readonly jesusInColour: boolean;
  readonly notes: boolean;
  readonly verseNumbers: boolean;
  /** Whether single keys act on the page. */
  readonly shortcuts: boolean;
};

const DEFAULTS: ReaderSettings = { jesusInColour: false, notes: true, verseNumbers: true, shortcuts: true };

const kept = keptText('readerSettings');

/** The settings as they are; a change of them is kept. */
export const useReaderSettings = create<ReaderSettings>(() => readSettings());

/** Changes some of the settings. */
export function changeReaderSettings(change: Partial<ReaderSettings>): void {
  useReaderSettings.setState(change);
  kept.write(JSON.stringify(useReaderSettings.getState()));
}

/** The settings of the last visit; whatever is not a setting, or not on or off, is as it was at first. */
export function readSettings(): ReaderSettings {
  const stored = parse(kept.read());
  const settings = Object.entries(DEFAULTS).map(([name, usual]) => {
    const value = stored[name];
    return [name, typeof value === 'boolean' ? value : usual];
  });
  return Object.fromEntries(settings) as ReaderSettings;
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
