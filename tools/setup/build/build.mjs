import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourcesFingerprint } from '../../checks/sources-fingerprint.mjs';
import { CommandFailed, runCommand } from '../../terminal/run-command.mjs';
import { Problem, step } from '../../terminal/terminal.mjs';
import { outputsFingerprint } from './build-outputs.mjs';
import { ROOT } from '../workspace.mjs';

const NX = path.join(ROOT, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');
const OLDER_NX = path.join(ROOT, 'node_modules', 'nx', 'bin', 'nx.js');

/** Says for which sources the outputs that now exist were built. */
const STAMP = path.join(ROOT, 'node_modules', '.cache', 'word-unfolded-built');

/** A build that was killed gives its lock up after this time. */
const STALE_AFTER_MS = 10_000;

/**
 * Builds every app and service, unless their outputs are those of exactly these sources. Nx caches the unchanged ones,
 * but it empties the output folders even of those before it fills them again, so builds of one working tree run one
 * after the other, and outputs that are up to date are not touched: a running stack, or a test, may be reading them.
 */
export async function buildAll() {
  await step('Building', async (progress) => {
    const release = await lockBuilds(progress);
    try {
      if (await isBuilt()) return;
      // Of the time before: what is changed during a build is not in its outputs.
      const sources = await sourcesOfNow();
      await runNx(progress);
      if (sources) writeFileSync(STAMP, stampOf(sources));
    } finally {
      await release();
    }
  });
}

/**
 * Waits until no other process builds this working tree.
 *
 * @param {(what: string) => void} progress
 * @returns {Promise<() => Promise<void>>} gives the lock up
 */
async function lockBuilds(progress) {
  // The package is loaded here, because the command that imports this file may still have to install it.
  const { lock } = await import('proper-lockfile');
  mkdirSync(path.dirname(STAMP), { recursive: true });
  const options = { realpath: false, stale: STALE_AFTER_MS };
  return lock(STAMP, options).catch((error) => {
    if (error.code !== 'ELOCKED') throw error;
    progress('another build of this folder is running');
    return lock(STAMP, { ...options, retries: { forever: true, minTimeout: 250, maxTimeout: 1_000 } });
  });
}

/** @param {(what: string) => void} progress */
async function runNx(progress) {
  const nx = existsSync(NX) ? NX : OLDER_NX;
  await runCommand(process.execPath, [nx, 'run-many', '-t', 'build'], {
    cwd: ROOT,
    env: { NODE_ENV: 'production', NX_DAEMON: 'false', FORCE_COLOR: '0' },
    onLine: (line) => {
      const done = /nx run @word-unfolded\/([\w-]+):build/.exec(line)?.[1];
      if (done) progress(done);
    },
  }).catch((error) => {
    throw new Problem(`The build failed.\n${error instanceof CommandFailed ? error.output : error}`);
  });
}

async function isBuilt() {
  const sources = await sourcesOfNow();
  return sources !== undefined && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stampOf(sources);
}

/** @returns {Promise<string | undefined>} undefined where the sources have no fingerprint: Nx decides then */
const sourcesOfNow = () => sourcesFingerprint(ROOT, { documents: true });

/** @param {string} sources of which the outputs were built that now exist */
const stampOf = (sources) => `${sources} ${outputsFingerprint(ROOT)}`;
