import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Tally } from '../checks/tally.mjs';
import { ROOT, SERVICES } from '../setup/workspace.mjs';
import { freePort } from '../stack/processes/free-port.mjs';
import { SupervisedProcess } from '../stack/processes/supervised-process.mjs';
import { secretOf } from '../stack/secrets.mjs';
import { planBackingServices } from '../stack/services/backing-services.mjs';
import { planService } from '../stack/services/service.mjs';
import { say, step } from '../terminal/terminal.mjs';
import { openClient } from '../test/stack-client.mjs';
import { buildEarlierVersion } from './earlier-version.mjs';
import { notesOf, ReaderLoad } from './reader-load.mjs';

const silent = { started: () => {}, died: () => {}, recovered: () => {}, complained: () => {} };

/** The gateway comes last, because its routes need the services of its version. */
const ORDER = [...SERVICES.filter((name) => name !== 'gateway'), 'gateway'];

/**
 * Replaces each service of an earlier version by that of this one while a reader writes and reads, and the other way
 * round. A new replica starts before the former one stops. The gateway has one port here, so it is away for a moment, which a
 * browser hides by repeating its requests.
 *
 * @param {{ folder: string, library: string, commit: string }} options
 * @returns {Promise<Tally>}
 */
export async function testUpgrade({ folder, library, commit }) {
  const tally = new Tally();
  const remove = await step('Building the earlier version', (progress) =>
    buildEarlierVersion(folder, commit, progress),
  );
  const data = mkdtempSync(path.join(tmpdir(), 'word-unfolded-upgrade-'));
  const installation = new Installation(data, library);
  try {
    await installation.start(folder);
    const client = await openClient(await installation.access());
    const load = new ReaderLoad(client);
    await drill(tally, 'up: this version replaces the earlier one', load, () =>
      installation.replaceAll(ROOT),
    );
    await drill(tally, 'down: the earlier version replaces this one', load, () =>
      installation.replaceAll(folder),
    );
    await load.stop();
    await tally.run('every acknowledged note is there, once', async () => {
      const [stored, acknowledged] = [await notesOf(client), load.acknowledged];
      const lost = acknowledged.filter((text) => !stored.includes(text));
      const doubled = stored.filter((text, index) => stored.indexOf(text) !== index);
      say(
        `${acknowledged.length} acknowledged, ${lost.length} lost, ${doubled.length} doubled, ${load.repeated} repeated`,
      );
      return { passed: 1, failed: lost.length + doubled.length };
    });
    await client.end();
  } finally {
    await installation.stop();
    rmSync(data, { recursive: true, force: true });
    await remove();
  }
  return tally;
}

/**
 * @param {Tally} tally
 * @param {string} name
 * @param {ReaderLoad} load
 * @param {() => Promise<void>} work
 */
function drill(tally, name, load, work) {
  return tally.run(name, async () => {
    const [notes, before] = [load.acknowledged.length, load.errors.length];
    await work();
    const errors = load.errors.slice(before);
    say(
      `${load.acknowledged.length - notes} notes written meanwhile; errors: ${errors.join(', ') || 'none'}`,
    );
    return { passed: load.acknowledged.length > notes ? 1 : 0, failed: errors.length };
  });
}

/** Servers, and a replica of each service, of which each may be of another version. */
class Installation {
  /** @type {SupervisedProcess[]} */
  #backing = [];
  /** @type {Map<string, SupervisedProcess>} */
  #services = new Map();
  /** @type {import('../stack/services/backing-services.mjs').BackingServices | undefined} */
  #planned;
  #url = '';

  /** @param {string} data @param {string} library */
  constructor(data, library) {
    this.data = data;
    this.library = library;
  }

  /** @param {string} root of the version */
  async start(root) {
    const port = await freePort();
    this.#url = `http://localhost:${port}`;
    this.#planned = await planBackingServices({
      ...{ data: this.data, library: this.library, port, url: this.#url, logs: path.join(this.data, 'logs') },
      env: { SCRIPTURE_SOURCE: 'library', TRUSTED_PROXIES: 'loopback', THROTTLE_PER_MINUTE: '100000' },
    });
    this.#backing = this.#planned.plans.map((plan) => new SupervisedProcess(plan, silent));
    await Promise.all(this.#backing.map((each) => each.start()));
    await Promise.all(ORDER.map(async (name) => this.#services.set(name, await this.#launch(name, root))));
  }

  async access() {
    const { NATS_URL = '' } = this.#planned?.env ?? {};
    return { url: this.#url, natsUrl: NATS_URL, callerSecret: secretOf(this.data, 'callers') };
  }

  /** @param {string} root of the version */
  async replaceAll(root) {
    for (const name of ORDER) {
      const former = this.#services.get(name);
      if (name === 'gateway') await former?.stop();
      this.#services.set(name, await this.#launch(name, root));
      if (name !== 'gateway') await former?.stop();
      say(`${name} is replaced`);
    }
  }

  async stop() {
    await Promise.all([...this.#services.values()].map((each) => each.stop()));
    await Promise.all(this.#backing.map((each) => each.stop()));
  }

  /** @param {string} name @param {string} root */
  async #launch(name, root) {
    // The earlier version may need subjects that the permissions of this one do not have.
    const env = { ...this.#planned?.env, WEB_ROOT: path.join(root, 'apps') };
    const service = new SupervisedProcess(
      planService(name, { env, root, logs: path.join(this.data, 'logs') }),
      silent,
    );
    await service.start();
    return service;
  }
}
