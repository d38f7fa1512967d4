import { CSRF_HEADER } from '@word-unfolded/contracts';

export type Sent = {
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly form?: FormData;
  /** Without it the token that the browser has; `null` sends none. */
  readonly csrf?: string | null;
  /** Breaks the line off. */
  readonly signal?: AbortSignal;
};

/** A browser as far as the gateway sees one: it keeps cookies, and sends the token of its page with what it writes. */
export class Browser {
  private readonly cookies = new Map<string, string>();
  private csrfToken: string | undefined;

  constructor(private readonly origin: string) {}

  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  keep(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  /** The token of the page, asked for when it is first needed. */
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
    { token, headers, body, form, signal }: Sent,
  ): Promise<Response> {
    const response = await fetch(this.origin + path, {
      method,
      redirect: 'manual',
      ...(signal && { signal }),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.cookies.size > 0 && { cookie: this.cookieHeader() }),
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

  private cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

/** The error of an answer. */
export async function errorOf(response: Response): Promise<{
  status: number;
  code: string;
  error: string;
  details?: { field: string; error: string }[];
  requiredTier?: string;
}> {
  return { status: response.status, ...((await response.json()) as { code: string; error: string }) };
}
