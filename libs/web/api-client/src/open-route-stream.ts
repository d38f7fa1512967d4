import { CatalogueError, type RouteContract } from '@word-unfolded/contracts';
import type { CallOptions } from './call-route.js';
import { isOnline } from './connection.js';
import { deliver } from './deliver.js';
import { newIdempotencyKey } from './idempotency-key.js';
import { jsonOf } from './read-answer.js';
import { routeRequest, type AskedRoute, type RouteInput } from './route-request.js';
import type { Sending } from './send-once.js';
import { refusalOf } from './server-refusal.js';
import { withSession } from './session/with-session.js';
import { browserTransport } from './transport.js';

/** A route that answers with an event stream. */
export type StreamedRoute = AskedRoute & Pick<RouteContract, 'gate'>;

export type StreamOptions = Omit<CallOptions, 'action'> & {
  /** The id of the last event that has come: what follows it is asked for. */
  readonly lastEventId?: string | undefined;
};

/**
 * Opens the event stream of a route. By the same key and the last event's id, one that broke off is gone on with.
 *
 * @returns the answer with its body unread; who reads it also ends it
 * @throws CatalogueError that of the server, or OFFLINE without a network
 */
export async function openRouteStream(
  route: StreamedRoute,
  input: RouteInput,
  { language, signal, transport = browserTransport, idempotencyKey, lastEventId }: StreamOptions,
): Promise<Response> {
  const request = routeRequest(route, input);
  if (!isOnline()) throw CatalogueError.of('OFFLINE');
  const sending: Sending = { language, transport, cancelled: signal ?? new AbortController().signal };
  const key = idempotencyKey ?? newIdempotencyKey();
  const headers = {
    Accept: 'text/event-stream',
    ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
  };
  return withSession(route, sending, () =>
    deliver<Response>({ ...sending, request, headers, idempotencyKey: key, read: opened }),
  );
}

async function opened(response: Response): Promise<Response> {
  if (!response.ok) throw refusalOf(response, await jsonOf(response));
  return response;
}
