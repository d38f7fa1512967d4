import { callRoute } from '@word-unfolded/api-client';
import {
  AppError,
  listHighlightsRoute,
  saveHighlightsRoute,
  type ListHighlights,
  type ResponseOf,
} from '@word-unfolded/contracts';
import type { Highlight } from '@word-unfolded/domain';
import { currentLanguage } from '@word-unfolded/i18n';
import { isSignedIn } from '../server.js';

/** The server of a reader's highlights. Every call may fail, with an AppError. */
export type HighlightServer = {
  readonly list: (after: number) => Promise<ResponseOf<typeof ListHighlights>>;
  /** Returns the merged highlights of the same verses. */
  readonly save: (highlights: readonly Highlight[]) => Promise<Highlight[]>;
};

/** The journal service, through the API, while this reader is signed in. */
export function highlightServerOf(owner: string): HighlightServer {
  const options = () => {
    if (!isSignedIn(owner)) throw AppError.of('NOT_AUTHENTICATED');
    return { language: currentLanguage() };
  };
  return {
    list: async (after) => callRoute(listHighlightsRoute, { query: { after: String(after) } }, options()),
    save: async (highlights) =>
      (await callRoute(saveHighlightsRoute, { body: { highlights: [...highlights] } }, options())).highlights,
  };
}
