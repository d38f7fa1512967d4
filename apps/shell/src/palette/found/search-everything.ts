import { getGathered, isOnline, isUnanswered } from '@word-unfolded/api-client';
import {
  AppError,
  foundVerses,
  pageOfFound,
  searchEverythingRoute,
  type FoundItem,
  type SearchSource,
} from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { VISITOR } from '@word-unfolded/offline';
import { deviceTexts, searchDeviceTexts, type DeviceText } from '@word-unfolded/offline/search';
import { log } from '@word-unfolded/ui';

/** Results that the palette shows. */
const SHOWN = 24;

/** Verses that are searched on the device. */
const VERSES = 10;

/** What the palette shows for a search. */
export type PaletteAnswer = {
  readonly results: readonly FoundItem[];
  readonly corrections: readonly { readonly from: string; readonly to: string }[];
  /** Sources that could not be searched, or not wholly. */
  readonly partial: readonly SearchSource[];
  /** Only what is on this device was searched. */
  readonly isOfDevice: boolean;
};

/** Who searches, in which language. */
export type PaletteSearch = {
  readonly q: string;
  readonly owner: string;
  readonly language: Language;
  readonly signal: AbortSignal;
};

/**
 * Searches at the server, together with what the server may not have yet: notes that stay on this device, and entries
 * that are not sent. Without a network, everything on this device is searched.
 *
 * @throws AppError
 */
export async function searchEverything(search: PaletteSearch): Promise<PaletteAnswer> {
  if (!isOnline()) return searchDevice(search);
  try {
    const [answer, unsent] = await Promise.all([searchServer(search), searchTexts(search, 'unsent')]);
    return {
      results: together(answer.results, unsent.found),
      corrections: answer.results.length > 0 ? answer.corrections : unsent.corrections,
      partial: answer.partial,
      isOfDevice: false,
    };
  } catch (error) {
    if (search.signal.aborted || !(error instanceof AppError) || !isUnanswered(error)) throw error;
    return searchDevice(search);
  }
}

function searchServer({ q, language, signal }: PaletteSearch) {
  return getGathered(searchEverythingRoute, { q, limit: String(SHOWN) }, { language, signal });
}

async function searchDevice(search: PaletteSearch): Promise<PaletteAnswer> {
  const [own, verses] = await Promise.all([searchTexts(search, 'all'), searchVerses(search)]);
  return {
    results: together(verses, own.found),
    corrections: own.corrections,
    partial: [],
    isOfDevice: true,
  };
}

/** The texts of an owner are read once while the palette is open. */
let read: { readonly key: string; readonly texts: Promise<DeviceText[]> } | undefined;

/** Makes the next search read this device again. */
export function forgetDeviceTexts(): void {
  read = undefined;
}

async function searchTexts({ q, owner, signal }: PaletteSearch, which: 'all' | 'unsent') {
  const key = `${owner} ${which}`;
  if (read?.key !== key) read = { key, texts: deviceTexts(owner, which) };
  const texts = owner === VISITOR && which === 'unsent' ? [] : await read.texts.catch(() => []);
  return searchDeviceTexts(texts, q, new Date(), signal);
}

/** Verses of the downloaded translations; none where their code is not on this device. */
async function searchVerses(search: PaletteSearch): Promise<FoundItem[]> {
  try {
    return await versesOnDevice(search);
  } catch (error) {
    log.warn('The texts on this device cannot be searched', error);
    return [];
  }
}

async function versesOnDevice({ q, language }: PaletteSearch): Promise<FoundItem[]> {
  const { offlineScripture } = await import('@word-unfolded/offline-scripture');
  const stored = await offlineScripture.translations();
  if (stored.length === 0) return [];
  const answer = await offlineScripture.search({ q, translations: [], language, page: 1, pageSize: VERSES });
  return foundVerses(answer, q);
}

/** Both in one order; an item that both have is that of the server. */
function together(first: readonly FoundItem[], others: readonly FoundItem[]): FoundItem[] {
  const known = new Set(first.map(({ source, id }) => `${source} ${id}`));
  const news = others.filter(({ source, id }) => !known.has(`${source} ${id}`));
  return pageOfFound([...first, ...news], SHOWN, undefined).results;
}
