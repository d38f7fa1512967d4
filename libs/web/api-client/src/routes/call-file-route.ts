import { AppError, type MessageContract, type RouteContract } from '@word-unfolded/contracts';
import type { CallOptions } from './call-route.js';
import { canSend } from '../transport/connection.js';
import { deliver } from '../transport/deliver.js';
import { newIdempotencyKey } from '../transport/idempotency-key.js';
import { jsonOf } from './read-answer.js';
import { routeRequest, type RouteInput } from './route-request.js';
import type { Sending } from '../transport/send-once.js';
import { refusalOf } from '../problems/server-refusal.js';
import { withSession } from '../session/with-session.js';
import { browserTransport } from '../transport/transport.js';

/** A file that a route returned, with the headers that describe it. */
export type AnsweredFile = { readonly file: Blob; readonly headers: Headers };

/**
 * Calls a route that returns a file. Nothing is cached.
 *
 * @throws AppError always; OFFLINE without a network
 */
export async function callFileRoute<Message extends MessageContract, Data>(
  route: RouteContract<Message, Data>,
  input: RouteInput,
  { language, signal, transport = browserTransport, idempotencyKey }: CallOptions,
): Promise<AnsweredFile> {
  const request = routeRequest(route, input);
  if (!(await canSend(transport))) throw AppError.of('OFFLINE');
  const sending: Sending = { language, transport, cancelled: signal ?? new AbortController().signal };
  const key = idempotencyKey ?? newIdempotencyKey();
  return withSession(route, sending, () =>
    deliver<AnsweredFile>({ ...sending, request, idempotencyKey: key, read: readFile }),
  );
}

async function readFile(response: Response): Promise<AnsweredFile> {
  if (!response.ok) throw refusalOf(response, await jsonOf(response));
  return { file: await response.blob(), headers: response.headers };
}
