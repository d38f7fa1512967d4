import type { Language } from '@word-unfolded/domain';
import type { QuotableTranslation } from './judging/claim.js';
import type { StoredText, VerseFinder } from './stored/stored-text.js';

export type GroundingOptions = {
  /** Language of the answer, also of corrections in it. */
  readonly language: Language;
  /** Translations that may be quoted, the reader's first. */
  readonly translations: readonly QuotableTranslation[];
  readonly text: StoredText;
  readonly finder: VerseFinder;
  readonly longestHeld?: number;
  /** Called with each reference to nothing as soon as it is read, before any text around it may be shown. */
  readonly onMissing?: ((named: string) => void) | undefined;
};
