import type { SearchAnswer, TranslationDownload } from '@word-unfolded/contracts';
import type { DownloadProblem } from '../download/download-problem.js';
import type { DeviceSearch } from '../search/search-device.js';

/** A request of a page to the worker. */
export type WorkerQuestion =
  | { readonly kind: 'unpack'; readonly download: TranslationDownload }
  | { readonly kind: 'search'; readonly search: DeviceSearch }
  /** Completes in the first of the requested translations that has a result. */
  | { readonly kind: 'complete'; readonly text: string; readonly translations: readonly string[] }
  | { readonly kind: 'number'; readonly translation: string };

/** Verses with another number in the canonical numbering: their own number, and the first and last canonical one. */
export type Renumbered = readonly (readonly [id: number, first: number, last: number])[];

/**
 * The response of the worker: nothing for an unpacked text, the results of a search, texts with their last word
 * completed, or the numbering of a text.
 */
export type WorkerAnswer =
  | {
      readonly found?: SearchAnswer | undefined;
      readonly completed?: readonly string[];
      readonly renumbered?: Renumbered | undefined;
    }
  | { readonly problem: DownloadProblem };

/** Several requests may be pending; a response has the number of its request. */
export type Numbered<Content> = { readonly number: number; readonly content: Content };
