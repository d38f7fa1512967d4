import type { SearchAnswer, TranslationDownload } from '@word-unfolded/contracts';
import type { DownloadProblem } from '../download/download-problem.js';
import type { DeviceSearch } from '../search/search-device.js';

/** What a page asks of the worker. */
export type WorkerQuestion =
  | { readonly kind: 'unpack'; readonly download: TranslationDownload }
  | { readonly kind: 'search'; readonly search: DeviceSearch }
  /** In the translations that are asked for, the first that has anything. */
  | { readonly kind: 'complete'; readonly text: string; readonly translations: readonly string[] }
  | { readonly kind: 'number'; readonly translation: string };

/** Verses that have another number in the canonical numbering: their own, and the first and last canonical one. */
export type Renumbered = readonly (readonly [id: number, first: number, last: number])[];

/**
 * What the worker answers: nothing for an unpacked text, what was found for a search, texts with their last word
 * completed, or how a text is numbered.
 */
export type WorkerAnswer =
  | {
      readonly found?: SearchAnswer | undefined;
      readonly completed?: readonly string[];
      readonly renumbered?: Renumbered | undefined;
    }
  | { readonly problem: DownloadProblem };

/** Many questions may be under way; an answer carries the number of its question. */
export type Numbered<Content> = { readonly number: number; readonly content: Content };
