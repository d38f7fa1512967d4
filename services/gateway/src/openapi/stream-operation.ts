import {
  ANSWER_HEADERS,
  EVENT_STREAM_TYPE,
  streamedEvent,
  streamFailure,
  type EventRouteContract,
  type StreamRouteContract,
} from '@word-unfolded/contracts';
import { failure, schemaOf, type Json } from './json.js';
import { LIMIT_HEADERS_DESCRIBED } from './limit-headers.js';
import { bodyOf, IDEMPOTENCY_KEY, LANGUAGE, operationIdOf, parametersOf } from './operation.js';
import { gateInWords, securityOf } from './security.js';

/** One event stream route as an operation of OpenAPI. */
export function streamOperationOf(route: StreamRouteContract): Json {
  const isWrite = route.method !== 'GET';
  return {
    summary: route.summary,
    description: `${gateInWords(route)} ${RESUMING}`,
    tags: [route.tag],
    operationId: operationIdOf(route),
    security: securityOf(route),
    parameters: [
      ...parametersOf('path', route.params),
      LANGUAGE,
      LAST_EVENT_ID,
      ...(isWrite ? [IDEMPOTENCY_KEY] : []),
    ],
    ...bodyOf(route),
    responses: {
      200: events,
      401: failure(
        'SESSION_EXPIRED or TOKEN_INVALID: the access token is no good; NOT_AUTHENTICATED without one.',
      ),
      ...(isWrite && {
        403: failure(
          'CSRF_INVALID: the token does not fit the browser. TIER_REQUIRED: another plan is needed.',
        ),
        429: failure(
          'LIMIT_REACHED: a limit of the day is used up (error says which one, and what is left of it); retryAfter and resetAt say when it begins anew.',
        ),
      }),
      default: failure('An error of the catalogue, found before the first event.'),
    },
  };
}

/** One event route as an operation of OpenAPI. */
export function eventOperationOf(route: EventRouteContract): Json {
  const data = { anyOf: [schemaOf(route.event, 'output'), schemaOf(streamFailure, 'output')] };
  return {
    summary: route.summary,
    description: `${gateInWords(route)} An event with an id can be sent as Last-Event-ID; the stream continues after it.`,
    tags: [route.tag],
    operationId: operationIdOf(route),
    security: securityOf(route),
    parameters: [
      ...parametersOf('path', route.params),
      ...parametersOf('query', route.query),
      LANGUAGE,
      { ...LAST_EVENT_ID, description: 'The id of the last event that was read.' },
    ],
    responses: {
      200: {
        description: 'Events, each with its data as JSON.',
        content: { [EVENT_STREAM_TYPE]: { schema: data } },
      },
      ...(route.gate !== 'everyone' && {
        401: failure(
          'NOT_AUTHENTICATED without an access token; SESSION_EXPIRED or TOKEN_INVALID with a bad one.',
        ),
      }),
      default: failure('An error of the catalogue, found before the first event.'),
    },
  };
}

const RESUMING =
  'Each event has an id. Sent again under the same idempotency key, with the last id as Last-Event-ID, the same answer goes on after it; it is written and charged once.';

const LAST_EVENT_ID = {
  name: ANSWER_HEADERS.after,
  in: 'header',
  required: false,
  description: 'The id of the last event that was read: {answerId}.{place}.',
  schema: { type: 'string' },
};

const events = {
  description: 'Events, each with its data as JSON.',
  headers: {
    [ANSWER_HEADERS.id]: { description: 'The id of the answer.', schema: { type: 'string' } },
    ...LIMIT_HEADERS_DESCRIBED,
  },
  content: { [EVENT_STREAM_TYPE]: { schema: schemaOf(streamedEvent, 'output') } },
};
