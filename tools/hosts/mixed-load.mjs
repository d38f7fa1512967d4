import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { askTheo } from './reader-client.mjs';

/** @typedef {import('./reader-client.mjs').ReaderClient} ReaderClient */

/** A reader sees an error when a request still fails after this time, in milliseconds. */
const SEEN_AFTER_MS = 30_000;

const RETRY_MS = 250;

/** Of a hundred requests. A chat answer is a stream, which ends with `done`. */
const MIX = [
  ...Array.from({ length: 70 }, () => 'passage'),
  ...Array.from({ length: 10 }, () => 'notes'),
  ...Array.from({ length: 18 }, () => 'note'),
  ...Array.from({ length: 2 }, () => 'chat'),
];

const QUESTIONS = ['Who was Ruth?', 'What does Psalm 23 say?', '¿Quién fue Rut?', 'What is grace?'];

/**
 * A mixed load of readers at a fixed rate, who write, read and ask, and repeat a request without an answer at the other
 * gateway, as a browser behind a load balancer does. It remembers every acknowledged write.
 */
export class MixedLoad {
  /** Texts of acknowledged notes by the number of the reader. @type {string[][]} */
  acknowledged;
  /** Requests that were answered, by kind. @type {Record<string, number>} */
  answered = {};
  /** Errors that a reader saw. @type {string[]} */
  errors = [];
  /** Attempts that failed and were repeated. @type {string[]} */
  repeated = [];
  /** When an attempt failed last. */
  failedAt = 0;
  #count = 0;
  /** @type {Set<Promise<void>>} */
  #open = new Set();
  #goesOn = true;
  /** @type {Promise<void>} */
  #work;

  /**
   * @param {ReaderClient[][]} readers for each reader a client of each gateway
   * @param {number} perSecond requests
   */
  constructor(readers, perSecond) {
    this.readers = readers;
    this.acknowledged = readers.map(() => []);
    this.#work = this.#run(1_000 / perSecond);
  }

  /** @returns {Promise<void>} when the last request is answered */
  async stop() {
    this.#goesOn = false;
    await this.#work;
    await Promise.all(this.#open);
  }

  /** @param {number} everyMs */
  async #run(everyMs) {
    const begun = performance.now();
    while (this.#goesOn) {
      for (const due = (performance.now() - begun) / everyMs; this.#count < due; this.#count += 1) {
        const request = this.#request(this.#count);
        this.#open.add(request);
        void request.finally(() => this.#open.delete(request));
      }
      await pause(10);
    }
  }

  /** @param {number} count */
  async #request(count) {
    const kind = MIX[(count * 37) % MIX.length] ?? 'passage';
    const number = count % this.readers.length;
    const text = `note ${count} ${randomUUID()}`;
    const key = randomUUID();
    const end = performance.now() + SEEN_AFTER_MS;
    let status = 0;
    for (let attempt = 0; performance.now() < end; attempt += 1) {
      const client = this.readers[number]?.[(count + attempt) % 2];
      if (!client) return;
      status = await this.#attempt(client, kind, { count, text, key });
      if (status >= 200 && status < 300) {
        if (kind === 'note') this.acknowledged[number]?.push(text);
        this.answered[kind] = (this.answered[kind] ?? 0) + 1;
        return;
      }
      this.failedAt = performance.now();
      this.repeated.push(`${status} of a ${kind}`);
      if (status >= 400 && status < 500 && status !== 429) break;
      await pause(RETRY_MS);
    }
    this.errors.push(`${status} of a ${kind}`);
  }

  /**
   * @param {ReaderClient} client
   * @param {string} kind
   * @param {{ count: number, text: string, key: string }} request
   * @returns {Promise<number>} the status; 0 without an answer
   */
  async #attempt(client, kind, { count, text, key }) {
    const statusOf = (/** @type {Promise<{ status: number }>} */ asked) => asked.then(({ status }) => status);
    const asked = {
      passage: () =>
        statusOf(
          client.ask('GET', `/api/proxy/bible/passage?ref=Psalms ${(count % 150) + 1}&translation=WEB`),
        ),
      notes: () => statusOf(client.ask('GET', '/api/notes?since=0')),
      note: () => statusOf(client.ask('POST', '/api/notes', { text }, { 'idempotency-key': key })),
      chat: () => askTheo(client, QUESTIONS[count % QUESTIONS.length] ?? ''),
    };
    return asked[/** @type {keyof typeof asked} */ (kind)]().catch(() => 0);
  }
}
