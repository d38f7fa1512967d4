import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../setup/workspace.mjs';
import { say } from '../terminal/terminal.mjs';
import { failedSuites, passedSuites, tallyOf } from './jest-results.mjs';
import { PassedSuites } from './suites/passed-suites.mjs';

/**
 * How many suites run at a time, for a machine with two processors. Suites of the integration layer often wait: for a
 * process that starts, a lock that is released, a disk.
 */
const WORKERS = { unit: 2, integration: 3, browser: 2 };

/**
 * How many failed suites run a second time. A fault of the product fails again, or fails many suites; a few suites that
 * fail once are suites that the load of the first run has disturbed.
 */
const MOST_RETRIED_SUITES = { unit: 0, integration: 6, browser: 6 };

/** The suites of each layer; `jest.config.mjs` has the same patterns. */
const SUITES = {
  unit: /\.spec\.(?:ts|tsx|mjs)$/,
  integration: /\.int-spec\.(?:ts|mjs)$/,
  browser: /\.e2e-spec\.ts$/,
};

const JEST = path.join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');

const FILTER = path.join(import.meta.dirname, 'suites', 'without-passed.cjs');

/**
 * Runs a layer of the tests without the suites that have passed as they are now ({@link PassedSuites}), whose tests count
 * as passed.
 *
 * @param {keyof typeof WORKERS} layer
 * @param {NodeJS.ProcessEnv} [env]
 * @param {{ all?: boolean }} [options] `all`: every suite runs
 * @returns {Promise<{ passed: number, failed: number }>} tests; a suite that could not run counts as one failure
 */
export async function changedSuites(layer, env = {}, { all = false } = {}) {
  const file = path.join(ROOT, 'node_modules', '.cache', `word-unfolded-passed-${layer}.json`);
  const suites = new PassedSuites(ROOT, file, { ...process.env, ...env });
  const before = await suites.fingerprints(SUITES[layer]);
  const unchanged = before && !all ? suites.unchanged(before) : new Map();
  const tests = [...unchanged.values()].reduce((sum, count) => sum + count, 0);
  if (tests > 0)
    say(
      `${unchanged.size} suites with ${tests} tests are unchanged since they passed (--all runs them too).`,
    );
  if (before && unchanged.size === before.size) return { passed: tests, failed: 0 };

  const without = [...unchanged.keys()].map((suite) => path.join(ROOT, suite));
  const { passed, failed, steady } = await runLayer(layer, env, [], without);
  const after = before && (await suites.fingerprints(SUITES[layer]));
  if (before && after)
    suites.add(
      new Map(steady.map(({ name, tests: count }) => [path.relative(ROOT, name), count])),
      before,
      after,
    );
  return { passed: passed + tests, failed };
}

/**
 * Runs all suites of a layer.
 *
 * @param {keyof typeof WORKERS} layer
 * @param {NodeJS.ProcessEnv} [env]
 * @param {readonly string[]} [options] further options of Jest
 * @returns {Promise<{ passed: number, failed: number }>} tests; a suite that could not run counts as one failure
 */
export async function jestLayer(layer, env = {}, options = []) {
  const { passed, failed } = await runLayer(layer, env, options, []);
  return { passed, failed };
}

/**
 * A few failed suites of the integration and browser layers run once more, one at a time, and the output names them as
 * unstable when they pass then.
 *
 * @param {keyof typeof WORKERS} layer
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} options
 * @param {readonly string[]} without files of suites that do not run
 * @returns {Promise<{ passed: number, failed: number, steady: { name: string, tests: number }[] }>} `steady`: the suites
 *   that passed at once
 */
async function runLayer(layer, env, options, without) {
  const results = await runJest(layer, env, ['--maxWorkers', String(WORKERS[layer]), ...options], without);
  const steady = passedSuites(results);
  const failed = failedSuites(results);
  if (failed.length === 0 || failed.length > MOST_RETRIED_SUITES[layer])
    return { ...tallyOf(results), steady };

  const names = failed.map((suite) => path.relative(ROOT, suite));
  say(`\nSecond run of the suites that failed:\n  ${names.join('\n  ')}`);
  const retried = await runJest(layer, env, ['--maxWorkers', '1', '--runTestsByPath', ...failed]);
  const stillFailing = failedSuites(retried);
  for (const suite of failed)
    if (!stillFailing.includes(suite))
      say(`! unstable: ${path.relative(ROOT, suite)} failed at first and passed in its second run`);
  const settled = tallyOf(results, failed);
  const { passed, failed: failedAgain } = tallyOf(retried);
  return { passed: settled.passed + passed, failed: settled.failed + failedAgain, steady };
}

/**
 * @param {keyof typeof WORKERS} layer
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} options
 * @param {readonly string[]} [without] files of suites that do not run
 * @returns {Promise<import('./jest-results.mjs').JestResults>}
 */
async function runJest(layer, env, options, without = []) {
  const folder = mkdtempSync(path.join(tmpdir(), 'word-unfolded-jest-'));
  const file = path.join(folder, 'results.json');
  const withoutSuites = path.join(folder, 'without.json');
  writeFileSync(withoutSuites, JSON.stringify(without));
  const args = [
    '--experimental-vm-modules',
    // Tests make much short-lived data: 64 instead of 16 MB for it saved 7 % of the processor time of suites in jsdom.
    '--max-semi-space-size=64',
    '--no-warnings',
    JEST,
    '--json',
    '--outputFile',
    file,
    '--silent=false',
    '--passWithNoTests',
    // After the last test and the tear-down: a handle that a failed test has left open must not stop the run from its
    // summary.
    '--forceExit',
    ...(without.length > 0 ? ['--filter', FILTER] : []),
    ...options,
  ];
  try {
    await new Promise((resolve, reject) => {
      // The results as JSON go to standard output as well; what a person reads is on standard error.
      const child = spawn(process.execPath, args, {
        cwd: ROOT,
        env: { ...process.env, ...env, TEST_LAYER: layer, WITHOUT_SUITES: withoutSuites },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      child.once('error', reject);
      child.once('exit', resolve);
    });
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
