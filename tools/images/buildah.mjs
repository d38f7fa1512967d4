import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../setup/find-program.mjs';
import { runCommand } from '../terminal/run-command.mjs';
import { Problem } from '../terminal/terminal.mjs';

/** Programs of Debian and Ubuntu that build and run images on a machine without a container engine. */
const PROGRAMS = ['buildah', 'debootstrap', 'unshare', 'chroot'];

/**
 * @throws {Problem} that names what is missing
 */
export function assertImageTools() {
  const missing = PROGRAMS.filter((name) => !findProgram(name));
  if (missing.length > 0)
    throw new Problem(
      `Images are built here with ${missing.join(', ')}: apt-get install buildah debootstrap`,
    );
  if (process.getuid?.() !== 0) throw new Problem('Images are built here as root: run it with sudo.');
}

/** Buildah with a storage of its own, for a machine without user namespaces and overlay file systems. */
export class Buildah {
  /** @param {string} folder of its storage */
  constructor(folder) {
    this.folder = folder;
    this.env = {
      STORAGE_DRIVER: 'vfs',
      BUILDAH_ISOLATION: 'chroot',
      BUILDAH_FORMAT: 'docker', // the other format has no health checks
      TMPDIR: folder,
    };
  }

  /**
   * @param {readonly string[]} args
   * @param {(line: string) => void} [onLine]
   * @returns {Promise<string>} its output
   */
  async run(args, onLine) {
    const output = await runCommand('buildah', [...this.#storage, ...args], { env: this.env, onLine });
    return output.trim();
  }

  get #storage() {
    return ['--root', path.join(this.folder, 'storage'), '--runroot', path.join(this.folder, 'run')];
  }

  /**
   * What an image says about its process.
   *
   * @param {string} image
   * @returns {Promise<import('./image-process.mjs').ImageConfiguration>}
   */
  async configurationOf(image) {
    const { stdout } = await promisify(execFile)(
      'buildah',
      [...this.#storage, 'inspect', '--type', 'image', image],
      { env: { ...process.env, ...this.env }, maxBuffer: 64_000_000 },
    );
    return JSON.parse(stdout).Docker.config;
  }

  /** @param {string} image @returns {Promise<boolean>} */
  has(image) {
    return this.run(['inspect', '--type', 'image', image]).then(
      () => true,
      () => false,
    );
  }

  /**
   * Opens the root file system of an image.
   *
   * @param {string} image
   * @returns {Promise<string>} its folder
   */
  async mount(image) {
    const container = lastLine(await this.run(['from', '--pull-never', image]));
    return lastLine(await this.run(['mount', container]));
  }

  /** Closes all root file systems. */
  async unmountAll() {
    await this.run(['rm', '--all']);
  }
}

/** @param {string} output */
function lastLine(output) {
  return output.split('\n').at(-1) ?? '';
}
