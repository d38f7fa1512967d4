import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { until } from '../stack/until.mjs';

/**
 * @typedef {object} HostPlan
 * @property {string} name
 * @property {string} host
 * @property {string} command
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} [env]
 * @property {(announcement: unknown) => Promise<boolean>} isReady `announcement` is what it reported by IPC
 */

/** Starting takes long while a host is slow or the machine is busy. */
const READY = { withinMs: 120_000 };

/** A process on a host, which can be killed and started again. Nothing else starts it again. */
export class HostProcess {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;

  /**
   * @param {HostPlan} plan
   * @param {import('./network.mjs').Network} network
   * @param {string} logs folder of its log
   */
  constructor(plan, network, logs) {
    this.plan = plan;
    this.network = network;
    this.logs = logs;
  }

  get runs() {
    const child = this.#child;
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  }

  /** Starts it, and waits until it is ready. */
  async start() {
    const { name, host, env, isReady } = this.plan;
    const { command, args } = this.network.on(host, this.plan.command, ...this.plan.args);
    const log = openSync(path.join(this.logs, `${name}.log`), 'a');
    const child = spawn(command, args, { env: env ?? process.env, stdio: ['ignore', log, log, 'ipc'] });
    closeSync(log);
    this.#child = child;
    /** @type {unknown} */
    let announcement;
    child.on('message', (message) => (announcement ??= message));
    child.on('error', () => {}); // an IPC channel to a killed process
    await until(
      `${name} is ready`,
      () => {
        if (!this.runs) throw new Error(`${name} ended before it was ready: see ${this.logs}`);
        return isReady(announcement).catch(() => false);
      },
      READY,
    );
  }

  /** @param {NodeJS.Signals} signal */
  async end(signal) {
    const child = this.#child;
    if (!child || !this.runs) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}
