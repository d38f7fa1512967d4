import { cpSync, existsSync, realpathSync, rmSync, symlinkSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../terminal/run-command.mjs';

/** The release of Debian of the official image (`bookworm-slim`). */
const RELEASE = 'bookworm';

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/**
 * Makes an image with the contents of `node:<version>-bookworm-slim` from Debian's packages and this machine's own Node, so that
 * images can be built without a registry of images.
 *
 * @param {import('./buildah.mjs').Buildah} buildah
 * @param {string} name of the image
 */
export async function makeBaseImage(buildah, name) {
  const root = path.join(buildah.folder, 'base');
  rmSync(root, { recursive: true, force: true });
  const mirror = process.env.DEBIAN_MIRROR || 'http://deb.debian.org/debian';
  await runCommand('debootstrap', ['--variant=minbase', '--include=ca-certificates', RELEASE, root, mirror]);
  rmSync(path.join(root, 'var/cache/apt/archives'), { recursive: true });
  mkdirSync(path.join(root, 'var/cache/apt/archives/partial'), { recursive: true });
  copyNode(path.join(root, 'usr/local'));
  // The certificates of this machine, which may reach its registries through a proxy of its own.
  if (existsSync(CERTIFICATES)) cpSync(CERTIFICATES, path.join(root, CERTIFICATES));
  await runCommand('chroot', [root, 'useradd', '--uid', '1000', '--user-group', '--create-home', 'node']);

  const container = (await buildah.run(['from', 'scratch'])).split('\n').at(-1) ?? '';
  await buildah.run(['add', '--quiet', container, root, '/']);
  await buildah.run(['config', '--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`, container]);
  await buildah.run(['commit', '--quiet', '--rm', container, name]);
  rmSync(root, { recursive: true });
}

/** @param {string} prefix */
function copyNode(prefix) {
  const npm = path.dirname(path.dirname(realpathSync(path.join(path.dirname(process.execPath), 'npm'))));
  cpSync(realpathSync(process.execPath), path.join(prefix, 'bin/node'));
  cpSync(npm, path.join(prefix, 'lib/node_modules/npm'), { recursive: true });
  for (const [link, file] of [
    ['npm', 'npm-cli.js'],
    ['npx', 'npx-cli.js'],
  ])
    symlinkSync(`../lib/node_modules/npm/bin/${file}`, path.join(prefix, 'bin', link ?? ''));
}
