import type { z } from 'zod';
import type { RequestOf, StreamContract } from '../messaging/define.js';
import type { placedAnswerEvent } from '../ai/answers/answer-event.js';
import type { AnswerCaller, AnswerRequest } from './caller.js';
import type { HttpMethod, RouteGate, RouteInput } from './define-route.js';

/** Headers that name an answer and resume it. */
export const ANSWER_HEADERS = { id: 'x-answer-id', after: 'last-event-id' } as const;

/** The content type of the response of a stream route. */
export const EVENT_STREAM_TYPE = 'text/event-stream';

/** A stream of the events of an answer. */
export type AnswerStream = StreamContract<z.ZodType, typeof placedAnswerEvent>;

/**
 * One route of the HTTP API that responds with events (text/event-stream). Each event has an id, `{answerId}.{place}`;
 * a client that sends it as Last-Event-ID resumes after that place. An error before the first event is an ordinary
 * response.
 */
export type StreamRouteContract<Stream extends AnswerStream = AnswerStream> = {
  readonly method: Extract<HttpMethod, 'GET' | 'POST'>;
  /** With parameters in braces, as in OpenAPI. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly tag: string;
  readonly gate: Exclude<RouteGate, 'everyone'>;
  readonly stream: Stream;
  readonly params?: z.ZodType;
  readonly body?: z.ZodType;
  readonly toRequest: (
    input: Omit<RouteInput, 'query'>,
    caller: AnswerCaller,
  ) => AnswerRequest & RequestOf<Stream>;
};

/** Declares an event-stream route; its schemas determine the types of its input. */
export function defineStreamRoute<
  Stream extends AnswerStream,
  Params extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
>(route: {
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  summary: string;
  tag: string;
  gate: Exclude<RouteGate, 'everyone'>;
  stream: Stream;
  params?: Params;
  body?: Body;
  toRequest: (
    input: Omit<RouteInput<Params, undefined, Body>, 'query'>,
    caller: AnswerCaller,
  ) => AnswerRequest & RequestOf<Stream>;
}): StreamRouteContract<Stream> {
  return route as StreamRouteContract<Stream>;
}
