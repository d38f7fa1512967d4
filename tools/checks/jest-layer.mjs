import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../setup/workspace.mjs';
import { say } from '../terminal/terminal.mjs';
import { failedSuites, tallyOf } from './jest-results.mjs';

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

const JEST = path.join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');

/**
 * Runs a layer of the tests. A few failed suites of the integration and browser layers run once more, one at a time, and
 * the output names them as unstable when they pass then.
 *
 * @param {keyof typeof WORKERS} layer
 * @param {NodeJS.ProcessEnv} [env]
 * @param {readonly string[]} [options] further options of Jest
 * @returns {Promise<{ passed: number, failed: number }>} tests; a suite that could not run counts as one failure
 */
export async function jestLayer(layer, env = {}, options = []) {
  const results = await runJest(layer, env, ['--maxWorkers', String(WORKERS[layer]), ...options]);
  const failed = failedSuites(results);
  if (failed.length === 0 || failed.length > MOST_RETRIED_SUITES[layer]) return tallyOf(results);

  const names = failed.map((suite) => path.relative(ROOT, suite));
  say(`\nSecond run of the suites that failed:\n  ${names.join('\n  ')}`);
  const retried = await runJest(layer, env, ['--maxWorkers', '1', '--runTestsByPath', ...failed]);
  const stillFailing = failedSuites(retried);
  for (const suite of failed)
    if (!stillFailing.includes(suite))
      say(`! unstable: ${path.relative(ROOT, suite)} failed at first and passed in its second run`);
  const settled = tallyOf(results, failed);
  const { passed, failed: failedAgain } = tallyOf(retried);
  return { passed: settled.passed + passed, failed: settled.failed + failedAgain };
}

/**
 * @param {keyof typeof WORKERS} layer
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} options
 * @returns {Promise<import('./jest-results.mjs').JestResults>}
 */
async function runJest(layer, env, options) {
  const folder = mkdtempSync(path.join(tmpdir(), 'word-unfolded-jest-'));
  const file = path.join(folder, 'results.json');
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
    ...options,
  ];
  try {
    await new Promise((resolve, reject) => {
      // The results as JSON go to standard output as well; what a person reads is on standard error.
      const child = spawn(process.execPath, args, {
        cwd: ROOT,
        env: { ...process.env, ...env, TEST_LAYER: layer },
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
