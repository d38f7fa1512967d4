import { existsSync, readdirSync, watch } from 'node:fs';
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
  /** @type {import('node:fs').FSWatcher[]} */
  #watchers = [];
  /**
   * The services whose bundler runs.
   *
   * @type {Set<string>}
   */
  #bundled = new Set();

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
      for (const name of SERVICES) this.#buildAfterChange([path.join('services', name)], [name]);
      this.#buildAfterChange(librariesOfServices(), SERVICES);
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  async stop() {
    this.#stopWatching();
    await Promise.all(this.#pages.map((page) => page.stop()));
    await this.stack.stop();
  }

  kill() {
    this.#stopWatching();
    for (const page of this.#pages) page.kill();
    this.stack.kill();
  }

  /**
   * Starts the bundlers of services when a source changes for the first time. All services were built before, and seven
   * bundlers that wait take a minute of a processor and most of a gigabyte.
   *
   * @param {readonly string[]} folders of workspaces
   * @param {readonly string[]} services that are built from them
   */
  #buildAfterChange(folders, services) {
    const watchers = folders.flatMap(sourcesOf).map((folder) => watch(folder, { recursive: true }));
    this.#watchers.push(...watchers);
    const changed = () => {
      for (const watcher of watchers) watcher.close();
      for (const name of services)
        this.#bundle(name).catch((error) => warn(`! ${name} is not watched: ${error}`));
    };
    for (const watcher of watchers) watcher.once('change', changed);
  }

  /**
   * Builds a service, and again after each change.
   *
   * @param {string} name
   */
  async #bundle(name) {
    if (this.#bundled.has(name)) return;
    this.#bundled.add(name);
    const bundleService = await loadBundler();
    await bundleService(path.join(ROOT, 'services', name), (failed) => {
      if (failed) warn(`! ${name} does not build; the previous build keeps running`);
      else void this.#restart(name);
    });
  }

  #stopWatching() {
    for (const watcher of this.#watchers) watcher.close();
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

function librariesOfServices() {
  return ['libs/server', 'libs/shared'].flatMap((group) =>
    readdirSync(path.join(ROOT, group)).map((library) => path.join(group, library)),
  );
}

/**
 * The folders in which a workspace has its sources and texts.
 *
 * @param {string} folder of the workspace
 */
function sourcesOf(folder) {
  return ['src', 'content']
    .map((part) => path.join(ROOT, folder, part))
    .filter((candidate) => existsSync(candidate));
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
