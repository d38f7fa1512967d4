import { setTimeout as pause } from 'node:timers/promises';
import { BenchReader } from '../bench/bench-reader.mjs';
import { Problem } from '../terminal/terminal.mjs';

/** Attempts of a request while a service is busy with the events of the past; each write has a key, and acts once. */
const ATTEMPTS = 60;

/** The browser of a demonstration reader. It stays signed in when the tier changes. */
export class DemoBrowser extends BenchReader {
  #token = '';

  /** @param {string} origin @param {import('./demo-readers.mjs').DemoReader} reader */
  constructor(origin, reader) {
    super(origin, reader.username, reader);
    this.email = reader.email;
  }

  /** Signs in, if there is such an account. @returns {Promise<boolean>} */
  async enter() {
    const token = await this.trySignIn();
    this.#token = token ?? '';
    return token !== undefined;
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   * @param {string} [key] of a write, so that a repeated one acts once
   * @returns {Promise<{ data: Record<string, string> }>}
   */
  async call(method, path, body, key) {
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(this.origin + path, {
        method,
        headers: {
          ...this.headers,
          authorization: `Bearer ${this.#token}`,
          ...(key && { 'idempotency-key': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (response.ok) return /** @type {Promise<{ data: Record<string, string> }>} */ (response.json());
      const { status } = response;
      const problem = `${method} ${path}: ${status} ${await response.text()}`;
      if (attempt === ATTEMPTS) throw new Problem(problem);
      // A token that was signed before the tier changed.
      if (status === 401) this.#token = await this.signIn();
      else if (status === 503 || status === 504) await pause(1_000);
      else throw new Problem(problem);
    }
  }
}
