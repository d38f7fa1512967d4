import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../setup/workspace.mjs';

/**
 * How many suites run at a time, for a machine with two processors. Those of the integration layer often wait: for a
 * process that starts, for a lock that is let go, for a disk.
 */
const WORKERS = { unit: 2, integration: 3, browser: 2 };

const JEST = path.join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');

/**
 * Runs a layer of the tests.
 *
 * @param {keyof typeof WORKERS} layer
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ passed: number, failed: number }>} tests; a suite that could not run counts as one failure
 */
export async function jestLayer(layer, env = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'word-unfolded-jest-'));
  const file = path.join(folder, 'results.json');
  try {
    await runJest(layer, file, env);
    const results = JSON.parse(readFileSync(file, 'utf8'));
    return {
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {keyof typeof WORKERS} layer
 * @param {string} file
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<void>}
 */
function runJest(layer, file, env) {
  const args = [
    '--experimental-vm-modules',
    '--no-warnings',
    JEST,
    '--maxWorkers',
    String(WORKERS[layer]),
    '--json',
    '--outputFile',
    file,
    '--silent=false',
    '--passWithNoTests',
    // After the last test and the tear-down: what a failed test has left open must not keep the run from its summary.
    '--forceExit',
  ];
  return new Promise((resolve, reject) => {
    // The results as JSON go to standard output as well; what a person reads is on standard error.
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env, TEST_LAYER: layer },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', () => resolve());
  });
}
