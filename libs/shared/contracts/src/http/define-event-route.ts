import type { z } from 'zod';
import type { ChunkOf, RequestOf, StreamContract } from '../messaging/define.js';
import type { Language } from '@word-unfolded/domain';
import type { AnswerCaller, SignedInCaller } from './caller.js';
import type { CallerOf, RouteGate, RouteInput } from './define-route.js';

/** An event as a client receives it (WHATWG HTML, "Server-sent events"). */
export type SentEvent<Data = unknown> = {
  /**
   * At most 200 printable ASCII characters without a space. A client that reconnects sends the last one that it has,
   * and the stream continues after it. Without an id, the client begins again.
   */
  readonly id?: string;
  readonly data: Data;
};

/** The place at which a stream continues: the id of the last event that the client has received, if any. */
export type EventPlace = { readonly lastEventId: string | undefined };

/**
 * One GET route of the HTTP API that responds with events of any kind (text/event-stream). An error before the first
 * event is an ordinary response; a later one is an event `{type: "error", code, message, error}` without an id. The
 * response ends when the stream of the service ends; an EventSource then reconnects unless its page has closed it.
 */
export type EventRouteContract<Stream extends StreamContract = StreamContract, Data = unknown> = {
  readonly method: 'GET';
  /** With parameters in braces, as in OpenAPI. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly tag: string;
  readonly gate: RouteGate;
  readonly stream: Stream;
  /** The same stream of another service, if the input determines the service. */
  readonly streamOf?: (input: Omit<RouteInput, 'body'>) => Stream;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** The data of an event. */
  readonly event: z.ZodType<Data>;
  /** Called again with a later place after an interruption between the gateway and the service. */
  readonly toRequest: (
    input: Omit<RouteInput, 'body'>,
    caller: SignedInCaller & AnswerCaller,
    place: EventPlace,
  ) => RequestOf<Stream>;
  readonly toEvent: (chunk: ChunkOf<Stream>, language: Language) => SentEvent<Data>;
};

/** Declares a route that responds with events; its schemas and its gate determine the types of its input. */
export function defineEventRoute<
  Stream extends StreamContract,
  Access extends RouteGate,
  Event extends z.ZodType,
  Params extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
>(route: {
  path: `/api/${string}`;
  summary: string;
  tag: string;
  gate: Access;
  stream: Stream;
  streamOf?: (
    input: Omit<RouteInput<Params, Query>, 'body'>,
  ) => StreamContract<Stream['request'], Stream['chunk']>;
  params?: Params;
  query?: Query;
  event: Event;
  toRequest: (
    input: Omit<RouteInput<Params, Query>, 'body'>,
    caller: CallerOf<Access>,
    place: EventPlace,
  ) => RequestOf<Stream>;
  toEvent: (chunk: ChunkOf<Stream>, language: Language) => SentEvent<z.output<Event>>;
}): EventRouteContract<Stream, z.output<Event>> {
  return { method: 'GET', ...route } as EventRouteContract<Stream, z.output<Event>>;
}
