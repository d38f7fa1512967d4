import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/workspace.mjs';
import { CommandFailed, runCommand } from '../terminal/run-command.mjs';
import { say } from '../terminal/terminal.mjs';
import { sourcesFingerprint } from './sources-fingerprint.mjs';

const module = (/** @type {string[]} */ ...parts) => path.join(ROOT, 'node_modules', ...parts);

/** Files whose content has not changed are not checked again: these rules depend on one file alone. */
const cachedIn = (/** @type {string} */ name) => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  module('.cache', `word-unfolded-${name}`),
];

/**
 * The slowest checks come first.
 *
 * @type {Record<'lint' | 'types', { name: string, script: string, args: string[] }[]>}
 */
const CHECKS = {
  lint: [
    {
      name: 'lint rules that need types',
      script: module('oxlint', 'bin', 'oxlint'),
      args: ['--type-aware', '--quiet', '.'],
    },
    {
      name: 'lint rules',
      script: module('eslint', 'bin', 'eslint.js'),
      args: ['--max-warnings', '0', ...cachedIn('eslint'), '.'],
    },
    {
      name: 'formatting',
      script: module('prettier', 'bin', 'prettier.cjs'),
      args: ['--check', '--log-level', 'warn', ...cachedIn('prettier'), '.'],
    },
    {
      name: 'boundary rules',
      script: module('dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
      args: ['--config', '.dependency-cruiser.mjs', 'apps', 'services', 'libs'],
    },
    {
      name: 'dead files, exports and packages',
      script: module('knip', 'bin', 'knip.js'),
      args: ['--config', 'knip.config.mjs', '--no-progress'],
    },
    { name: 'locked packages', script: path.join(ROOT, 'tools', 'checks', 'check-lock.mjs'), args: [] },
  ],
  types: [{ name: 'types', script: module('@typescript', 'native', 'bin', 'tsc'), args: ['-b'] }],
};

/** Number of concurrent checks. Each uses one processor. */
const AT_ONCE = 2;

/** One file for each check that has passed: the fingerprint of the sources, and how it was called. */
const PASSED = module('.cache', 'word-unfolded-passed');

/**
 * Runs a group of static checks; each is counted as one. A check that has passed for exactly these sources and packages
 * passes again without running.
 *
 * @param {keyof typeof CHECKS} group
 * @param {{ all?: boolean }} [options] `all`: every check runs
 */
export async function staticChecks(group, { all = false } = {}) {
  const waiting = [...CHECKS[group]];
  const sources = all ? undefined : await sourcesFingerprint(ROOT);
  let failed = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      if (!(await passes(next, sources))) failed += 1;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { passed: CHECKS[group].length - failed, failed };
}

/**
 * Runs a check and prints its result.
 *
 * @param {(typeof CHECKS)['lint'][number]} check
 * @param {string | undefined} sources their fingerprint
 */
async function passes({ name, script, args }, sources) {
  const stamp = path.join(PASSED, name.replaceAll(' ', '-'));
  const checked = sources && [sources, path.relative(ROOT, script), ...args].join('\n');
  if (checked && checked === stampIn(stamp)) {
    say(`✓ ${name} (unchanged since it passed)`);
    return true;
  }
  const output = await runCommand(process.execPath, [script, ...args], { cwd: ROOT }).then(
    () => undefined,
    (error) => (error instanceof CommandFailed ? error.output : String(error)),
  );
  say(output === undefined ? `✓ ${name}` : `✗ ${name}\n${output}`);
  if (output !== undefined) return false;
  if (checked) {
    mkdirSync(PASSED, { recursive: true });
    writeFileSync(stamp, checked);
  }
  return true;
}

/** @param {string} file */
function stampIn(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined; // the check has not passed yet
  }
}
