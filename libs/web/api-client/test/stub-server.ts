import type { Transport } from '../src/transport/transport.js';

/**
 * A reply of the server: a body with a status and headers, or none, because the network is down or the server never
 * responds.
 */
export type Reply =
  | 'down'
  | 'never'
  | {
      readonly status?: number;
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    };

/** The path of the client's probe. */
const PROBE = 'GET /api/health';

/** The requests that were sent. */
export type Sent = {
  readonly what: string;
  readonly init: RequestInit;
  readonly headers: Readonly<Record<string, string | undefined>>;
};

export const data = (value: unknown): Reply => ({ body: { success: true, data: value } });

export const refusal = (status: number, code: string, extra: object = {}): Reply => ({
  status,
  body: { success: false, error: `text of ${code}`, code, correlationId: 'c-1', ...extra },
});

/**
 * A server that returns its replies to each request (`GET /api/auth/me`) in turn, and repeats the last one. It always
 * provides a CSRF token and answers a probe, which is not counted, unless configured otherwise.
 */
export function stubServer(replies: Readonly<Record<string, Reply | readonly Reply[]>>) {
  const sent: Sent[] = [];
  const csrf = { 'GET /api/csrf-token': { body: { success: true, csrfToken: 'token of the server' } } };
  const left = new Map(
    Object.entries({ ...csrf, ...replies }).map(([what, reply]) => [what, [reply].flat() as Reply[]]),
  );
  const transport: Transport = (address, init) => {
    const what = `${init.method} ${address}`;
    if (what !== PROBE) sent.push({ what, init, headers: init.headers as Record<string, string> });
    const queue = left.get(what) ?? [];
    if (what === PROBE && queue.length === 0) queue.push({ body: { success: true } });
    const reply = (queue.length > 1 ? queue.shift() : queue[0]) ?? refusal(404, 'ROUTE_NOT_FOUND');
    if (reply === 'never') return untilAborted(init.signal);
    if (reply === 'down') return Promise.reject(new TypeError('Failed to fetch'));
    const { status = 200, body, headers = {} } = reply;
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
  };
  /** The requests that were sent to one address. */
  const sentTo = (what: string) => sent.filter((each) => each.what === what);
  return { transport, sent, sentTo };
}

/** Like `fetch` without a response: it ends only when it is cancelled. */
function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}

/** An access token of an account; its signature is not checked here. */
export function tokenOf(account: string, { exp = 4_000_000_000, version = 1 } = {}): string {
  return ['{}', JSON.stringify({ sub: account, exp, version }), 'signature']
    .map((part) => btoa(part))
    .join('.');
}
