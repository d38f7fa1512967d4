import { CatalogueError, type MessageContract, type RouteContract } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { answersTo, type AnswerCache } from './cache/answer-cache.js';
import { isOnline } from './connection.js';
import { deliver } from './deliver.js';
import { newIdempotencyKey } from './idempotency-key.js';
import { readAnswer } from './read-answer.js';
import { routeRequest, type RouteInput, type RouteRequest } from './route-request.js';
import type { Sending } from './send-once.js';
import { claimsOf, readToken } from './session/access-token.js';
import { withSession } from './session/with-session.js';
import { shareRequest } from './share-request.js';
import { browserTransport, type Transport } from './transport.js';

export type CallOptions = {
  /** The reader's language: errors are answered in it. */
  readonly language: Language;
  readonly signal?: AbortSignal;
  /** Of a write that is sent again by hand; without it each call makes its own. */
  readonly idempotencyKey?: string;
  /** What a write does, in the reader's language, for 'Cannot {action} while offline'. */
  readonly action?: string;
  readonly transport?: Transport;
};

/** What a route answered, and whether this device remembered it while the network was away. */
export type Answer<Data> = {
  readonly data: Data;
  readonly fromCache: boolean;
  /** When a remembered answer came, in milliseconds since 1970. */
  readonly keptAt?: number;
};

/**
 * Asks a route of the API and answers with its `data`, as its contract describes it. The same GET asked twice at once is
 * sent once.
 *
 * @throws CatalogueError always; `readableText` gives its text, `fieldProblems` those of a form's fields
 */
export async function callRoute<Message extends MessageContract, Data>(
  route: RouteContract<Message, Data>,
  input: RouteInput,
  options: CallOptions,
): Promise<Data> {
  return (await askRoute(route, input, options)).data;
}

/** As `callRoute`, for a page that says when what it shows is remembered. */
export async function askRoute<Message extends MessageContract, Data>(
  route: RouteContract<Message, Data>,
  input: RouteInput,
  options: CallOptions,
): Promise<Answer<Data>> {
  const request = routeRequest(route, input);
  return request.method === 'GET' ? read(route, request, options) : write(route, request, options);
}

function read<Message extends MessageContract, Data>(
  route: RouteContract<Message, Data>,
  request: RouteRequest,
  { language, signal, transport = browserTransport }: CallOptions,
): Promise<Answer<Data>> {
  const cache = answersTo({ route, address: request.address, language });
  const reader = claimsOf(readToken())?.sub ?? '';
  return shareRequest(`${reader} ${language} ${request.address}`, signal, async (cancelled) => {
    if (!isOnline()) return remembered(cache);
    const sending: Sending = { language, transport, cancelled };
    return withSession(route, sending, () =>
      deliver<Answer<Data>>({
        ...sending,
        request,
        fallback: () => remembered(cache).catch(() => undefined),
        read: async (response) => {
          const data = await readAnswer(route, response);
          cache.keep(data);
          return { data, fromCache: false };
        },
      }),
    );
  });
}

async function write<Message extends MessageContract, Data>(
  route: RouteContract<Message, Data>,
  request: RouteRequest,
  { language, signal, transport = browserTransport, action, idempotencyKey }: CallOptions,
): Promise<Answer<Data>> {
  if (!isOnline())
    throw action ? CatalogueError.of('OFFLINE_ACTION', { action }) : CatalogueError.of('OFFLINE');
  const sending: Sending = { language, transport, cancelled: signal ?? new AbortController().signal };
  const key = idempotencyKey ?? newIdempotencyKey();
  return withSession(route, sending, () =>
    deliver<Answer<Data>>({
      ...sending,
      request,
      idempotencyKey: key,
      read: async (response) => ({ data: await readAnswer(route, response), fromCache: false }),
    }),
  );
}

async function remembered<Data>(cache: AnswerCache<Data>): Promise<Answer<Data>> {
  const { data, at } = await cache.read();
  return { data, fromCache: true, keptAt: at };
}
