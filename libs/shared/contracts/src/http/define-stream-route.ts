import type { z } from 'zod';
import type { RequestOf, StreamContract } from '../messaging/define.js';
import type { placedAnswerEvent } from '../ai/answers/answer-event.js';
import type { AnswerAsker, AskedAnswer } from './asker.js';
import type { HttpMethod, RouteGate, RouteInput } from './define-route.js';

/** Headers by which an answer is named and gone on with. */
export const ANSWER_HEADERS = { id: 'x-answer-id', after: 'last-event-id' } as const;

/** The type of what a stream route answers with. */
export const EVENT_STREAM_TYPE = 'text/event-stream';

/** A stream of the events of an answer. */
export type AnswerStream = StreamContract<z.ZodType, typeof placedAnswerEvent>;

/**
 * One route of the HTTP API that answers with events (text/event-stream). Each event has an id, `{answerId}.{place}`; sent
 * again as Last-Event-ID it goes on after that place. An error before the first event is an ordinary answer.
 */
export type StreamRouteContract<Stream extends AnswerStream = AnswerStream> = {
  readonly method: Extract<HttpMethod, 'GET' | 'POST'>;
  /** With parameters in braces, as OpenAPI writes them. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly tag: string;
  readonly gate: Exclude<RouteGate, 'everyone'>;
  readonly stream: Stream;
  readonly params?: z.ZodType;
  readonly body?: z.ZodType;
  readonly toRequest: (
    input: Omit<RouteInput, 'query'>,
    asker: AnswerAsker,
  ) => AskedAnswer & RequestOf<Stream>;
};

/** Declares a route of events; the types of its input are those of its schemas. */
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
    asker: AnswerAsker,
  ) => AskedAnswer & RequestOf<Stream>;
}): StreamRouteContract<Stream> {
  return route as StreamRouteContract<Stream>;
}
