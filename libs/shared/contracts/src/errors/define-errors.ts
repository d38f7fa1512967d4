import type { Language } from '@word-unfolded/domain';

/** A text in every language of the interface; `{name}` stands for a value. */
export type LocalizedText = Readonly<Record<Language, string>>;

/** HTTP statuses that an error of this product can have (RFC 9110). */
export type ErrorStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 409
  | 410
  | 413
  | 414
  | 415
  | 422
  | 429
  | 431
  | 500
  | 501
  | 502
  | 503
  | 504
  | 507;

/**
 * One entry of the catalogue. `status` is the HTTP status of an answer that carries the error;
 * an error that only a browser can meet, such as being offline, has none.
 */
export type ErrorEntry = { readonly status?: ErrorStatus; readonly text: LocalizedText };

/** Declares a part of the catalogue; keeps the codes and texts as literal types. */
export function defineErrors<const Entries extends Record<string, ErrorEntry>>(entries: Entries): Entries {
  return entries;
}
