import type { Language } from './language.js';

/** A request of a page for public data: the path of its route in the contracts, and the input. */
export type DataRequest = {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | undefined>>;
};

/** The HTTP status of an answer and its body: the envelope. */
export type DataResponse = { readonly status: number; readonly body: unknown };

/** A form that a browser has sent without a script, and what came of it. */
export type SubmittedForm = {
  /** What was written, without passwords. */
  readonly values: Readonly<Record<string, string>>;
  /** The refusal; undefined if the form was accepted. */
  readonly refusal?: DataResponse;
};

/** A page that a browser, a crawler or a messenger requests. */
export type RequestedPage = {
  /** Path and query. */
  readonly address: string;
  /** The address of the site, without a slash at its end. */
  readonly site: string;
  /** Whether the browser seems to have a session: the page then does not invite to sign in. */
  readonly isSignedIn: boolean;
  /** How long to wait for data, in milliseconds; after that the page is rendered without it. */
  readonly waitMs: number;
  /** Whether the page is for browsers without script only, in which no application replaces it. */
  readonly isWithoutScript?: boolean;
  /** The form of the page that was sent to it. */
  readonly form?: SubmittedForm;
};

/** A page as HTML, before any script runs. */
export type ServedPage = {
  readonly status: number;
  /** The address of the content, if it is another one: always (308), or for this request only (303). */
  readonly redirect?: { readonly to: string; readonly status: 308 | 303 };
  /** The content of `<head>` that is about this page. */
  readonly head: string;
  readonly html: string;
  /** False when search engines must not list it. */
  readonly isListed: boolean;
  /** False when data did not come in time or failed: such a page is not cached. */
  readonly isWhole: boolean;
};

/**
 * What the server build of the shell exports (`apps/shell/src/server`): it starts the pages in one language.
 *
 * @param ask answers requests for public data
 */
export type StartPages = (
  language: Language,
  ask: (request: DataRequest) => Promise<DataResponse>,
) => Promise<{
  /** Undefined for an address that is not a public page. */
  readonly render: (page: RequestedPage) => Promise<ServedPage | undefined>;
}>;

/** Where the gateway sets the passage in the study page that the server build renders for readers who are signed in. */
export const CONTENT_PLACE = '<div data-content=""></div>';

/**
 * What the gateway replaces in that page, escaped: the open reference in its box, and the translation by its id and as
 * readers see it.
 */
export const BOX_PLACES = {
  reference: '[reference]',
  translationId: '[translation-id]',
  translation: '[translation]',
} as const;

/** The file of that build, below the folder of the shell's build. It is not sent to browsers. */
export const SERVER_PAGES_FILE = 'server/pages.mjs';

/** The id of the place in which the journal, as it was sent, shows the newest entries. */
export const FIRST_ENTRIES = 'first-entries';

/** The event of the window with which a script of a page as it was sent asks for the application. */
export const APPLICATION_WANTED = 'applicationwanted';
