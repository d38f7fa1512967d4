import type { SearchAnswer, TranslationDownload } from '@word-unfolded/contracts';
import type { DownloadProblem } from '../download/download-problem.js';
import type { DeviceSearch } from '../search/search-device.js';

/** What a page asks of the worker. */
export type WorkerQuestion =
  | { readonly kind: 'unpack'; readonly download: TranslationDownload }
  | { readonly kind: 'search'; readonly search: DeviceSearch };

/** What the worker answers: nothing for an unpacked text, what was found for a search. */
export type WorkerAnswer =
  { readonly found?: SearchAnswer | undefined } | { readonly problem: DownloadProblem };

/** Many questions may be under way; an answer carries the number of its question. */
export type Numbered<Content> = { readonly number: number; readonly content: Content };
