import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, SERVICES } from '../setup/workspace.mjs';
import { say, warn } from '../terminal/terminal.mjs';
import { planDevServer, WEB_APPS } from './dev-server.mjs';
import { freePort } from './free-port.mjs';
import { House } from './house.mjs';
import { SupervisedProcess } from './supervised-process.mjs';

/** @typedef {import('./dev-server.mjs').WebApp} WebApp */

/** The house as its developers live in it: services rebuilt and restarted as their source changes, pages from dev servers. */
export class DevelopmentHouse {
  /** @type {SupervisedProcess[]} */
  #pages;

  /**
   * @param {House} house whose gateway is behind the shell's dev server
   * @param {Record<WebApp, number>} ports
   */
  constructor(house, ports) {
    this.house = house;
    this.ports = ports;
    const surroundings = { ports, gateway: `http://127.0.0.1:${house.plan.port}`, logs: house.logs };
    this.#pages = /** @type {WebApp[]} */ (Object.keys(WEB_APPS)).map(
      (app) => new SupervisedProcess(planDevServer(app, surroundings), house.observer),
    );
  }

  /** @param {import('./house.mjs').HousePlan} plan `port` is that of the shell's dev server; all others are free ones */
  static async plan({ port, ...plan }) {
    const [gateway, study, journal, admin] = await Promise.all(Array.from({ length: 4 }, freePort));
    const ports = { shell: port, study, journal, admin };
    return new DevelopmentHouse(
      new House({ ...plan, port: /** @type {number} */ (gateway), url: `http://localhost:${port}` }),
      /** @type {Record<WebApp, number>} */ (ports),
    );
  }

  get url() {
    return `http://localhost:${this.ports.shell}`;
  }

  /** @param {(detail: string) => void} progress */
  async start(progress) {
    await this.house.start(progress);
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
    await this.house.stop();
  }

  kill() {
    for (const page of this.#pages) page.kill();
    this.house.kill();
  }

  /** @param {string} name of a service */
  async #watch(name) {
    const bundleService = await loadBundler();
    let isFirst = true;
    await bundleService(path.join(ROOT, 'services', name), (failed) => {
      if (failed) return warn(`! ${name} does not build; the one before goes on`);
      if (isFirst) isFirst = false;
      else void this.#restart(name);
    });
  }

  /** @param {string} name */
  async #restart(name) {
    try {
      await this.house.process(name).restart();
      say(`✓ ${name} restarted`);
    } catch (error) {
      warn(`! ${name} did not start: ${error instanceof Error ? error.message : error}`);
    }
  }
}

/** @typedef {(folder: string, built: (failed: boolean) => void) => Promise<void>} Bundler */

/** The bundler of the services. It stands on packages, which are there only after the set-up. @returns {Promise<Bundler>} */
async function loadBundler() {
  const file = path.join(ROOT, 'libs/server/service-kit/build/bundle-service.mjs');
  const { bundleService } = await import(pathToFileURL(file).href);
  return bundleService;
}
