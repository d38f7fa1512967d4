import type { Language } from '@word-unfolded/domain';
import type { z } from 'zod';
import type { MessageContract, RequestOf } from '../messaging/define.js';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who is asking, as far as a route's message may depend on it. */
export type Asker = { readonly language: Language };

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

/** What a route has read from a request, each part by its schema. */
export type RouteInput<
  Params extends z.ZodType | undefined = z.ZodType | undefined,
  Query extends z.ZodType | undefined = z.ZodType | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
> = { readonly params: Input<Params>; readonly query: Input<Query>; readonly body: Input<Body> };

/** One route of the HTTP API: it reads its input, asks one message, and answers with that message's response as `data`. */
export type RouteContract<Message extends MessageContract = MessageContract> = {
  readonly method: HttpMethod;
  /** With parameters in braces, as OpenAPI writes them: `/api/scripture/books/{translationId}`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly tag: string;
  readonly message: Message;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly toRequest: (input: RouteInput, asker: Asker) => RequestOf<Message>;
  /** Bytes of a body at most; without it the gateway's own limit holds. */
  readonly bodyLimit?: number;
  readonly caching?: SharedCaching;
};

/** Declares a route; the types of its input are those of its schemas. */
export function defineRoute<
  Message extends MessageContract,
  Params extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
>(route: {
  method: HttpMethod;
  path: `/api/${string}`;
  summary: string;
  tag: string;
  message: Message;
  params?: Params;
  query?: Query;
  body?: Body;
  toRequest: (input: RouteInput<Params, Query, Body>, asker: Asker) => RequestOf<Message>;
  bodyLimit?: number;
  caching?: SharedCaching;
}): RouteContract<Message> {
  return route as RouteContract<Message>;
}
