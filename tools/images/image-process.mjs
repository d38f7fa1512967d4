import path from 'node:path';
import { until } from '../stack/until.mjs';

/**
 * @typedef {object} ImageConfiguration what an image says about its process
 * @property {string} User
 * @property {readonly string[]} Env
 * @property {readonly string[]} Cmd
 * @property {string} WorkingDir
 */

/**
 * Prepares the root of a container: read-only, except /tmp and /files, with /proc and /dev. It then becomes the program of
 * the image, as the image's user without further groups.
 */
const ENTER = `set -e
root=$1 files=$2 user=$3 folder=$4; shift 4
mount --make-rprivate /
mount --bind "$root" "$root"
mount -o remount,bind,ro "$root"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs tmpfs "$root/tmp"
mount --bind "$files" "$root/files"
for file in resolv.conf hosts; do mount --bind "/etc/$file" "$root/etc/$file"; done
exec chroot --userspec="$user" --groups= "$root" env -C "$folder" "$@"`;

/**
 * Plans the process of a service in the root file system of its image, with mounts of its own.
 *
 * @param {string} name
 * @param {object} options
 * @param {string} options.root the root file system
 * @param {ImageConfiguration} options.configuration
 * @param {string} options.files folder that stands for the volume /files
 * @param {NodeJS.ProcessEnv} options.env further variables, as an operator sets them
 * @param {string} options.logs
 * @returns {import('../stack/processes/supervised-process.mjs').ProcessPlan}
 */
export function planImage(name, { root, configuration, files, env, logs }) {
  const { User, Env, Cmd, WorkingDir } = configuration;
  const ofImage = Object.fromEntries(
    Env.map((each) => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)]),
  );
  return {
    name,
    command: 'unshare',
    args: ['--mount', '--', 'sh', '-c', ENTER, 'sh', root, files, User, WorkingDir, ...Cmd],
    env: { ...ofImage, ...env },
    logs,
    ipc: true,
    whenReady: (service, signal) =>
      until(`${name} is ready`, () => isReady(service.announcement), { signal }),
  };
}

/** @param {unknown} announcement */
async function isReady(announcement) {
  const { internalPort } = /** @type {{ internalPort?: number }} */ (announcement ?? {});
  if (!internalPort) return false;
  const response = await fetch(`http://127.0.0.1:${internalPort}/ready`).catch(() => undefined);
  return response?.ok ?? false;
}

/** Programs that build software, or install packages of npm, which no image may have. */
export const BUILD_TOOLS = ['gcc', 'cc', 'g++', 'make', 'python3', 'git', 'npm', 'npx', 'yarn', 'corepack'];

/** Where programs are in an image. */
export const PROGRAM_FOLDERS = ['usr/local/bin', 'usr/bin', 'bin'].map((folder) => path.normalize(folder));
