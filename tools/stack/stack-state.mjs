import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../terminal/terminal.mjs';
import { processBegan } from './processes/process-identity.mjs';
import { writeAtomically } from './write-atomically.mjs';

/** Delay before a failed write is retried. */
const RETRY_MS = 5_000;

/** @typedef {{ pid: number, began: string | undefined }} Known a process, with its start time because ids are reused */

/** @param {string} data folder of the installation */
const stateFile = (data) => path.join(data, 'run', 'stack.json');

/** Where version 0.1 wrote it. @param {string} data */
const earlierFile = (data) => path.join(data, 'run', 'house.json');

/**
 * @typedef {object} State
 * @property {number} port
 * @property {Known} stack
 * @property {Record<string, Known>} processes
 * @property {string} [natsUrl] and other facts that commands of this installation need
 * @property {string} [redisUrl]
 * @property {string} [mongoUrl]
 */

/**
 * The state of the stack that runs in a data folder, or that was killed there.
 *
 * @param {string} data
 * @returns {State | undefined}
 */
export function readState(data) {
  const state = parsed(stateFile(data)) ?? parsed(earlierFile(data));
  return state && { ...state, stack: state.stack ?? state.house };
}

/** @param {string} file */
function parsed(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

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
    this.file = stateFile(data);
    this.data = data;
    this.port = port;
  }

  /** @throws {Problem} if a stack already runs here */
  open() {
    const before = readState(this.data);
    if (before && isAlive(before.stack)) {
      throw new Problem(
        `Word Unfolded is running here already, at http://localhost:${before.port}.\nStop it first, or start this one with another DATA_DIR (now ${this.data}) and PORT.`,
      );
    }
    for (const left of Object.values(before?.processes ?? {}))
      if (isAlive(left)) process.kill(left.pid, 'SIGKILL');
    this.#write();
    rmSync(earlierFile(this.data), { force: true });
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
    writeAtomically(this.file, JSON.stringify({ port: this.port, stack, processes, ...this.#facts }));
  }
}

/** @param {Known} known */
function isAlive({ pid, began }) {
  return began !== undefined && processBegan(pid) === began;
}
