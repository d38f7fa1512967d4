import { keptText } from '@word-unfolded/ui';
import { create } from 'zustand';

/** What each setting can be; the first is how it is before the reader chooses. */
export const READER_SETTINGS = {
  /** Words of Jesus in their own colour. */
  jesusInColour: [false, true],
  notes: [true, false],
  /** Headings of the edition; the titles of the psalms belong to the text. */
  headings: [true, false],
  verseNumbers: [true, false],
  typeSize: ['usual', 'small', 'large', 'largest'],
  measure: ['usual', 'narrow', 'wide'],
  lineHeight: ['usual', 'close', 'open'],
  /** Whether single keys act on the page. */
  shortcuts: [true, false],
} as const;

/** How a reader wants the text: kept on this device. */
export type ReaderSettings = {
  readonly [Name in keyof typeof READER_SETTINGS]: (typeof READER_SETTINGS)[Name][number];
};

const kept = keptText('readerSettings');

/** The settings as they are; a change of them is kept. */
export const useReaderSettings = create<ReaderSettings>(() => readSettings());

/** Changes some of the settings. */
export function changeReaderSettings(change: Partial<ReaderSettings>): void {
  useReaderSettings.setState(change);
  kept.write(JSON.stringify(useReaderSettings.getState()));
}

/** The settings of the last visit; what is not a setting, or cannot be its value, is as it was at first. */
export function readSettings(): ReaderSettings {
  const stored = parse(kept.read());
  const settings = Object.entries(READER_SETTINGS).map(([name, values]) => {
    const known: readonly unknown[] = values;
    return [name, known.includes(stored[name]) ? stored[name] : values[0]];
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
