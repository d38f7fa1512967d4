import { fork } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../../setup/workspace.mjs';

const PROGRAM = path.join(ROOT, 'libs', 'server', 'sandbox', 'dist', 'voice-callers.js');

/** @typedef {{ caller: number, is: string, offer?: string, at: number }} News what a caller tells, and when */

/** Browsers of calls by voice without a browser, in a process of their own. */
export class VoiceCallers {
  #process = fork(PROGRAM, { execArgv: ['--enable-source-maps'] });
  #count = 0;
  /** @type {Set<(news: News) => void>} */
  #listeners = new Set();

  constructor() {
    this.#process.on('message', (message) => {
      for (const listener of this.#listeners) listener(/** @type {News} */ (message));
    });
  }

  /** A new caller with its offer. */
  async open() {
    const caller = (this.#count += 1);
    const offered = this.#next(caller, 'offer');
    this.#process.send({ do: 'offer', caller });
    const { offer = '' } = await offered;
    return { caller, offer };
  }

  /** Takes the answer; resolves when sound can flow. @param {number} caller @param {string} answer */
  async accept(caller, answer) {
    const connected = this.#next(caller, 'connected');
    this.#process.send({ do: 'accept', caller, answer });
    await connected;
  }

  /** Resolves when a voice begins. @param {number} caller */
  sound(caller) {
    return this.#next(caller, 'sound');
  }

  /** Resolves when a voice is over. @param {number} caller */
  silence(caller) {
    return this.#next(caller, 'silence');
  }

  /** @param {number} caller */
  async close(caller) {
    const closed = this.#next(caller, 'closed');
    this.#process.send({ do: 'close', caller });
    await closed;
  }

  stop() {
    this.#process.kill();
  }

  /**
   * @param {number} caller
   * @param {string} is
   * @returns {Promise<News>}
   */
  #next(caller, is) {
    return new Promise((resolve, reject) => {
      const listener = (/** @type {News} */ news) => {
        if (news.caller !== caller || (news.is !== is && news.is !== 'failed')) return;
        this.#listeners.delete(listener);
        if (news.is === is) resolve(news);
        else reject(new Error('a caller could not be connected'));
      };
      this.#listeners.add(listener);
    });
  }
}
