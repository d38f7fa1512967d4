import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Problem } from '../../terminal/terminal.mjs';
import { LogFile } from './log-file.mjs';
import { silenceOf } from './silence.mjs';

/** Delay before a dead process is restarted: doubled each time, and reset once the process has run for a while. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
const STEADY_MS = 60_000;

/** Time that a process has for stopping before it is killed. */
const STOP_WITHIN_MS = 15_000;

/** The same for a process that hangs, and will hardly stop. */
const HANGING_STOP_WITHIN_MS = 3_000;

/** Exit status of a service with an invalid configuration (sysexits.h, EX_CONFIG). */
const BAD_CONFIGURATION = 78;

/**
 * @typedef {object} ProcessPlan
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} env
 * @property {string} logs folder for its log
 * @property {boolean} [ipc] whether it is a Node process with an IPC channel, which exits when the channel closes
 * @property {string} [input] its standard input
 * @property {(process: SupervisedProcess, ended: AbortSignal) => Promise<void>} whenReady resolves when it serves;
 * `ended` aborts the wait
 * @property {Watch} [watch] if it can hang: then it is ended and started again
 */

/**
 * @typedef {object} Watch
 * @property {(withinMs: number) => Promise<boolean>} answers whether it answers something that only a working process
 * answers
 * @property {import('./silence.mjs').WatchLimits} limits
 * @property {string} remedy for the operator, if it hangs again
 */

/**
 * @typedef {object} Observer
 * @property {(name: string, pid: number) => void} started
 * @property {(name: string, how: string, pauseMs: number) => void} died it stopped unexpectedly and will be restarted
 * @property {(name: string, afterMs: number) => void} recovered it serves again
 * @property {(name: string, line: string) => void} complained it wrote a log entry that the operator should see
 */

/** A process that is started, supervised, and restarted when it dies, until it is stopped. */
export class SupervisedProcess {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  /** @type {NodeJS.Timeout | undefined} */
  #restart;
  #deaths = 0;
  #stopping = false;
  /** Its last lines of output, to explain a failed start. @type {string[]} */
  #lastLines = [];
  /** Its last IPC message. @type {unknown} */
  #announcement;

  /**
   * @param {ProcessPlan} plan
   * @param {Observer} observer
   */
  constructor(plan, observer) {
    this.plan = plan;
    this.observer = observer;
  }

  get name() {
    return this.plan.name;
  }

  get pid() {
    return this.#child?.pid;
  }

  get announcement() {
    return this.#announcement;
  }

  get lastLines() {
    return this.#lastLines.join('\n');
  }

  get isRunning() {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Starts the process and waits until it serves. @throws Problem with its output if it exits before that */
  async start() {
    const child = this.#spawn();
    const ended = new AbortController();
    const death = endOf(child).then((how) =>
      Promise.reject(new Problem(`${this.name} could not start (${how}).\n${this.lastLines}`)),
    );
    await Promise.race([this.plan.whenReady(this, ended.signal), death]).finally(() => ended.abort());
    death.catch(() => {});
    child.once('exit', (code, signal) => this.#onDeath(code, signal));
    if (this.plan.watch) void this.#watch(child, this.plan.watch);
  }

  /** Stops it, and kills it after a timeout. */
  async stop() {
    this.#stopping = true;
    clearTimeout(this.#restart);
    const child = this.#child;
    if (child && this.isRunning) await stop(child, STOP_WITHIN_MS);
  }

  /** Restarts it on purpose, for example after a rebuild. */
  async restart() {
    await this.stop();
    this.#stopping = false;
    this.#deaths = 0;
    await this.start();
  }

  /** Kills it at once. */
  kill() {
    this.#stopping = true;
    clearTimeout(this.#restart);
    this.#child?.kill('SIGKILL');
  }

  #spawn() {
    const { command, args, cwd, env, ipc = false, input, name } = this.plan;
    /** @type {(import('node:child_process').IOType | 'ipc')[]} */
    const stdio = [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'];
    if (ipc) stdio.push('ipc');
    this.#announcement = undefined;
    this.#lastLines = [];
    // Its own process group: Ctrl-C at the terminal reaches only the supervisor, which then stops everything in order.
    const child = spawn(command, args, { cwd, env, detached: true, stdio });
    this.#child = child;
    child.on('error', (error) => this.#lastLines.push(error.message));
    child.on('message', (message) => {
      this.#announcement = message;
    });
    child.stdin?.end(input);
    this.#storeLog(child);
    if (child.pid) this.observer.started(name, child.pid);
    return child;
  }

  /** @param {import('node:child_process').ChildProcess} child */
  #storeLog(child) {
    const file = new LogFile(this.plan.logs, this.name);
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        file.write(line);
        this.#lastLines = [...this.#lastLines.slice(-19), line];
        const complaint = complaintOf(line);
        if (complaint) this.observer.complained(this.name, complaint);
      });
    }
    child.once('close', () => file.close());
  }

  /**
   * Ends the process when it hangs. Its death is then handled as any other.
   *
   * @param {import('node:child_process').ChildProcess} child
   * @param {Watch} watch
   */
  async #watch(child, { answers, limits, remedy }) {
    const ended = new AbortController();
    child.once('exit', () => ended.abort());
    const silentMs = await silenceOf(answers, limits, ended.signal);
    if (silentMs === undefined || this.#stopping) return;
    const seconds = Math.round(silentMs / 1000);
    this.observer.complained(
      this.name,
      `it has not answered for ${seconds} s, so it is ended and started again. If that happens again: ${remedy}`,
    );
    await stop(child, HANGING_STOP_WITHIN_MS);
  }

  /**
   * @param {number | null} code
   * @param {NodeJS.Signals | null} signal
   */
  #onDeath(code, signal) {
    if (this.#stopping) return;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** this.#deaths, LONGEST_PAUSE_MS);
    this.#deaths += 1;
    const how =
      code === BAD_CONFIGURATION
        ? `bad configuration: ${this.lastLines}`
        : signal
          ? `ended by ${signal}`
          : `exit status ${code}`;
    this.observer.died(this.name, how, pause);
    this.#restart = setTimeout(() => void this.#startAgain(), pause);
  }

  async #startAgain() {
    const begun = performance.now();
    try {
      await this.start();
      this.observer.recovered(this.name, Math.round(performance.now() - begun));
      setTimeout(() => {
        if (this.isRunning) this.#deaths = 0;
      }, STEADY_MS).unref();
    } catch {
      // It may run without ever serving, and would hold its port.
      if (this.#child && this.isRunning) await stop(this.#child, HANGING_STOP_WITHIN_MS);
      this.#onDeath(this.#child?.exitCode ?? null, this.#child?.signalCode ?? null);
    }
  }
}

/**
 * Stops a process, and kills it after a timeout.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} withinMs
 */
async function stop(child, withinMs) {
  const ended = endOf(child);
  child.kill('SIGTERM');
  const killer = setTimeout(() => child.kill('SIGKILL'), withinMs);
  await ended;
  clearTimeout(killer);
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<string>} how it exited
 */
function endOf(child) {
  if (child.exitCode !== null || child.signalCode !== null)
    return Promise.resolve(`exit status ${child.exitCode ?? child.signalCode}`);
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ? `ended by ${signal}` : `exit status ${code}`));
    child.once('error', (error) => resolve(error.message));
  });
}

/**
 * The short form of a log entry that reports a problem of the service.
 *
 * @param {string} line
 */
function complaintOf(line) {
  if (!line.startsWith('{') || !/"level":"(error|fatal)"/.test(line)) return undefined;
  try {
    const { msg, err } = JSON.parse(line);
    return [msg, err?.message].filter(Boolean).join(': ');
  } catch {
    return undefined;
  }
}
