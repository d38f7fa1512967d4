import { StripeError } from './stripe-error.js';

const METADATA_EQUALS = /^metadata\['([^']+)'\]:'([^']*)'$/;

/**
 * Reads a query of Stripe's search language that compares one entry of the metadata, the only kind that is used.
 *
 * @throws StripeError for any other query
 */
export function metadataSearched(query: string): { readonly key: string; readonly value: string } {
  const [, key, value] = METADATA_EQUALS.exec(query) ?? [];
  if (key === undefined || value === undefined)
    throw StripeError.invalid(`We were unable to parse your search query: ${query}`, 'query');
  return { key, value };
}
