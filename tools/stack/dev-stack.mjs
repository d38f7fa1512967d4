import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, SERVICES } from '../setup/workspace.mjs';
import { say, warn } from '../terminal/terminal.mjs';
import { planDevServer, WEB_APPS } from './dev-server.mjs';
import { freePort } from './processes/free-port.mjs';
import { Stack } from './stack.mjs';
import { SupervisedProcess } from './processes/supervised-process.mjs';

/** @typedef {import('./dev-server.mjs').WebApp} WebApp */

/**
 * The stack for development: services are rebuilt and restarted when their source changes, and pages come from dev
 * servers.
 */
export class DevStack {
  /** @type {SupervisedProcess[]} */
  #pages;

  /**
   * @param {Stack} stack whose gateway is behind the shell's dev server
   * @param {Record<WebApp, number>} ports
   */
  constructor(stack, ports) {
    this.stack = stack;
    this.ports = ports;
    const backingServices = { ports, gateway: `http://127.0.0.1:${stack.plan.port}`, logs: stack.logs };
    this.#pages = /** @type {WebApp[]} */ (Object.keys(WEB_APPS)).map(
      (app) => new SupervisedProcess(planDevServer(app, backingServices), stack.observer),
    );
  }

  /**
   * @param {import('./stack.mjs').StackPlan} plan `port` is that of the shell's dev server; all others are free ports
   */
  static async plan({ port, ...plan }) {
    const [gateway, study, journal, admin] = await Promise.all(Array.from({ length: 4 }, freePort));
    const ports = { shell: port, study, journal, admin };
    return new DevStack(
      new Stack({ ...plan, port: /** @type {number} */ (gateway), url: `http://localhost:${port}` }),
      /** @type {Record<WebApp, number>} */ (ports),
    );
  }

  get url() {
    return `http://localhost:${this.ports.shell}`;
  }

  /** @param {(detail: string) => void} progress */
  async start(progress) {
    await this.stack.start(progress);
    try {
      progress('the pages');
      await Promise.all(this.#pages.map((page) => page.start()));
      progress('watching the services');
      await Promise.all(SERVICES.map((name) => this.#watch(name)));
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  async stop() {
    await Promise.all(this.#pages.map((page) => page.stop()));
    await this.stack.stop();
  }

  kill() {
    for (const page of this.#pages) page.kill();
    this.stack.kill();
  }

  /** @param {string} name of a service */
  async #watch(name) {
    const bundleService = await loadBundler();
    let isFirst = true;
    await bundleService(path.join(ROOT, 'services', name), (failed) => {
      if (failed) return warn(`! ${name} does not build; the previous build keeps running`);
      if (isFirst) isFirst = false;
      else void this.#restart(name);
    });
  }

  /** @param {string} name */
  async #restart(name) {
    try {
      await this.stack.process(name).restart();
      say(`✓ ${name} restarted`);
    } catch (error) {
      warn(`! ${name} did not start: ${error instanceof Error ? error.message : error}`);
    }
  }
}

/** @typedef {(folder: string, built: (failed: boolean) => void) => Promise<void>} Bundler */

/**
 * Imports the bundler of the services, which needs packages that are installed during setup. @returns
 * {Promise<Bundler>}
 */
async function loadBundler() {
  const file = path.join(ROOT, 'libs/server/service-kit/build/bundle-service.mjs');
  const { bundleService } = await import(pathToFileURL(file).href);
  return bundleService;
}
