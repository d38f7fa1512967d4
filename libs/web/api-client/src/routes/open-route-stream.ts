import { AppError, type RouteContract } from '@word-unfolded/contracts';
import type { CallOptions } from './call-route.js';
import { canSend } from '../transport/connection.js';
import { deliver } from '../transport/deliver.js';
import { newIdempotencyKey } from '../transport/idempotency-key.js';
import { jsonOf } from './read-answer.js';
import { routeRequest, type RequestedRoute, type RouteInput } from './route-request.js';
import type { Sending } from '../transport/send-once.js';
import { refusalOf } from '../problems/server-refusal.js';
import { withSession } from '../session/with-session.js';
import { browserTransport } from '../transport/transport.js';

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
  { language, signal, transport = browserTransport, idempotencyKey, lastEventId }: StreamOptions,
): Promise<Response> {
  const request = routeRequest(route, input);
  if (!(await canSend(transport))) throw AppError.of('OFFLINE');
  const sending: Sending = { language, transport, cancelled: signal ?? new AbortController().signal };
  const key = idempotencyKey ?? newIdempotencyKey();
  const headers = {
    Accept: 'text/event-stream',
    ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
  };
  return withSession(route, sending, () =>
    deliver<Response>({ ...sending, request, headers, idempotencyKey: key, read: checked }),
  );
}

async function checked(response: Response): Promise<Response> {
  if (!response.ok) throw refusalOf(response, await jsonOf(response));
  return response;
}
