import path from 'node:path';
import { finishRestore } from '../backup/swap-parts.mjs';
import { prepareDataFolder } from '../setup/data-folder.mjs';
import { SERVICES } from '../setup/workspace.mjs';
import { Problem, warn } from '../terminal/terminal.mjs';
import { StackState } from './stack-state.mjs';
import { planService } from './services/service.mjs';
import { SupervisedProcess } from './processes/supervised-process.mjs';
import { planBackingServices } from './services/backing-services.mjs';

/**
 * @typedef {object} StackPlan
 * @property {number} port of the web address
 * @property {string} data folder of this installation
 * @property {string} library file of the scripture library
 * @property {string} [url] the address that readers open, if it differs from that of the port
 * @property {NodeJS.ProcessEnv} [env] more variables for the services
 * @property {import('./processes/silence.mjs').WatchLimits} [watch] when a server counts as hanging and is started again
 */

/** @typedef {import('./processes/supervised-process.mjs').Observer} Observer */

/** The whole stack: backing services and then services, each supervised, and stopped in reverse order. */
export class Stack {
  /** @type {SupervisedProcess[]} */
  #backing = [];
  /** @type {SupervisedProcess[]} */
  #services = [];
  /** @type {Promise<void> | undefined} */
  #stopped;
  #databaseUrl = '';

  /**
   * @param {StackPlan} plan
   * @param {Pick<Observer, 'died' | 'recovered' | 'complained'>} [observer]
   */
  constructor(plan, observer = terminal) {
    this.plan = plan;
    this.record = new StackState(plan.data, plan.port);
    /** @type {Observer} */
    this.observer = { ...observer, started: (name, pid) => this.record.note(name, pid) };
  }

  get url() {
    return this.plan.url ?? `http://localhost:${this.plan.port}`;
  }

  /**
   * Starts everything, and returns when everything is ready.
   *
   * @param {(detail: string) => void} progress
   * @throws {Problem} if a process does not start; the started ones are stopped
   */
  async start(progress) {
    prepareDataFolder(this.plan.data);
    // All files of its processes are readable by the owner only. Redis would create its append-only file readable for
    // all.
    process.umask(0o077);
    this.record.open();
    try {
      // Finishes a restore that was killed after staging, and removes the remains of an earlier one.
      finishRestore(this.plan.data);
      const envOf = await this.#startBacking(progress);
      this.#services = SERVICES.map(
        (name) =>
          new SupervisedProcess(planService(name, { env: envOf(name), logs: this.logs }), this.observer),
      );
      let ready = 0;
      await Promise.all(
        this.#services.map(async (service) => {
          await startOrExplain(service, this.logs);
          ready += 1;
          progress(`${ready} of ${this.#services.length} services`);
        }),
      );
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /** @param {string} name */
  process(name) {
    const found = [...this.#backing, ...this.#services].find((each) => each.name === name);
    if (!found) throw new Error(`no process named ${name}`);
    return found;
  }

  /** Stops the gateway first, then the other services, then the backing services. */
  stop() {
    this.#stopped ??= this.#stopInOrder();
    return this.#stopped;
  }

  /** Kills everything at once. */
  kill() {
    for (const each of [...this.#services, ...this.#backing]) each.kill();
    this.record.close();
  }

  /** The address of the services' database, once it has started. */
  get databaseUrl() {
    return this.#databaseUrl;
  }

  /** The folder of the logs, one per process. */
  get logs() {
    return path.join(this.plan.data, 'logs');
  }

  /** @param {(detail: string) => void} progress */
  async #startBacking(progress) {
    progress('databases and queues');
    const { plans, env, envOf } = await planBackingServices({ ...this.plan, url: this.url, logs: this.logs });
    this.#databaseUrl = env.MONGODB_URI ?? '';
    this.#backing = plans.map((plan) => new SupervisedProcess(plan, this.observer));
    await Promise.all(this.#backing.map((each) => startOrExplain(each, this.logs)));
    this.record.tell({ natsUrl: env.NATS_URL, redisUrl: env.REDIS_URL, mongoUrl: env.MONGODB_URI });
    return envOf;
  }

  async #stopInOrder() {
    const gateway = this.#services.filter(({ name }) => name === 'gateway');
    const others = this.#services.filter(({ name }) => name !== 'gateway');
    for (const group of [gateway, others, this.#backing]) await Promise.all(group.map((each) => each.stop()));
    this.record.close();
  }
}

/**
 * @param {SupervisedProcess} each
 * @param {string} logs
 */
async function startOrExplain(each, logs) {
  try {
    await each.start();
  } catch (error) {
    throw new Problem(
      `${each.name} did not start: ${error instanceof Error ? error.message : error}\nIts log is ${path.join(logs, `${each.name}.log`)}`,
    );
  }
}

/** @type {Pick<Observer, 'died' | 'recovered' | 'complained'>} */
const terminal = {
  died: (name, how, pauseMs) => warn(`! ${name} stopped (${how}); starting it again in ${pauseMs / 1000} s`),
  recovered: (name, afterMs) => warn(`✓ ${name} is back (${(afterMs / 1000).toFixed(1)} s)`),
  complained: (name, line) => warn(`! ${name}: ${line}`),
};
