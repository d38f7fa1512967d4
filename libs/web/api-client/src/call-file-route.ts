import { CatalogueError, type MessageContract, type RouteContract } from '@word-unfolded/contracts';
import type { CallOptions } from './call-route.js';
import { isOnline } from './connection.js';
import { deliver } from './deliver.js';
import { newIdempotencyKey } from './idempotency-key.js';
import { jsonOf } from './read-answer.js';
import { routeRequest, type RouteInput } from './route-request.js';
import type { Sending } from './send-once.js';
import { refusalOf } from './server-refusal.js';
import { withSession } from './session/with-session.js';
import { browserTransport } from './transport.js';

/** A file that a route answered with, and what its headers say of it. */
export type AnsweredFile = { readonly file: Blob; readonly headers: Headers };

/**
 * Asks a route whose answer is a file. Nothing of it is kept.
 *
 * @throws CatalogueError always; OFFLINE without a network
 */
export async function callFileRoute<Message extends MessageContract, Data>(
  route: RouteContract<Message, Data>,
  input: RouteInput,
  { language, signal, transport = browserTransport, idempotencyKey }: CallOptions,
): Promise<AnsweredFile> {
  const request = routeRequest(route, input);
  if (!isOnline()) throw CatalogueError.of('OFFLINE');
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
