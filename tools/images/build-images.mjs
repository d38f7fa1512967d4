import { existsSync, readdirSync, lstatSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { readCompose } from '../deploy/compose-file.mjs';
import { ROOT, SERVICES } from '../setup/workspace.mjs';
import { makeBaseImage } from './base-image.mjs';

const BASE = 'localhost/word-unfolded-base';

/** @typedef {{ service: string, root: string, configuration: import('./image-process.mjs').ImageConfiguration, megabytes: number }} BuiltImage */

/**
 * Builds the images of all services with deploy/Dockerfile, and opens their root file systems.
 *
 * @param {import('./buildah.mjs').Buildah} buildah
 * @param {(what: string) => void} progress
 * @returns {Promise<BuiltImage[]>} `megabytes`: of its files that are not in the base image, without the scripture
 * library
 */
export async function buildImages(buildah, progress) {
  if (!(await buildah.has(BASE))) {
    progress('base');
    await makeBaseImage(buildah, BASE);
  }
  /** @type {BuiltImage[]} */
  const images = [];
  const base = bytesIn(await buildah.mount(BASE));
  for (const service of SERVICES) {
    progress(service);
    const name = `localhost/word-unfolded-${service}`;
    await buildah.run(buildArguments(service, name), (line) => progress(`${service}: ${line.slice(0, 60)}`));
    const root = await buildah.mount(name);
    images.push({
      service,
      root,
      configuration: await buildah.configurationOf(name),
      megabytes: Math.round((bytesIn(root) - bytesIn(path.join(root, 'library')) - base) / 1e6),
    });
  }
  return images;
}

/**
 * @param {string} service
 * @param {string} name of its image
 */
function buildArguments(service, name) {
  const target = readCompose('compose.yaml').services[service]?.build?.target ?? '';
  const settings = path.join(homedir(), '.npmrc');
  return [
    ...['bud', '--layers', '--pull-never', '--file', path.join(ROOT, 'deploy', 'Dockerfile')],
    ...(existsSync(settings) ? ['--secret', `id=npmrc,src=${settings}`] : []),
    ...['--build-arg', `NODE_IMAGE=${BASE}`, '--build-arg', `SERVICE=${service}`],
    ...['--target', target, '--tag', name, ROOT],
  ];
}

/** @param {string} folder @returns {number} 0 if it does not exist */
function bytesIn(folder) {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const file = path.join(folder, entry.name);
    return sum + (entry.isDirectory() ? bytesIn(file) : lstatSync(file).size);
  }, 0);
}
