import { isLanguage, languageOfPath, type Language } from '@word-unfolded/domain';
import type { FastifyRequest } from 'fastify';
import { storedLanguageOf } from '../edge/reader.js';

/** The parameters that change what a page shows before any script runs, in the order in which addresses have them. */
const PARAMETERS = [
  'q',
  'ref',
  'translation',
  'category',
  'tag',
  'page',
  'returnUrl',
  'sessionExpired',
  'refusal',
  'reason',
  'kind',
  'lng',
] as const;

/**
 * Longest value of a parameter, in characters; a page without the parameter is sent for a longer one. Words to search for
 * are cut instead: their page says that they are too many.
 */
const LONGEST = 500;

export type PageAddress = {
  readonly path: string;
  /** Path and query, without parameters that change nothing, such as those of campaigns. */
  readonly address: string;
  readonly language: Language;
};

/**
 * Reads the address of a page: its language is that of its path, else that of its query, else the stored one, else that of
 * the browser.
 */
export function readPageAddress(request: FastifyRequest): PageAddress {
  const [path = '/', search = ''] = request.url.split('?', 2);
  const query = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of PARAMETERS) {
    const written = query.get(name)?.trim();
    const value = name === 'q' ? written?.slice(0, LONGEST) : written;
    if (value && value.length <= LONGEST) kept.set(name, value);
  }
  const named = kept.get('lng');
  const language = languageOfPath(path) ?? (isLanguage(named) ? named : storedLanguageOf(request));
  return { path, address: kept.size > 0 ? `${path}?${kept}` : path, language };
}

/** The language that the query of a page names, where the next page would be in another one. */
export function newLanguageOf(request: FastifyRequest): Language | undefined {
  const named = new URLSearchParams(request.url.split('?', 2)[1]).get('lng');
  return isLanguage(named) && named !== storedLanguageOf(request) ? named : undefined;
}
