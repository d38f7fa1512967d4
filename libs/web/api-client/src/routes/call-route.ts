import {
  AppError,
  type MessageContract,
  type Pagination,
  type RouteContract,
} from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { type AnswerCache, answersTo } from '../cache/answer-cache.js';
import { refusalOf } from '../problems/server-refusal.js';
import { claimsOf, readToken } from '../session/access-token.js';
import { withSession } from '../session/with-session.js';
import { canSend, isOnline } from '../transport/connection.js';
import { deliver, type Delivery } from '../transport/deliver.js';
import { newIdempotencyKey } from '../transport/idempotency-key.js';
import type { Sending } from '../transport/send-once.js';
import { browserTransport, type Transport } from '../transport/transport.js';
import { servedData } from './data-source.js';
import { jsonOf, readAnswer, readPage } from './read-answer.js';
import { type RequestedRoute, type RouteInput, routeRequest, type RouteRequest } from './route-request.js';
import { shareRequest } from './share-request.js';

export type CallOptions = {
  /** The reader's language, in which errors are returned. */
  readonly language: Language;
  readonly signal?: AbortSignal;
  /** For a write that the reader repeats; by default each call creates its own. */
  readonly idempotencyKey?: string;
  /** The action of a write, in the reader's language, for 'Cannot {action} while offline'. */
  readonly action?: string;
  readonly transport?: Transport;
  /** False for a response that the caller stores on this device itself. */
  readonly remember?: boolean;
};

/** The response of a route, and whether it came from the cache because the network was unavailable. */
export type Answer<Data> = {
  readonly data: Data;
  readonly fromCache: boolean;
  /** When a cached response was received, in milliseconds since 1970. */
  readonly storedAt?: number;
  /** The place in a list of several pages; absent for another response, and for one from the cache. */
  readonly pagination?: Pagination | undefined;
};

/**
 * Calls a route of the API and returns its `data`, as its contract describes it. Identical concurrent GETs are sent
 * once.
 *
 * @throws AppError always; `readableText` returns its text, `fieldProblems` those of a form's fields
 */
export async function callRoute<Message extends MessageContract, Data>(
  route: RouteContract<Message, Data>,
  input: RouteInput,
  options: CallOptions,
): Promise<Data> {
  return (await askRoute(route, input, options)).data;
}

/** Like `callRoute`, for a page that shows when its data is from the cache. */
export async function askRoute<Message extends MessageContract, Data>(
  route: RouteContract<Message, Data>,
  input: RouteInput,
  options: CallOptions,
): Promise<Answer<Data>> {
  const served = servedData(route, input);
  if (served) return { ...(await served), fromCache: false };
  const request = routeRequest(route, input);
  return request.method === 'GET' ? read(route, request, options) : write(route, request, options);
}

/** For a response that is stored elsewhere. */
const NOTHING_STORED = {
  store: (): void => undefined,
  read: (): Promise<never> => Promise.reject(AppError.of('CACHE_EMPTY')),
};

function read<Message extends MessageContract, Data>(
  route: RouteContract<Message, Data>,
  request: RouteRequest,
  { language, signal, transport = browserTransport, remember = true }: CallOptions,
): Promise<Answer<Data>> {
  const cache = remember ? answersTo({ route, address: request.address, language }) : NOTHING_STORED;
  const reader = claimsOf(readToken())?.sub ?? '';
  return shareRequest(`${reader} ${language} ${request.address}`, signal, async (cancelled) => {
    if (!isOnline()) {
      const stored = await remembered(cache).catch(() => undefined);
      if (stored) return stored;
      if (!(await canSend(transport))) return remembered(cache);
    }
    const sending: Sending = { language, transport, cancelled };
    return withSession(route, sending, () =>
      deliver<Answer<Data>>({
        ...sending,
        request,
        fallback: () => remembered(cache).catch(() => undefined),
        read: async (response) => {
          const page = await readPage(route, response);
          cache.store(page.data);
          return { ...page, fromCache: false };
        },
      }),
    );
  });
}

async function write<Message extends MessageContract, Data>(
  route: RouteContract<Message, Data>,
  request: RouteRequest,
  options: CallOptions,
): Promise<Answer<Data>> {
  return send(route, request, options, {
    read: async (response) => ({ data: await readAnswer(route, response), fromCache: false }),
  });
}

/** Sends a request that no cache answers: a write, or the opening of a stream. */
async function send<Result>(
  route: StreamedRoute,
  request: RouteRequest,
  { language, signal, transport = browserTransport, action, idempotencyKey }: CallOptions,
  delivery: Pick<Delivery<Result>, 'headers' | 'read'>,
): Promise<Result> {
  if (!(await canSend(transport)))
    throw action ? AppError.of('OFFLINE_ACTION', { action }) : AppError.of('OFFLINE');
  const sending: Sending = { language, transport, cancelled: signal ?? new AbortController().signal };
  const key = idempotencyKey ?? newIdempotencyKey();
  return withSession(route, sending, () =>
    deliver<Result>({ ...sending, ...delivery, request, idempotencyKey: key }),
  );
}

async function remembered<Data>(cache: AnswerCache<Data>): Promise<Answer<Data>> {
  const { data, at } = await cache.read();
  return { data, fromCache: true, storedAt: at };
}

export type GetOptions = Pick<CallOptions, 'language' | 'signal' | 'transport' | 'remember'>;

/**
 * Calls a GET route of the API and returns its `data`.
 *
 * @throws AppError always; `readableText` returns its text in the reader's language
 */
export function getData<Message extends MessageContract, Data>(
  route: RouteContract<Message, Data>,
  input: Pick<RouteInput, 'params' | 'query'>,
  options: GetOptions,
): Promise<Data> {
  return callRoute(route, input, options);
}

/** A route that responds with an event stream. */
export type StreamedRoute = RequestedRoute & Pick<RouteContract, 'gate'>;

export type StreamOptions = Omit<CallOptions, 'action'> & {
  /** The id of the last event received: the events after it are requested. */
  readonly lastEventId?: string | undefined;
};

/**
 * Opens the event stream of a route. The same key and the last event's id resume an interrupted stream.
 *
 * @returns the response with its body unread; the caller who reads it must also close it
 * @throws AppError that of the server, or OFFLINE without a network
 */
export async function openRouteStream(
  route: StreamedRoute,
  input: RouteInput,
  { lastEventId, ...options }: StreamOptions,
): Promise<Response> {
  const headers = {
    Accept: 'text/event-stream',
    ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
  };
  return send(route, routeRequest(route, input), options, { headers, read: checked });
}

async function checked(response: Response): Promise<Response> {
  if (!response.ok) throw refusalOf(response, await jsonOf(response));
  return response;
}
