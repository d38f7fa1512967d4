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
  const base = await buildah.mount(BASE);
  for (const service of SERVICES) {
    progress(service);
    const name = `localhost/word-unfolded-${service}`;
    await buildah.run(buildArguments(service, name), (line) => progress(`${service}: ${line.slice(0, 60)}`));
    const root = await buildah.mount(name);
    images.push({
      service,
      root,
      configuration: await buildah.configurationOf(name),
      megabytes: Math.round((bytesBeside(root, base) - libraryBytes(root)) / 1e6),
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

/**
 * Counts the bytes of an image's own files: those that its base does not have, or has with another size.
 *
 * @param {string} folder of the image
 * @param {string} base the same folder of the base image
 * @returns {number}
 */
function bytesBeside(folder, base) {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const [own, inherited] = [folder, base].map((place) => path.join(place, entry.name));
    if (entry.isDirectory()) return sum + bytesBeside(own ?? '', inherited ?? '');
    const { size } = lstatSync(own ?? '');
    return sum + (lstatSync(inherited ?? '', { throwIfNoEntry: false })?.size === size ? 0 : size);
  }, 0);
}

/**
 * The scripture library, which is not counted.
 *
 * @param {string} root of an image
 */
function libraryBytes(root) {
  const library = path.join(root, 'library');
  return existsSync(library) ? bytesBeside(library, '') : 0;
}
