import { CatalogueError } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';

/** How a request leaves the browser. Sessions, retries and the offline store will stand between this and `fetch`. */
export type Transport = (address: string, init: RequestInit) => Promise<Response>;

/** Specification, section 7: how long an answer is waited for, in milliseconds. */
export const TIMEOUT_MS = 90_000;

/** A GET to be sent. */
export type Get<Answer> = {
  readonly address: string;
  readonly language: Language;
  /** Aborted when nobody waits for the answer any more. */
  readonly cancelled: AbortSignal;
  readonly transport: Transport;
  /** Reads what came, whatever its status; the time-out covers it too. */
  readonly read: (response: Response) => Promise<Answer>;
};

/**
 * Sends a GET and reads what came.
 *
 * @throws CatalogueError OFFLINE, NETWORK_ERROR, SERVICE_TIMEOUT, OPERATION_CANCELLED, or what `read` throws
 */
export async function sendGet<Answer>(get: Get<Answer>): Promise<Answer> {
  const controller = new AbortController();
  const cancel = () => controller.abort();
  get.cancelled.addEventListener('abort', cancel, { once: true });
  const timer = setTimeout(cancel, TIMEOUT_MS);
  try {
    const response = await get.transport(get.address, {
      headers: { Accept: 'application/json', 'Accept-Language': get.language },
      credentials: 'same-origin',
      signal: controller.signal,
    });
    return await get.read(response);
  } catch (cause) {
    if (cause instanceof CatalogueError) throw cause;
    if (get.cancelled.aborted) throw CatalogueError.of('OPERATION_CANCELLED');
    if (controller.signal.aborted) throw CatalogueError.of('SERVICE_TIMEOUT');
    throw CatalogueError.with(window.navigator.onLine ? 'NETWORK_ERROR' : 'OFFLINE', {}, { cause });
  } finally {
    clearTimeout(timer);
    get.cancelled.removeEventListener('abort', cancel);
  }
}
