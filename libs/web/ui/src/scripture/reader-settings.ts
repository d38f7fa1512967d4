import { create } from 'zustand';
import { storedText } from '../storage/stored-text.js';

/** The values of each setting; the first is the default. */
const READER_SETTINGS = {
  /** Words of Jesus in their own colour. */
  jesusInColour: [false, true],
  notes: [true, false],
  /** Headings of the translation; psalm titles belong to the text. */
  headings: [true, false],
  verseNumbers: [true, false],
  typeSize: ['usual', 'small', 'large', 'largest'],
  measure: ['usual', 'narrow', 'wide'],
  lineHeight: ['usual', 'close', 'open'],
  /** Whether single-key shortcuts are active. */
  shortcuts: [true, false],
} as const;

/** The reader's display settings, stored on this device. */
export type ReaderSettings = {
  readonly [Name in keyof typeof READER_SETTINGS]: (typeof READER_SETTINGS)[Name][number];
};

const storage = storedText('readerSettings');

/** The current settings; changes are stored. */
export const useReaderSettings = create<ReaderSettings>(() => readSettings());

/** Changes some of the settings. */
export function changeReaderSettings(change: Partial<ReaderSettings>): void {
  useReaderSettings.setState(change);
  storage.write(JSON.stringify(useReaderSettings.getState()));
}

/** The settings of the last visit; unknown settings are dropped and invalid values reset to the default. */
export function readSettings(): ReaderSettings {
  const stored = parse(storage.read());
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
