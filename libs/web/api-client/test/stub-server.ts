import type { Transport } from '../src/transport.js';

/** What the server answers: a body with a status and headers, or nothing at all because the network is down. */
export type Reply =
  | 'down'
  | {
      readonly status?: number;
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    };

/** What was sent. */
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
 * A server that gives its replies to each question (`GET /api/auth/me`) in turn, and the last one from then on. It always
 * has a CSRF token, unless it is told otherwise.
 */
export function stubServer(replies: Readonly<Record<string, Reply | readonly Reply[]>>) {
  const sent: Sent[] = [];
  const csrf = { 'GET /api/csrf-token': { body: { success: true, csrfToken: 'token of the server' } } };
  const left = new Map(
    Object.entries({ ...csrf, ...replies }).map(([what, given]) => [what, [given].flat() as Reply[]]),
  );
  const transport: Transport = (address, init) => {
    const what = `${init.method} ${address}`;
    sent.push({ what, init, headers: init.headers as Record<string, string> });
    const queue = left.get(what) ?? [];
    const reply = (queue.length > 1 ? queue.shift() : queue[0]) ?? refusal(404, 'ROUTE_NOT_FOUND');
    if (reply === 'down') return Promise.reject(new TypeError('Failed to fetch'));
    const { status = 200, body, headers = {} } = reply;
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
  };
  /** What was sent to one address. */
  const sentTo = (what: string) => sent.filter((each) => each.what === what);
  return { transport, sent, sentTo };
}

/** An access token of an account; its signature is nobody's business here. */
export function tokenOf(account: string, { exp = 4_000_000_000, version = 1 } = {}): string {
  return ['{}', JSON.stringify({ sub: account, exp, version }), 'signature']
    .map((part) => btoa(part))
    .join('.');
}
