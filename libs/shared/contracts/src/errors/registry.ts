import type { Language } from '@word-unfolded/domain';
import { accountErrors } from './areas/account.errors.js';
import { administrationErrors } from './areas/administration.errors.js';
import type { ErrorEntry, ErrorStatus, LocalizedText } from './define-errors.js';
import { billingErrors } from './areas/billing.errors.js';
import { jobErrors } from './areas/job.errors.js';
import { journalErrors } from './areas/journal.errors.js';
import { magazineErrors } from './areas/magazine.errors.js';
import { planErrors } from './areas/plan.errors.js';
import { syncErrors } from './areas/sync.errors.js';
import { providerErrors } from './areas/provider.errors.js';
import { scriptureErrors } from './areas/scripture.errors.js';
import { serviceErrors } from './areas/service.errors.js';
import { studyErrors } from './areas/study.errors.js';
import { transportErrors } from './areas/transport.errors.js';
import { validationErrors } from './areas/validation.errors.js';

/** Every error that this product can show: code, HTTP status, text in each language (specification, section 8). */
export const catalogue = {
  ...transportErrors,
  ...validationErrors,
  ...scriptureErrors,
  ...accountErrors,
  ...studyErrors,
  ...providerErrors,
  ...syncErrors,
  ...journalErrors,
  ...jobErrors,
  ...billingErrors,
  ...magazineErrors,
  ...planErrors,
  ...serviceErrors,
  ...administrationErrors,
};

type Catalogue = typeof catalogue;

export type ErrorCode = keyof Catalogue;

/** The names in braces of a text: `'{book} has {chapters} chapters'` gives `'book' | 'chapters'`. */
type PlaceholdersOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never;

/** The values that the text of an error needs; an empty object type when it needs none. */
export type ErrorParams<Code extends ErrorCode> = {
  readonly [Name in PlaceholdersOf<Catalogue[Code]['text']['en']>]: string | number;
};

/** The arguments after an error's code: its values, required only when its text has placeholders. */
export type ErrorArguments<Code extends ErrorCode> = keyof ErrorParams<Code> extends never
  ? [params?: Readonly<Record<string, never>>]
  : [params: ErrorParams<Code>];

/** The same values when their code is no longer known to the type system, such as after transport over the network. */
export type AnyErrorParams = Readonly<Record<string, string | number>>;

/** Whether an untrusted value is a code of the error registry. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(catalogue, value);
}

/**
 * The text of an error in a language.
 *
 * @param params values for the placeholders of the text; an absent value leaves its placeholder in the text.
 */
export function errorText(code: ErrorCode, language: Language, params: AnyErrorParams = {}): string {
  return localizedText(code, params)[language].replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : placeholder,
  );
}

function localizedText(code: ErrorCode, params: AnyErrorParams): LocalizedText {
  const { text, cases } = entryOf(code);
  const selected = cases && Object.hasOwn(params, cases.by) ? String(params[cases.by]) : '';
  return cases && Object.hasOwn(cases.texts, selected) ? cases.texts[selected]! : text;
}

/** The HTTP status of an error; 500 for an error that occurs only in a browser. */
export function errorStatus(code: ErrorCode): ErrorStatus {
  return entryOf(code).status ?? 500;
}

function entryOf(code: ErrorCode): ErrorEntry {
  return catalogue[code];
}
