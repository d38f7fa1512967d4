import { COOKIES, CSRF_HEADER } from '@word-unfolded/contracts';
import { COOKIE_OF_TOKENS } from './token-issuer.js';

export type Sent = {
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether a token is sent without the cookie of its session, unless the browser has one. */
  readonly tokenAlone?: boolean;
  readonly body?: unknown;
  readonly form?: FormData;
  /** If absent, the token of the browser; `null` sends none. */
  readonly csrf?: string | null;
  /** Breaks the connection. */
  readonly signal?: AbortSignal;
};

/** A fake browser: it stores cookies, and sends the CSRF token of its page with writes. */
export class Browser {
  private readonly cookies = new Map<string, string>();
  private csrfToken: string | undefined;

  constructor(private readonly origin: string) {}

  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  setCookie(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  /** The CSRF token of the page, fetched when it is first needed. */
  async csrf(): Promise<string> {
    if (this.csrfToken === undefined) {
      const response = await this.get('/api/csrf-token');
      this.csrfToken = ((await response.json()) as { csrfToken: string }).csrfToken;
    }
    return this.csrfToken;
  }

  get(path: string, sent: Sent = {}): Promise<Response> {
    return this.ask('GET', path, sent);
  }

  async send(method: string, path: string, sent: Sent = {}): Promise<Response> {
    const csrf = sent.csrf === undefined ? await this.csrf() : sent.csrf;
    const headers = { ...sent.headers, ...(csrf !== null && { [CSRF_HEADER]: csrf }) };
    return this.ask(method, path, { ...sent, headers });
  }

  private async ask(
    method: string,
    path: string,
    { token, headers, body, form, signal, tokenAlone = false }: Sent,
  ): Promise<Response> {
    const response = await fetch(this.origin + path, {
      method,
      redirect: 'manual',
      ...(signal && { signal }),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...this.cookieHeader(token !== undefined && !tokenAlone),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(form ? { body: form } : body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) this.take(cookie);
    return response;
  }

  private take(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (/max-age=0/i.test(cookie)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  private cookieHeader(withSession: boolean): { cookie?: string } {
    const cookies = new Map([
      ...(withSession ? [[COOKIES.session, COOKIE_OF_TOKENS] as const] : []),
      ...this.cookies,
    ]);
    if (cookies.size === 0) return {};
    return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  }
}

/** The error of a response. */
export async function errorOf(response: Response): Promise<{
  status: number;
  code: string;
  error: string;
  details?: { field: string; error: string }[];
  requiredTier?: string;
}> {
  return { status: response.status, ...((await response.json()) as { code: string; error: string }) };
}
