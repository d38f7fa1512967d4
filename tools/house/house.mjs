import path from 'node:path';
import { SERVICES } from '../setup/workspace.mjs';
import { Problem, warn } from '../terminal/terminal.mjs';
import { HouseRecord } from './house-record.mjs';
import { planService } from './service.mjs';
import { SupervisedProcess } from './supervised-process.mjs';
import { planSurroundings } from './surroundings.mjs';

/**
 * @typedef {object} HousePlan
 * @property {number} port of the web address
 * @property {string} data folder of this installation
 * @property {string} library file of the scripture library
 * @property {string} [url] the address that readers open, when it is not that of the port
 * @property {NodeJS.ProcessEnv} [env] more variables for the services
 */

/** @typedef {import('./supervised-process.mjs').Observer} Observer */

/** The whole house: backing services, then the services, each watched; stopped in the opposite order. */
export class House {
  /** @type {SupervisedProcess[]} */
  #backing = [];
  /** @type {SupervisedProcess[]} */
  #services = [];
  /** @type {Promise<void> | undefined} */
  #stopped;
  #databaseUrl = '';

  /**
   * @param {HousePlan} plan
   * @param {Pick<Observer, 'died' | 'recovered' | 'complained'>} [told]
   */
  constructor(plan, told = terminal) {
    this.plan = plan;
    this.record = new HouseRecord(plan.data, plan.port);
    /** @type {Observer} */
    this.observer = { ...told, started: (name, pid) => this.record.note(name, pid) };
  }

  get url() {
    return this.plan.url ?? `http://localhost:${this.plan.port}`;
  }

  /**
   * Starts everything, and returns when everything is ready.
   *
   * @param {(detail: string) => void} progress
   * @throws {Problem} when a part does not start; what had started is stopped
   */
  async start(progress) {
    this.record.open();
    try {
      const env = await this.#startBacking(progress);
      this.#services = SERVICES.map(
        (name) => new SupervisedProcess(planService(name, { env, logs: this.logs }), this.observer),
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

  /** Stops the door first, then the other services, then what they stand on. */
  stop() {
    this.#stopped ??= this.#stopInOrder();
    return this.#stopped;
  }

  /** Ends everything at once. */
  kill() {
    for (const each of [...this.#services, ...this.#backing]) each.kill();
    this.record.close();
  }

  /** Where the database of its services is, once it has started. */
  get databaseUrl() {
    return this.#databaseUrl;
  }

  /** The folder of the logs, one for each process. */
  get logs() {
    return path.join(this.plan.data, 'logs');
  }

  /** @param {(detail: string) => void} progress */
  async #startBacking(progress) {
    progress('databases and queues');
    const { plans, env } = await planSurroundings({ ...this.plan, url: this.url, logs: this.logs });
    this.#databaseUrl = env.MONGODB_URI ?? '';
    this.#backing = plans.map((plan) => new SupervisedProcess(plan, this.observer));
    await Promise.all(this.#backing.map((each) => startOrExplain(each, this.logs)));
    this.record.tell({ natsUrl: env.NATS_URL });
    return env;
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
