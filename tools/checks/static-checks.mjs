import path from 'node:path';
import { ROOT } from '../setup/workspace.mjs';
import { CommandFailed, runCommand } from '../terminal/run-command.mjs';
import { say } from '../terminal/terminal.mjs';

const module = (/** @type {string[]} */ ...parts) => path.join(ROOT, 'node_modules', ...parts);

/** In parts: the types of the whole workspace at once take more memory than Node has by itself. */
const lint = (/** @type {string[]} */ ...what) => ({
  script: module('eslint', 'bin', 'eslint.js'),
  args: ['--max-warnings', '0', ...what],
});

/**
 * Those that take longest come first.
 *
 * @type {Record<'lint' | 'types', { name: string, script: string, args: string[] }[]>}
 */
const CHECKS = {
  lint: [
    { name: 'lint rules of what runs in browsers', ...lint('apps', 'libs/web') },
    { name: 'lint rules of the services', ...lint('services') },
    {
      name: 'lint rules of the rest',
      ...lint('.', ...['apps/', 'libs/web/', 'services/'].flatMap((part) => ['--ignore-pattern', part])),
    },
    {
      name: 'formatting',
      script: module('prettier', 'bin', 'prettier.cjs'),
      args: ['--check', '--log-level', 'warn', '.'],
    },
    {
      name: 'walls',
      script: module('dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
      args: ['--config', '.dependency-cruiser.mjs', 'apps', 'services', 'libs'],
    },
    { name: 'locked packages', script: path.join(ROOT, 'tools', 'checks', 'check-lock.mjs'), args: [] },
  ],
  types: [{ name: 'types', script: module('@typescript', 'native', 'bin', 'tsc'), args: ['-b'] }],
};

/** How many checks run at a time: each keeps one processor busy. */
const AT_ONCE = 2;

/**
 * Runs a group of static checks; each is counted as one.
 *
 * @param {keyof typeof CHECKS} group
 */
export async function staticChecks(group) {
  const waiting = [...CHECKS[group]];
  let failed = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) if (!(await passes(next))) failed += 1;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { passed: CHECKS[group].length - failed, failed };
}

/**
 * Runs a check and says how it ended.
 *
 * @param {(typeof CHECKS)['lint'][number]} check
 */
async function passes({ name, script, args }) {
  const output = await runCommand(process.execPath, [script, ...args], { cwd: ROOT }).then(
    () => undefined,
    (error) => (error instanceof CommandFailed ? error.output : String(error)),
  );
  say(output === undefined ? `✓ ${name}` : `✗ ${name}\n${output}`);
  return output === undefined;
}
