import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { SERVICES } from '../../setup/workspace.mjs';

/** @typedef {import('../../stack/stack.mjs').Stack} Stack */

/** Milliseconds of a tick of /proc (Linux, USER_HZ). */
const TICK_MS = 10;

const IDLE_MS = 5_000;

const PROCESSES = [...SERVICES, 'mongo', 'redis', 'nats'];

/** The processor time of each process of a stack, without what it takes while nobody uses it. */
export class ProcessorTime {
  /** @type {Record<string, number>} milliseconds in a millisecond, by process */
  #idle = {};

  /** @param {Stack} stack */
  constructor(stack) {
    this.stack = stack;
  }

  async measureIdle() {
    this.#idle = {};
    const used = await this.during(() => pause(IDLE_MS));
    for (const [name, ms] of Object.entries(used)) this.#idle[name] = ms / IDLE_MS;
  }

  /** @param {() => Promise<void>} work @returns {Promise<Record<string, number>>} milliseconds by process */
  async during(work) {
    const before = this.#now();
    const began = performance.now();
    await work();
    const elapsed = performance.now() - began;
    const after = this.#now();
    return Object.fromEntries(
      PROCESSES.map((name) => [
        name,
        Math.max(0, (after[name] ?? 0) - (before[name] ?? 0) - elapsed * (this.#idle[name] ?? 0)),
      ]),
    );
  }

  /** @returns {Record<string, number>} */
  #now() {
    return Object.fromEntries(PROCESSES.map((name) => [name, millisecondsOf(this.stack.process(name).pid)]));
  }
}

/** @param {number | undefined} pid */
function millisecondsOf(pid) {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program may have spaces and parentheses; user and system time are the 14th and 15th field.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
