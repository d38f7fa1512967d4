import type { z } from 'zod';
import type { MessageContract } from '../messaging/define.js';
import type { Caller, Reader } from './caller.js';
import type { RouteInput } from './define-route.js';

/** A question to one service, whose answer is a part of a response. */
export type RoutePart = {
  /** Identifies the part among the others. */
  readonly name: string;
  readonly message: MessageContract;
  readonly request: unknown;
  /** How long the response waits for this part, in milliseconds; the time limit of the message when absent. */
  readonly timeoutMs?: number;
};

/** The answer to a part; undefined if its service did not answer, or not in time. */
export type GatheredPart = { readonly name: string; readonly response: unknown };

/** The caller of a gathered route: a reader, or a visitor. */
export type GatheredCaller = Caller & { readonly reader: Reader | undefined };

/**
 * A route whose response has parts of several services. They are asked at the same time, each with its own time limit. A
 * part that is missing makes the response partial; if all are missing, the first error is the response.
 */
export type GatheredRouteContract = {
  readonly method: 'GET';
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly tag: string;
  readonly gate: 'reader-or-visitor';
  readonly query: z.ZodType;
  readonly answer: z.ZodType;
  /** @throws AppError for a part that the caller may not have */
  readonly toParts: (input: RouteInput, caller: GatheredCaller) => readonly RoutePart[];
  readonly toAnswer: (parts: readonly GatheredPart[], input: RouteInput) => unknown;
};

/** Declares a gathered route; its schemas determine the types of its input and of its answer. */
export function defineGatheredRoute<Query extends z.ZodType, Answer extends z.ZodType>(route: {
  method: 'GET';
  path: `/api/${string}`;
  summary: string;
  tag: string;
  gate: 'reader-or-visitor';
  query: Query;
  answer: Answer;
  toParts: (input: { readonly query: z.output<Query> }, caller: GatheredCaller) => readonly RoutePart[];
  toAnswer: (parts: readonly GatheredPart[], input: { readonly query: z.output<Query> }) => z.output<Answer>;
}): GatheredRouteContract & { readonly answer: Answer; readonly query: Query } {
  return route as unknown as GatheredRouteContract & { readonly answer: Answer; readonly query: Query };
}
