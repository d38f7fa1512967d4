import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../terminal/terminal.mjs';
import { processBegan } from './processes/process-identity.mjs';
import { writeAtomically } from './write-atomically.mjs';

/** Delay before a failed write is retried. */
const RETRY_MS = 5_000;

/** @typedef {{ pid: number, began: string | undefined }} Known a process, with its start time because ids are reused */

/**
 * The state file, in the data folder, of the stack that runs there. With it a second stack is refused, and the next
 * stack ends processes that a killed one left behind.
 */
export class StackState {
  /** @type {Map<string, Known>} */
  #processes = new Map();
  /** @type {Record<string, string | undefined>} */
  #facts = {};
  /** @type {NodeJS.Timeout | undefined} */
  #again;

  /**
   * @param {string} data
   * @param {number} port
   */
  constructor(data, port) {
    this.file = path.join(data, 'run', 'house.json');
    this.port = port;
  }

  /** @throws {Problem} if a stack already runs here */
  open() {
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
   * Records a process. If the disk is full, the process can still be restarted; the file is written when there is
   * space.
   *
   * @param {string} name
   * @param {number} pid
   */
  note(name, pid) {
    this.#processes.set(name, { pid, began: processBegan(pid) });
    this.#tryToWrite();
  }

  /**
   * Records facts that other commands of this installation need, such as the address of NATS.
   *
   * @param {Record<string, string | undefined>} facts
   */
  tell(facts) {
    Object.assign(this.#facts, facts);
    this.#tryToWrite();
  }

  close() {
    clearTimeout(this.#again);
    rmSync(this.file, { force: true });
  }

  #tryToWrite() {
    clearTimeout(this.#again);
    try {
      this.#write();
    } catch {
      this.#again = setTimeout(() => this.#tryToWrite(), RETRY_MS).unref();
    }
  }

  #write() {
    const stack = { pid: process.pid, began: processBegan(process.pid) };
    const processes = Object.fromEntries(this.#processes);
    // The file contains server addresses with their passwords, so only the owner may read it.
    writeAtomically(this.file, JSON.stringify({ port: this.port, house: stack, processes, ...this.#facts }));
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
