import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../terminal/terminal.mjs';
import { processBegan } from './process-identity.mjs';

/**
 * @typedef {{ pid: number, began: string | undefined }} Known a process, named so that a later one is not taken for it
 */

/**
 * The record, in the data folder, of the house that runs there: so that a second one is refused, and so that what a
 * house left behind when it was killed is ended by the next.
 */
export class HouseRecord {
  /** @type {Map<string, Known>} */
  #processes = new Map();
  /** @type {Record<string, string | undefined>} */
  #facts = {};

  /**
   * @param {string} data
   * @param {number} port
   */
  constructor(data, port) {
    this.file = path.join(data, 'run', 'house.json');
    this.port = port;
  }

  /** @throws {Problem} when a house runs here already */
  open() {
    mkdirSync(path.dirname(this.file), { recursive: true });
    const before = this.#read();
    if (before && isAlive(before.house)) {
      const folder = path.dirname(path.dirname(this.file));
      throw new Problem(
        `Word Unfolded is running here already, at http://localhost:${before.port}.\nStop it first, or start this one with another DATA_DIR (now ${folder}) and PORT.`,
      );
    }
    for (const left of Object.values(before?.processes ?? {}))
      if (isAlive(left)) process.kill(left.pid, 'SIGKILL');
    this.#write();
  }

  /**
   * @param {string} name
   * @param {number} pid
   */
  note(name, pid) {
    this.#processes.set(name, { pid, began: processBegan(pid) });
    this.#write();
  }

  /**
   * Adds what other commands of this installation need, such as where its NATS is.
   *
   * @param {Record<string, string | undefined>} facts
   */
  tell(facts) {
    Object.assign(this.#facts, facts);
    this.#write();
  }

  close() {
    rmSync(this.file, { force: true });
  }

  #write() {
    const house = { pid: process.pid, began: processBegan(process.pid) };
    const processes = Object.fromEntries(this.#processes);
    // It holds the addresses of servers with their passwords: for the owner alone.
    writeFileSync(this.file, JSON.stringify({ port: this.port, house, processes, ...this.#facts }), {
      mode: 0o600,
    });
  }

  /** @returns {{ port: number, house: Known, processes: Record<string, Known> } | undefined} */
  #read() {
    try {
      return JSON.parse(readFileSync(this.file, 'utf8'));
    } catch {
      return undefined;
    }
  }
}

/** @param {Known} known */
function isAlive({ pid, began }) {
  return began !== undefined && processBegan(pid) === began;
}
