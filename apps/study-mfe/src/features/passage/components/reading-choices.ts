import type { ReaderSettings } from '../../../scripture/reader-settings.js';

/** What a reader can turn on and off in the text, in the order in which it is offered. */
export const READING_CHOICES = ['jesusInColour', 'notes', 'headings', 'verseNumbers'] as const;

/** How the text is set, from little to much, in the order in which it is offered. */
export const SETTING_CHOICES = {
  typeSize: ['small', 'usual', 'large', 'largest'],
  measure: ['narrow', 'usual', 'wide'],
  lineHeight: ['close', 'usual', 'open'],
} as const satisfies { readonly [Name in keyof ReaderSettings]?: readonly ReaderSettings[Name][] };
