import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findProgram } from '../../setup/find-program.mjs';
import { SuiteInputs } from './suite-inputs.mjs';

/** Programs that tests start, or do without. */
const PROGRAMS = [
  'chromium',
  'docker',
  'espeak-ng',
  'mongod',
  'nats-server',
  'opusenc',
  'redis-server',
  'turnserver',
];

/** A suite stays passed for as many states of what it depends on, so that a change and its reversal cost one run. */
const STATES = 4;

/**
 * @typedef {object} Pass of a suite
 * @property {string} fingerprint of what the suite depended on
 * @property {number} tests how many passed
 */

/**
 * The suites that have passed, each for what it depended on then ({@link SuiteInputs}). They are stored in one file,
 * which a fresh clone does not have.
 */
export class PassedSuites {
  /**
   * @param {string} root of the working tree
   * @param {string} file where they are stored
   * @param {NodeJS.ProcessEnv} env of the run
   */
  constructor(root, file, env) {
    this.root = root;
    this.file = file;
    this.env = env;
  }

  /**
   * The fingerprints of suites now.
   *
   * @param {RegExp} pattern of their files
   * @returns {Promise<Map<string, string> | undefined>} by file, relative to the root; undefined where Git cannot list
   *   the files: then every suite runs
   */
  async fingerprints(pattern) {
    const inputs = await SuiteInputs.of(this.root, machineOf(this.env));
    if (!inputs) return undefined;
    const suites = inputs.files.filter((file) => pattern.test(file));
    return new Map(suites.map((suite) => [suite, inputs.fingerprintOf(suite, this.env)]));
  }

  /**
   * The suites that have passed as they are now.
   *
   * @param {ReadonlyMap<string, string>} fingerprints
   * @returns {Map<string, number>} the number of tests of each
   */
  unchanged(fingerprints) {
    const stored = this.#stored();
    return new Map(
      [...fingerprints].flatMap(([suite, fingerprint]) => {
        const pass = stored[suite]?.find((one) => one.fingerprint === fingerprint);
        return pass ? [[suite, pass.tests]] : [];
      }),
    );
  }

  /**
   * Stores suites that have passed.
   *
   * @param {ReadonlyMap<string, number>} passed the number of tests of each
   * @param {ReadonlyMap<string, string>} before fingerprints before the run
   * @param {ReadonlyMap<string, string>} after fingerprints after it: what was changed meanwhile may not have been tested
   */
  add(passed, before, after) {
    const stored = this.#stored();
    for (const [suite, tests] of passed) {
      const fingerprint = before.get(suite);
      if (!fingerprint || fingerprint !== after.get(suite)) continue;
      const others = (stored[suite] ?? []).filter((pass) => pass.fingerprint !== fingerprint);
      stored[suite] = [{ fingerprint, tests }, ...others].slice(0, STATES);
    }
    mkdirSync(path.dirname(this.file), { recursive: true });
    writeFileSync(`${this.file}.new`, JSON.stringify(stored));
    renameSync(`${this.file}.new`, this.file);
  }

  /** @returns {Record<string, Pass[]>} */
  #stored() {
    try {
      return JSON.parse(readFileSync(this.file, 'utf8'));
    } catch {
      return {}; // nothing has passed yet
    }
  }
}

/** The programs and the library of texts that the tests use. @param {NodeJS.ProcessEnv} env */
function machineOf(env) {
  const files = [
    ...PROGRAMS.map((name) => findProgram(name)),
    env.CHROMIUM,
    env.HEADLESS_CHROMIUM,
    env.SCRIPTURE_LIBRARY,
  ];
  return JSON.stringify([process.platform, process.arch, ...files.map((file) => file && stateOf(file))]);
}

/** @param {string} file */
function stateOf(file) {
  const found = statSync(file, { throwIfNoEntry: false });
  return [file, found?.size, found?.mtimeMs];
}
