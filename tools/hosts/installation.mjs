import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/workspace.mjs';
import { secretOf } from '../stack/secrets.mjs';
import { askJetStream } from '../stack/services/ask-jetstream.mjs';
import { until } from '../stack/until.mjs';
import { HostProcess } from './host-process.mjs';
import { planDatabase, planNatsCluster, planRedisSentinels, MAIL_PAGES_PORT, PREFIX } from './servers.mjs';

/** @typedef {import('./network.mjs').Network} Network */

export const HOSTS = ['h1', 'h2', 'h3', 'h4'];
const PORT = 8080;

/**
 * Where each replica runs: two gateways, three of the ai service, two of each other one. The database is on the last
 * host, which no fault meets: how MongoDB replaces a primary is its own matter, and the embedded server has one member.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const PLACES = {
  auth: ['h1', 'h2'],
  scripture: ['h1', 'h3'],
  ai: ['h1', 'h2', 'h3'],
  journal: ['h2', 'h3'],
  usage: ['h3', 'h4'],
  billing: ['h3', 'h4'],
  gateway: ['h1', 'h2'],
};

/** An installation over four hosts: all replicas of the services, NATS in three, Redis with a replica and Sentinels. */
export class Installation {
  /** @type {Map<string, HostProcess>} by name */
  processes = new Map();

  /**
   * @param {Network} network
   * @param {string} data folder that all hosts share, as a network file system
   * @param {string} library
   */
  constructor(network, data, library) {
    this.network = network;
    this.data = data;
    this.library = library;
    this.logs = path.join(data, 'logs');
    mkdirSync(this.logs, { recursive: true });
    this.nats = planNatsCluster(network, ['h1', 'h2', 'h3'], data);
    const redisHosts = { primary: 'h1', replica: 'h2', sentinels: ['h1', 'h2', 'h3'] };
    this.redis = planRedisSentinels(network, redisHosts, data);
    this.callerSecret = secretOf(data, 'callers');
    this.outboxUrl = `http://${network.addressOf('h4')}:${MAIL_PAGES_PORT}`;
    /** The web address of each gateway. */
    this.urls = PLACES['gateway']?.map((host) => `http://${network.addressOf(host)}:${PORT}`) ?? [];
  }

  /** Starts everything, the gateways last. */
  async start() {
    const database = planDatabase(this.network, 'h4', this.data);
    await this.#startAll([...this.nats.plans, ...this.redis.servers, ...database.plans]);
    await this.#startAll(this.redis.sentinels);
    const [first = ''] = this.nats.operatorUrl.split(',');
    // A cluster answers once it has elected a leader.
    await until('JetStream has a leader', async () => (await askJetStream(first, 2_000)) === true);
    // The first replica of each service makes its streams and collections.
    const plans = Object.entries(PLACES).flatMap(([name, hosts]) =>
      hosts.map((host) => this.#planService(name, host, database.env)),
    );
    await this.#startAll(plans.filter(({ name }) => !name.startsWith('gateway')));
    await this.#startAll(plans.filter(({ name }) => name.startsWith('gateway')));
  }

  /** @param {string} name @returns {HostProcess} */
  process(name) {
    const found = this.processes.get(name);
    if (!found) throw new Error(`There is no process ${name}.`);
    return found;
  }

  /** Starts again what has ended on a host. @param {string} host */
  async startHost(host) {
    const ended = [...this.processes.values()].filter(({ plan, runs }) => plan.host === host && !runs);
    await Promise.all(ended.map((each) => each.start()));
  }

  async stop() {
    await Promise.all([...this.processes.values()].map((each) => each.end('SIGKILL')));
  }

  /** @param {import('./host-process.mjs').HostPlan[]} plans */
  async #startAll(plans) {
    await Promise.all(
      plans.map(async (plan) => {
        const started = new HostProcess(plan, this.network, this.logs);
        this.processes.set(plan.name, started);
        await started.start();
      }),
    );
  }

  /**
   * @param {string} service
   * @param {string} host
   * @param {NodeJS.ProcessEnv} database
   * @returns {import('./host-process.mjs').HostPlan}
   */
  #planService(service, host, database) {
    const address = this.network.addressOf(host);
    const env = {
      ...process.env,
      ...database,
      NATS_URL: this.nats.urlOf(service),
      NATS_REPLICAS: '3',
      REDIS_URL: this.redis.url,
      SUBJECT_PREFIX: PREFIX,
      SCRIPTURE_LIBRARY: this.library,
      SCRIPTURE_SOURCE: 'library',
      STORAGE_FOLDER: path.join(this.data, 'files'),
      FILES_SECRET: secretOf(this.data, 'files'),
      CALLER_SECRET: this.callerSecret,
      PUBLIC_URL: this.urls[0],
      WEB_ROOT: path.join(ROOT, 'apps'),
      HOST: address,
      PORT: String(PORT),
      INTERNAL_HOST: address,
      TRUSTED_PROXIES: '10.77.0.1',
      THROTTLE_PER_MINUTE: '1000000',
      LOG_LEVEL: 'warn',
    };
    return {
      name: `${service}-${host}`,
      host,
      command: process.execPath,
      args: ['--enable-source-maps', path.join(ROOT, 'services', service, 'dist', 'main.js')],
      env,
      isReady: async (announcement) => {
        const { internalPort } = /** @type {{ internalPort?: number }} */ (announcement ?? {});
        if (internalPort === undefined) return false;
        return (await fetch(`http://${address}:${internalPort}/ready`)).ok;
      },
    };
  }
}
