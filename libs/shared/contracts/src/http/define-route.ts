import type { Gate } from '@word-unfolded/domain';
import type { z } from 'zod';
import type { SessionGrant } from '../accounts/session-grant.js';
import type { ErrorCode } from '../errors/catalogue.js';
import type { MessageContract, RequestOf, ResponseOf } from '../messaging/define.js';
import type { AnswerAsker, Asker, SignedInAsker } from './asker.js';
import type { Pagination } from './envelope.js';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How long an answer that is the same for everyone may be kept. */
export type SharedCaching = {
  /** Freshness in browsers and in the gateway, in seconds. */
  readonly maxAgeSeconds: number;
  /** How long a stale answer may serve while a new one is fetched, in seconds (RFC 5861). */
  readonly staleWhileRevalidateSeconds: number;
  /** Whether the answer differs by the reader's language. */
  readonly variesByLanguage: boolean;
};

type Input<Schema extends z.ZodType | undefined> = Schema extends z.ZodType
  ? z.output<Schema>
  : Record<string, never>;

/** A file that a form has brought: the gateway has put it into the store, for the service to take from there. */
export type UploadedFile = { readonly key: string; readonly bytes: number };

/** What a route has read from a request, each part by its schema. */
export type RouteInput<
  Params extends z.ZodType | undefined = z.ZodType | undefined,
  Query extends z.ZodType | undefined = z.ZodType | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
> = { readonly params: Input<Params>; readonly query: Input<Query>; readonly body: Input<Body> };

/** A file that a route takes: the field of the form, its size at most, and what to say where it is too large or not there. */
export type UploadRule = {
  readonly field: string;
  readonly maxBytes: number;
  readonly tooLarge: ErrorCode;
  readonly missing: ErrorCode;
};

/**
 * A file that a field of a JSON body may bring as a data URL (RFC 2397) in base64. The gateway takes it into the store as it
 * takes the file of a form: no message could carry it. What else the field may hold stays in the body.
 */
export type DataUrlRule = {
  readonly field: string;
  /** What it may say that it is. Whether it is so, the service finds out. */
  readonly mediaTypes: readonly string[];
  /** Bytes of the file itself, not of its base64. */
  readonly maxBytes: number;
  readonly tooLarge: ErrorCode;
  readonly invalid: ErrorCode;
};

/** What a route makes of its message's response: the `data` of the envelope, and what becomes of the session cookie. */
export type RouteAnswer = {
  readonly data: unknown;
  /** Stands beside the data of a list (decisions, "One envelope"). */
  readonly pagination?: Pagination;
  /** A grant sets the cookie, `null` removes it, without it nothing changes. */
  readonly session?: SessionGrant | null;
};

/** A file of the store that is a route's answer, and what its headers say of it. */
export type AnswerFile = { readonly key: string; readonly headers?: Readonly<Record<string, string>> };

/** A route whose answer is a file of the store, sent as it is and without an envelope. */
export type AnswerFileRule<Response> = {
  /** What the file may be. */
  readonly mediaTypes: readonly string[];
  /** Headers that such an answer may have, each with its description. */
  readonly headers: Readonly<Record<string, string>>;
  /** It is for this answer alone, and leaves the store when it has been sent. */
  readonly once?: true;
  readonly of: (response: Response) => AnswerFile;
};

/** Gates that a signed-in reader has passed for certain. */
export type ReaderGate = Exclude<Gate, 'everyone' | 'visitors'>;

/**
 * Who may ask a route. `reader-or-visitor` lets everyone in and knows the reader where an access token is sent; one that is
 * no good is refused, so that a reader whose session can be renewed is never taken for a visitor.
 */
export type RouteGate = 'everyone' | 'reader-or-visitor' | ReaderGate;

/** What a route knows of who asks, by its gate. */
export type AskerOf<Access extends RouteGate> = Asker &
  (Access extends 'everyone' | 'reader-or-visitor' ? object : SignedInAsker) &
  (Access extends 'reader-or-visitor' ? AnswerAsker : object);

/** One route of the HTTP API: it reads its input, asks one message, and answers with that message's response as `data`. */
export type RouteContract<Message extends MessageContract = MessageContract, Data = ResponseOf<Message>> = {
  readonly method: HttpMethod;
  /** With parameters in braces, as OpenAPI writes them: `/api/scripture/books/{translationId}`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly tag: string;
  /** Who may ask. The gateway refuses everyone else before the message is asked. */
  readonly gate: RouteGate;
  readonly message: Message;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly upload?: UploadRule;
  readonly dataUrl?: DataUrlRule;
  readonly toRequest: (
    input: RouteInput & { readonly file: UploadedFile },
    asker: SignedInAsker & AnswerAsker,
  ) => RequestOf<Message>;
  /** Without it the response is the data. */
  readonly toAnswer?: (response: ResponseOf<Message>) => RouteAnswer;
  /** What the data is, where it is less than the response. */
  readonly answer?: z.ZodType<Data>;
  /** Status of an answer; 200 without it. */
  readonly status?: 200 | 201 | 202;
  /** The answer is a file to be saved under this name. */
  readonly downloadAs?: string;
  readonly answerFile?: AnswerFileRule<ResponseOf<Message>>;
  /** Bytes of a body at most; without it the gateway's own limit holds. */
  readonly bodyLimit?: number;
  readonly caching?: SharedCaching;
  /** It is counted against the limits of a day, and says in headers what is left. */
  readonly metered?: true;
  /** Its answer sets or removes the session cookie; that of no other route does. */
  readonly setsSession?: true;
  /** Who else is asked, where this route's message refuses with the code: one address for things of several services. */
  readonly orElse?: { readonly on: ErrorCode; readonly route: RouteContract };
};

/** A route that takes a file is told of it; that of a data URL has no key where the field held something else. */
type FileOf<Rule> = [Rule] extends [undefined] ? object : { readonly file: UploadedFile };

/** Declares a route; the types of its input are those of its schemas, and who asks is known as its gate lets know. */
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
  params?: Params;
  query?: Query;
  body?: Body;
  upload?: Upload;
  dataUrl?: DataUrl;
  toRequest: (
    input: RouteInput<Params, Query, Body> & FileOf<Upload | DataUrl>,
    asker: AskerOf<Access>,
  ) => RequestOf<Message>;
  toAnswer?: (response: ResponseOf<Message>) => RouteAnswer;
  answer?: z.ZodType<Data>;
  status?: 200 | 201 | 202;
  downloadAs?: string;
  answerFile?: AnswerFileRule<ResponseOf<Message>>;
  bodyLimit?: number;
  caching?: SharedCaching;
  metered?: true;
  setsSession?: true;
}): RouteContract<Message, Data> {
  return route as RouteContract<Message, Data>;
}
