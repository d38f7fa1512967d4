import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {Awaited<ReturnType<typeof import('../test/stack-client.mjs').openClient>>} Client */

/** Pause between the actions of a reader, in milliseconds. */
const BETWEEN_MS = 20;

/** Most attempts of a write, each with the same key, as a browser makes them. */
const ATTEMPTS = 200;

/** A reader who writes notes and reads passages until they are told to stop, and remembers what was acknowledged. */
export class ReaderLoad {
  /** Texts of the notes that the server has acknowledged. @type {string[]} */
  acknowledged = [];
  /** Answers that a browser hides by repeating the request. */
  repeated = 0;
  /** Answers that a reader would see as errors. @type {string[]} */
  errors = [];
  #goesOn = true;
  /** @type {Promise<void>} */
  #work;

  /** @param {Client} client */
  constructor(client) {
    this.client = client;
    this.#work = this.#run();
  }

  /** @returns {Promise<void>} when the last action is done */
  stop() {
    this.#goesOn = false;
    return this.#work;
  }

  async #run() {
    for (let count = 0; this.#goesOn; count += 1) {
      await this.#write(`note ${count} ${randomUUID()}`);
      await this.#read(`/api/proxy/bible/passage?ref=Psalms ${(count % 150) + 1}&translation=WEB`);
      await pause(BETWEEN_MS);
    }
  }

  /** @param {string} text */
  async #write(text) {
    const key = randomUUID();
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const status = await this.#ask('POST', '/api/notes', { text }, { 'idempotency-key': key });
      if (status === 201) return void this.acknowledged.push(text);
      if (status < 500 && status !== 0) return void this.errors.push(`${status} of a note`);
      this.repeated += 1;
      await pause(100);
    }
    this.errors.push('a note was never acknowledged');
  }

  /** @param {string} address */
  async #read(address) {
    let status = 0;
    // A request without an answer is repeated, as a browser does; an answer of the server is what the reader sees.
    for (let attempt = 0; attempt < ATTEMPTS && status === 0; attempt += 1) {
      if (attempt > 0) await pause(100);
      status = await this.#ask('GET', address);
      if (status === 0) this.repeated += 1;
    }
    if (status !== 200) this.errors.push(`${status} of a passage`);
  }

  /**
   * @param {string} method
   * @param {string} address
   * @param {unknown} [data]
   * @param {Record<string, string>} [headers]
   * @returns {Promise<number>} the status; 0 without an answer
   */
  async #ask(method, address, data, headers) {
    const answer = await this.client.ask(method, address, data, headers).catch(() => ({ status: 0 }));
    return answer.status;
  }
}

/**
 * All notes of a reader.
 *
 * @param {Client} client
 * @returns {Promise<string[]>} their texts
 */
export async function notesOf(client) {
  /** @type {string[]} */
  const texts = [];
  for (let since = 0, more = true; more;) {
    const { body } = await client.ask('GET', `/api/notes?since=${since}`);
    texts.push(...body.data.notes.map((/** @type {{ text: string }} */ { text }) => text));
    ({ cursor: since, more } = body.data);
  }
  return texts;
}
