import type { Gate } from '@word-unfolded/domain';
import type { z } from 'zod';
import type { SessionGrant } from '../accounts/sessions/session-grant.js';
import type { ErrorCode } from '../errors/registry.js';
import type { MessageContract, RequestOf, ResponseOf } from '../messaging/define.js';
import type { AnswerCaller, Caller, SignedInCaller } from './caller.js';
import type { Pagination } from './envelope.js';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** For how long a response that is the same for everyone may be cached. */
export type SharedCaching = {
  /** Freshness in browsers and in the gateway, in seconds. */
  readonly maxAgeSeconds: number;
  /** For how long a stale response may be served while a new one is fetched, in seconds (RFC 5861). */
  readonly staleWhileRevalidateSeconds: number;
  /** Whether the response depends on the reader's language. */
  readonly variesByLanguage: boolean;
  /**
   * Names of the published content in the response, such as `post:{slug}`, with parameters of the path or the query in
   * braces. When a service publishes `contentPurged` with one of them, every gateway forgets the response. The name of
   * the service is always a tag. Browsers are not reached: give content that is purged a short `maxAgeSeconds`.
   */
  readonly tags?: readonly string[];
};

type Input<Schema extends z.ZodType | undefined> = Schema extends z.ZodType
  ? z.output<Schema>
  : Record<string, never>;

/** An uploaded file: the gateway has put it into the store, and the service takes it from there. */
export type UploadedFile = { readonly key: string; readonly bytes: number };

/** The input that a route reads from a request, each part by its schema. */
export type RouteInput<
  Params extends z.ZodType | undefined = z.ZodType | undefined,
  Query extends z.ZodType | undefined = z.ZodType | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
> = { readonly params: Input<Params>; readonly query: Input<Query>; readonly body: Input<Body> };

/** A file that a route accepts: the form field, its maximum size, and the errors when it is too large or missing. */
export type UploadRule = {
  readonly field: string;
  readonly maxBytes: number;
  readonly tooLarge: ErrorCode;
  readonly missing: ErrorCode;
};

/**
 * A file that a field of a JSON body may contain as a base64 data URL (RFC 2397). The gateway moves it into the store
 * like the file of a form, because a message could not carry it. Any other value of the field stays in the body.
 */
export type DataUrlRule = {
  readonly field: string;
  /** The media types that it may declare. The service checks whether the content matches. */
  readonly mediaTypes: readonly string[];
  /** Bytes of the decoded file, not of its base64. */
  readonly maxBytes: number;
  readonly tooLarge: ErrorCode;
  readonly invalid: ErrorCode;
};

/**
 * What a route returns for its message's response: the `data` of the envelope, and the change of the session cookie.
 */
export type RouteAnswer = {
  readonly data: unknown;
  /** Accompanies the data of a list (decisions, "One envelope"). */
  readonly pagination?: Pagination;
  /** A grant sets the cookie, `null` removes it, absence leaves it unchanged. */
  readonly session?: SessionGrant | null;
  /** Makes the browser a known device of an account without signing in. */
  readonly deviceMark?: string;
};

/** A file of the store that a route returns, and the headers that describe it. */
export type AnswerFile = { readonly key: string; readonly headers?: Readonly<Record<string, string>> };

/** A route whose response is a file of the store, sent unchanged and without an envelope. */
export type AnswerFileRule<Response> = {
  /** The media types that the file may have. */
  readonly mediaTypes: readonly string[];
  /** Headers that such a response may have, each with its description. */
  readonly headers: Readonly<Record<string, string>>;
  /** The file serves this response only, and is deleted from the store after it was sent. */
  readonly once?: true;
  readonly of: (response: Response) => AnswerFile;
};

/** A text with its media type, which a route sends unchanged and without an envelope. */
export type AnswerText = {
  readonly text: string;
  /** The name under which a client saves it. */
  readonly saveAs?: string;
};

/** Media types of texts that a route may send; the gateway adds `charset=utf-8`. */
export type TextMediaType =
  'text/calendar' | 'text/html' | 'text/plain' | 'text/csv' | 'application/rss+xml' | 'application/atom+xml';

/** A route whose response is a text, such as a calendar or a feed. Errors are in the envelope as on any other route. */
export type AnswerTextRule<Response> = {
  readonly mediaType: TextMediaType;
  readonly of: (response: Response) => AnswerText;
};

/** Gates that only signed-in readers pass. */
export type ReaderGate = Exclude<Gate, 'everyone' | 'visitors'>;

/**
 * Who may call a route. `reader-or-visitor` admits everyone and identifies the reader if an access token is sent; an
 * invalid token is refused, so that a reader whose session can be renewed is never treated as a visitor.
 */
export type RouteGate = 'everyone' | 'reader-or-visitor' | ReaderGate;

/** The caller that a route receives, by its gate. */
export type CallerOf<Access extends RouteGate> = Caller &
  (Access extends 'everyone' | 'reader-or-visitor' ? object : SignedInCaller) &
  (Access extends 'everyone' ? object : AnswerCaller);

/** One route of the HTTP API: it reads its input, sends one message, and returns that message's response as `data`. */
export type RouteContract<Message extends MessageContract = MessageContract, Data = ResponseOf<Message>> = {
  readonly method: HttpMethod;
  /** With parameters in braces, as in OpenAPI: `/api/scripture/books/{translationId}`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly tag: string;
  /** Who may call the route. The gateway refuses everyone else before it sends the message. */
  readonly gate: RouteGate;
  readonly message: Message;
  /** The same message of another service, if the input determines the service. */
  readonly messageOf?: (input: RouteInput) => Message;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly upload?: UploadRule;
  readonly dataUrl?: DataUrlRule;
  readonly toRequest: (
    input: RouteInput & { readonly file: UploadedFile },
    caller: SignedInCaller & AnswerCaller,
  ) => RequestOf<Message>;
  /** When absent, the response is the data. */
  readonly toAnswer?: (response: ResponseOf<Message>) => RouteAnswer;
  /** Schema of the data, if it is only a part of the response. */
  readonly answer?: z.ZodType<Data>;
  /** Status of a successful response; 200 when absent. */
  readonly status?: 200 | 201 | 202;
  /** The response is a file to save under this name. */
  readonly downloadAs?: string;
  readonly answerFile?: AnswerFileRule<ResponseOf<Message>>;
  readonly answerText?: AnswerTextRule<ResponseOf<Message>>;
  /** Maximum bytes of a body; when absent, the gateway's own limit applies. */
  readonly bodyLimit?: number;
  readonly caching?: SharedCaching;
  /** Fields of the data that also stand beside `success` (decisions, "One envelope"). */
  readonly atTop?: readonly string[];
  /** The text of an error stands in this field too (decisions, "One envelope"). */
  readonly repeatsErrorAs?: 'msg';
  /** The call counts against the limits of the day, and the response headers state the remaining amounts. */
  readonly metered?: true;
  /** The response sets or removes the session cookie; other routes never do. */
  readonly setsSession?: true;
  /** The route is open to everyone, but does nothing without a session cookie. */
  readonly needsSessionCookie?: true;
  /**
   * The route to try next when this route's message fails with the code: one address for records of several services.
   */
  readonly orElse?: { readonly on: ErrorCode; readonly route: RouteContract };
};

/** The file that a route receives; a `dataUrl` file has no key if the field held another value. */
type FileOf<Rule> = [Rule] extends [undefined] ? object : { readonly file: UploadedFile };

/** Declares a route; its schemas determine the types of its input, and its gate determines the type of its caller. */
export function defineRoute<
  Message extends MessageContract,
  Access extends RouteGate = 'everyone',
  Params extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
  Upload extends UploadRule | undefined = undefined,
  DataUrl extends DataUrlRule | undefined = undefined,
  Data = ResponseOf<Message>,
>(route: {
  method: HttpMethod;
  path: `/api/${string}`;
  summary: string;
  tag: string;
  gate: Access;
  message: Message;
  messageOf?: (input: RouteInput<Params, Query, Body>) => Message;
  params?: Params;
  query?: Query;
  body?: Body;
  upload?: Upload;
  dataUrl?: DataUrl;
  toRequest: (
    input: RouteInput<Params, Query, Body> & FileOf<Upload | DataUrl>,
    caller: CallerOf<Access>,
  ) => RequestOf<Message>;
  toAnswer?: (response: ResponseOf<Message>) => RouteAnswer;
  answer?: z.ZodType<Data>;
  status?: 200 | 201 | 202;
  downloadAs?: string;
  answerFile?: AnswerFileRule<ResponseOf<Message>>;
  answerText?: AnswerTextRule<ResponseOf<Message>>;
  bodyLimit?: number;
  caching?: SharedCaching;
  atTop?: readonly (string & keyof ResponseOf<Message>)[];
  repeatsErrorAs?: 'msg';
  metered?: true;
  setsSession?: true;
  needsSessionCookie?: true;
}): RouteContract<Message, Data> {
  return route as RouteContract<Message, Data>;
}
