import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Tally } from '../checks/tally.mjs';
import { freePort } from '../stack/processes/free-port.mjs';
import { SupervisedProcess } from '../stack/processes/supervised-process.mjs';
import { planBackingServices } from '../stack/services/backing-services.mjs';
import { say, step } from '../terminal/terminal.mjs';
import { Buildah } from './buildah.mjs';
import { buildImages } from './build-images.mjs';
import { BUILD_TOOLS, planImage, PROGRAM_FOLDERS } from './image-process.mjs';
import { firstSteps } from './use-application.mjs';

/** Limits of an image: its size beside the base image and the scripture library, and the time of its start. */
const LIMITS = { megabytes: 250, startMs: 2_000 };

/** The user of the images. */
const USER = 1000;

const silent = { started: () => {}, died: () => {}, recovered: () => {}, complained: say };

/**
 * Builds the images of all services, checks what is in them, and runs each service from its image's root file system
 * against real NATS, Redis and a database, as a reader uses them.
 *
 * @param {string} folder for images; they are not built again while they are there and nothing has changed
 * @returns {Promise<Tally>} of all checks
 */
export async function testImages(folder) {
  const tally = new Tally();
  mkdirSync(folder, { recursive: true });
  const buildah = new Buildah(folder);
  await buildah.unmountAll();
  const data = mkdtempSync(path.join(tmpdir(), 'word-unfolded-images-'));
  /** @type {SupervisedProcess[]} */
  const running = [];
  try {
    const images = await step('Building images', (progress) => buildImages(buildah, progress));
    for (const image of images)
      await check(tally, `${image.service}: contents`, async () => checkContents(image));
    const { env, natsUrlOf, outbox } = await startBacking(data, running);
    const files = path.join(data, 'files-of-readers');
    mkdirSync(files, { mode: 0o700 });
    chownSync(files, USER, USER);
    for (const { service, root, configuration } of images)
      await check(tally, `${service}: starts`, async () => {
        const plan = planImage(service, {
          ...{ root, configuration, files, logs: path.join(data, 'logs') },
          env: { ...env, NATS_URL: natsUrlOf(service) },
        });
        const image = new SupervisedProcess(plan, silent);
        running.push(image);
        const begun = performance.now();
        await image.start();
        const afterMs = Math.round(performance.now() - begun);
        say(`  ${service} is ready after ${afterMs} ms`);
        if (afterMs > LIMITS.startMs) throw new Error(`more than ${LIMITS.startMs} ms`);
      });
    const { PUBLIC_URL: url = '', NATS_URL: natsUrl = '', CALLER_SECRET: callerSecret = '' } = env;
    const steps = firstSteps({ url, outbox, natsUrl, callerSecret });
    for (const [name, take] of Object.entries(steps)) await check(tally, name, take);
  } finally {
    for (const each of running.reverse()) await each.stop();
    await buildah.unmountAll();
    rmSync(data, { recursive: true, force: true });
  }
  return tally;
}

/**
 * @param {Tally} tally
 * @param {string} name
 * @param {() => Promise<void>} work
 */
function check(tally, name, work) {
  return tally.run(name, async () => {
    await work();
    return { passed: 1, failed: 0 };
  });
}

/** @param {import('./build-images.mjs').BuiltImage} image */
function checkContents({ service, root, configuration, megabytes }) {
  say(`  ${service} has ${megabytes} MB beside the base image`);
  if (megabytes > LIMITS.megabytes) throw new Error(`more than ${LIMITS.megabytes} MB`);
  if (configuration.User !== `${USER}:${USER}`) throw new Error(`it runs as ${configuration.User}`);
  const tools = BUILD_TOOLS.filter((tool) =>
    PROGRAM_FOLDERS.some((programs) => existsSync(path.join(root, programs, tool))),
  );
  if (tools.length > 0) throw new Error(`it contains ${tools.join(', ')}`);
  const { bomFormat, components } = JSON.parse(readFileSync(path.join(root, 'app/sbom.cdx.json'), 'utf8'));
  if (
    bomFormat !== 'CycloneDX' ||
    !components.some((/** @type {{ name: string }} */ { name }) => name === 'zod')
  )
    throw new Error('its bill of materials does not list its packages');
}

/**
 * Starts the servers that the services need, and gives the variables that an operator sets in production.
 *
 * @param {string} data
 * @param {SupervisedProcess[]} running to which the servers are added
 */
async function startBacking(data, running) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const logs = path.join(data, 'logs');
  // The sandbox of emails is started, although the images run as in production.
  const {
    plans,
    env: planned,
    envOf,
  } = await planBackingServices({ data, library: '', port, url, logs }, { DATA_DIR: data });
  await Promise.all(
    plans.map((plan) => {
      const server = new SupervisedProcess({ ...plan, env: { ...process.env, ...plan.env } }, silent);
      running.push(server);
      return server.start();
    }),
  );
  const { NATS_URL, REDIS_URL, MONGODB_URI, SMTP_URL, FILES_SECRET, CALLER_SECRET, SANDBOX_URL } = planned;
  const env = {
    ...{ NATS_URL, REDIS_URL, MONGODB_URI, SMTP_URL, FILES_SECRET, CALLER_SECRET },
    PUBLIC_URL: url,
    MAIL_FROM: 'Word Unfolded <hello@example.org>',
    STORAGE_FOLDER: '/files',
    AI_STUDY_ENGINE: 'true',
    SCRIPTURE_SOURCE: 'library',
    TRUSTED_PROXIES: 'loopback',
    // All run in the network of this machine, so their ports differ.
    ...{ HOST: '127.0.0.1', PORT: String(port), INTERNAL_HOST: '127.0.0.1', INTERNAL_PORT: '0' },
  };
  const natsUrlOf = (/** @type {string} */ service) => envOf(service).NATS_URL ?? '';
  return { env, natsUrlOf, outbox: SANDBOX_URL ?? '' };
}
