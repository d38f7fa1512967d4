import { until } from '../stack/until.mjs';

/**
 * A reader who does by program what a person does in a browser: registers, reads the email, verifies the address, signs
 * in.
 */
export class BenchReader {
  /** @type {Map<string, string>} */
  #cookies = new Map();
  #csrf = '';

  /**
   * @param {string} origin
   * @param {string} username unique in a stack
   * @param {{ name?: string, email?: string, password?: string, language?: string }} [about]
   */
  constructor(origin, username, about = {}) {
    this.origin = origin;
    this.username = username;
    this.name = about.name ?? 'Bench Reader';
    this.language = about.language ?? 'en';
    this.form = {
      email: about.email ?? `${username}@example.org`,
      password: about.password ?? 'seven quiet rivers',
    };
  }

  /** Creates the account, and verifies its address with the link in the email. */
  async register() {
    await this.signUp();
    await this.verify();
  }

  /** Creates the account; its address is not verified yet. */
  async signUp() {
    await this.#open();
    const { password } = this.form;
    const form = { ...this.form, name: this.name, username: this.username, confirmPassword: password };
    await this.#ask('POST', '/api/auth/register', { ...form, agreement: true });
  }

  /** Verifies the address with the link in the email. */
  async verify() {
    const { password } = this.form;
    /** @type {string | undefined} */
    let code;
    await until('the mail has come', async () => {
      code = await this.#mailedCode();
      return code !== undefined;
    });
    await this.#ask('POST', '/api/auth/verify-email', { token: code, password });
  }

  /** Signs in from this browser. @returns {Promise<string>} the access token */
  async signIn() {
    const response = await this.#ask('POST', '/api/auth/login', this.form);
    const { data } = /** @type {{ data: { token: string } }} */ (await response.json());
    return data.token;
  }

  /** Renews the access token from the session of this browser. @returns {Promise<string>} the access token */
  async renew() {
    const response = await this.#ask('POST', '/api/auth/refresh');
    const { data } = /** @type {{ data: { token: string } }} */ (await response.json());
    return data.token;
  }

  /** Signs in with this browser, if there is such an account. @returns {Promise<string | undefined>} the access token */
  async trySignIn() {
    await this.#open();
    return this.signIn().catch(() => undefined);
  }

  /** Ends the session of this browser. */
  async signOut() {
    await this.#ask('POST', '/api/auth/logout');
  }

  /** The headers of a write request. */
  get headers() {
    return {
      'content-type': 'application/json',
      'x-csrf-token': this.#csrf,
      'accept-language': this.language,
      cookie: this.#cookieHeader(),
    };
  }

  /** @returns {Promise<string | undefined>} the code in the link that verifies the address */
  async #mailedCode() {
    const mails = /** @type {{ to: string, links: string[] }[]} */ (await this.#read('/sandbox/outbox.json'));
    const links = mails
      .filter(({ to }) => JSON.stringify(to).includes(this.form.email))
      .flatMap(({ links }) => links);
    const link = links.find((each) => each.includes('/verify-email/'));
    return link && new URL(link).pathname.split('/').at(-1);
  }

  /** Opens a page: its CSRF token is sent with writes. */
  async #open() {
    const page = /** @type {{ csrfToken: string }} */ (await this.#read('/api/csrf-token'));
    this.#csrf = page.csrfToken;
  }

  /** @param {string} path @returns {Promise<unknown>} */
  async #read(path) {
    return (await this.#ask('GET', path)).json();
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   */
  async #ask(method, path, body) {
    const response = await fetch(this.origin + path, {
      method,
      headers: method === 'GET' ? { cookie: this.#cookieHeader() } : this.headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    return response;
  }

  #cookieHeader() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}
