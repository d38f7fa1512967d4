import { CatalogueError } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { readToken } from './session/access-token.js';
import type { RouteRequest } from './route-request.js';
import type { Transport } from './transport.js';

/** Specification, section 7: how long an answer is waited for, in milliseconds. */
export const TIMEOUT_MS = 90_000;

/** Who sends a request, and until when. */
export type Sending = {
  readonly language: Language;
  readonly transport: Transport;
  /** Aborted when nobody waits for the answer any more. */
  readonly cancelled: AbortSignal;
};

/** A request to be sent, and how its answer is read. */
export type Dispatch<Answer> = Sending & {
  readonly request: RouteRequest;
  readonly headers?: Readonly<Record<string, string>>;
  /** Reads what came, whatever its status; the time-out covers it too. */
  readonly read: (response: Response) => Promise<Answer>;
};

/**
 * Sends a request once and reads what came.
 *
 * @throws CatalogueError NETWORK_ERROR, SERVICE_TIMEOUT, OPERATION_CANCELLED, or what `read` throws
 */
export async function sendOnce<Answer>(dispatch: Dispatch<Answer>): Promise<Answer> {
  const controller = new AbortController();
  const cancel = () => controller.abort();
  dispatch.cancelled.addEventListener('abort', cancel, { once: true });
  const timer = setTimeout(cancel, TIMEOUT_MS);
  try {
    if (dispatch.cancelled.aborted) throw CatalogueError.of('OPERATION_CANCELLED');
    const response = await dispatch.transport(dispatch.request.address, {
      ...initOf(dispatch),
      signal: controller.signal,
    });
    return await dispatch.read(response);
  } catch (cause) {
    if (cause instanceof CatalogueError) throw cause;
    if (dispatch.cancelled.aborted) throw CatalogueError.of('OPERATION_CANCELLED');
    if (controller.signal.aborted) throw CatalogueError.of('SERVICE_TIMEOUT');
    throw CatalogueError.with('NETWORK_ERROR', {}, { cause });
  } finally {
    clearTimeout(timer);
    dispatch.cancelled.removeEventListener('abort', cancel);
  }
}

function initOf({ request, language, headers }: Omit<Dispatch<unknown>, 'read'>): RequestInit {
  const token = readToken();
  return {
    method: request.method,
    credentials: 'same-origin', // base path /api: it is always ours
    headers: {
      Accept: 'application/json',
      'Accept-Language': language,
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(typeof request.body === 'string' && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(request.body !== undefined && { body: request.body }),
  };
}
