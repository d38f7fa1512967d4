import { CSRF_HEADER } from '@word-unfolded/contracts';
import type { mongo } from 'mongoose';

const PASSWORD = 'lighthouse over Patmos';

type Answer = { readonly status: number; readonly body: { readonly data: unknown; readonly code?: string } };

/** A reader with an account, as a program uses the HTTP API: with the cookies and the CSRF token of its session. */
export class HttpReader {
  readonly password = PASSWORD;
  private readonly cookies = new Map<string, string>();
  private readonly headers: Record<string, string> = {};
  private userId = '';

  private constructor(
    private readonly origin: string,
    private readonly name: string,
  ) {}

  /**
   * Registers and signs in. Its address is verified in the database, because no email is sent.
   *
   * @param accounts the collection of the auth service
   * @param changes fields of the account, such as the role
   */
  static async register(
    origin: string,
    name: string,
    accounts: mongo.Collection,
    changes: Readonly<Record<string, unknown>> = {},
  ): Promise<HttpReader> {
    const reader = new HttpReader(origin, name);
    await reader.openPage();
    const { email } = reader;
    const own = { name, email, username: name, password: PASSWORD };
    await reader.ask('POST', '/api/auth/register', { ...own, confirmPassword: PASSWORD, agreement: true });
    await accounts.updateOne(
      { email },
      { $set: { verifiedAt: new Date(), ...changes }, $unset: { waitingKey: 1, unverifiedUntil: 1 } },
    );
    await reader.signIn();
    return reader;
  }

  /** A reader whose account exists already. */
  static async returning(origin: string, name: string): Promise<HttpReader> {
    const reader = new HttpReader(origin, name);
    await reader.openPage();
    await reader.signIn();
    return reader;
  }

  /** Its tokens are revoked when its tier changes; a browser would renew them. */
  async signIn(): Promise<void> {
    const { email } = this;
    const { body } = await this.ask('POST', '/api/auth/login', { email, password: PASSWORD });
    const { token, user } = body.data as { token: string; user: { _id: string } };
    this.headers['authorization'] = `Bearer ${token}`;
    this.userId = user._id;
  }

  /** Renews the token from the session, as a browser does after 401. @param origin of the gateway */
  async renew(origin = this.origin): Promise<void> {
    const { body } = await this.ask('POST', '/api/auth/refresh', undefined, origin);
    this.headers['authorization'] = `Bearer ${(body.data as { token: string }).token}`;
  }

  get email(): string {
    return `${this.name}@example.org`;
  }

  get id(): string {
    return this.userId;
  }

  /** @param origin of another gateway */
  async ask(method: string, path: string, body?: object, origin = this.origin): Promise<Answer> {
    const response = await this.fetch(method, path, body, origin);
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  }

  /** The content of a JSON file that is downloaded. */
  async file(path: string): Promise<unknown> {
    return (await this.fetch('GET', path)).json();
  }

  /** @throws Error for another status than 200 */
  async bytes(method: string, path: string, body?: object): Promise<Buffer> {
    const response = await this.fetch(method, path, body);
    const content = Buffer.from(await response.arrayBuffer());
    if (response.status !== 200) throw new Error(`${method} ${path}: ${response.status} ${String(content)}`);
    return content;
  }

  private async openPage(): Promise<void> {
    const page = (await this.file('/api/csrf-token')) as { csrfToken: string };
    this.headers[CSRF_HEADER] = page.csrfToken;
  }

  private async fetch(method: string, path: string, body?: object, origin = this.origin): Promise<Response> {
    const response = await fetch(origin + path, {
      method,
      headers: {
        ...this.headers,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) this.take(cookie);
    return response;
  }

  private take(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    this.cookies.set(name, value);
  }
}
