import type { ReaderSettings } from '../../../src/scripture/reader-settings.js';

/** The display options of the text that can be turned on and off, in display order. */
export const READING_CHOICES = ['jesusInColour', 'notes', 'headings', 'verseNumbers'] as const;

/** The typographic settings of the text, from small to large, in display order. */
export const SETTING_CHOICES = {
  typeSize: ['small', 'usual', 'large', 'largest'],
  measure: ['narrow', 'usual', 'wide'],
  lineHeight: ['close', 'usual', 'open'],
} as const satisfies { readonly [Name in keyof ReaderSettings]?: readonly ReaderSettings[Name][] };
