import type { Language } from '@word-unfolded/domain';

/** A text in every language of the interface; `{name}` is a placeholder for a value. */
export type LocalizedText = Readonly<Record<Language, string>>;

/** HTTP statuses that an error of this product can have (RFC 9110). */
export type ErrorStatus =
  | 400
  | 401
  | 402
  | 403
  | 404
  | 405
  | 408
  | 409
  | 410
  | 413
  | 414
  | 415
  | 417
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
 * One entry of the error registry. `status` is the HTTP status of a response with this error; an error that occurs only
 * in a browser, such as being offline, has none. An error that says more in some cases has `cases`: the value of one of
 * its parameters (`by`) selects the text, and the general text stands for any other value.
 */
export type ErrorEntry = {
  readonly status?: ErrorStatus;
  readonly text: LocalizedText;
  readonly cases?: { readonly by: string; readonly texts: Readonly<Record<string, LocalizedText>> };
};

/** Declares a part of the error registry; it preserves the codes and texts as literal types. */
export function defineErrors<const Entries extends Record<string, ErrorEntry>>(entries: Entries): Entries {
  return entries;
}
