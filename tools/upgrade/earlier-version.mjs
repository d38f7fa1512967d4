import { existsSync } from 'node:fs';
import { ROOT } from '../setup/workspace.mjs';
import { runCommand } from '../terminal/run-command.mjs';

/**
 * An earlier commit in a worktree of its own, with everything built.
 *
 * @param {string} folder
 * @param {string} commit
 * @param {(detail: string) => void} progress
 * @returns {Promise<() => Promise<void>>} removes it
 */
export async function buildEarlierVersion(folder, commit, progress) {
  const git = (/** @type {string[]} */ ...args) => runCommand('git', ['worktree', ...args], { cwd: ROOT });
  if (existsSync(folder)) await git('remove', '--force', folder);
  progress(`sources of ${commit}`);
  await git('add', '--detach', folder, commit);
  progress('packages');
  await runCommand('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder });
  progress('services');
  await runCommand('npx', ['nx', 'run-many', '-t', 'build'], { cwd: folder, env: { NX_DAEMON: 'false' } });
  return async () => {
    await git('remove', '--force', folder);
  };
}
