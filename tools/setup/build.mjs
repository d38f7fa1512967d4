import { existsSync } from 'node:fs';
import path from 'node:path';
import { CommandFailed, runCommand } from '../terminal/run-command.mjs';
import { Problem, step } from '../terminal/terminal.mjs';
import { ROOT } from './workspace.mjs';

const NX = path.join(ROOT, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');
const OLDER_NX = path.join(ROOT, 'node_modules', 'nx', 'bin', 'nx.js');

/** Builds every app and service. Nx caches the unchanged ones. */
export async function buildAll() {
  const nx = existsSync(NX) ? NX : OLDER_NX;
  await step('Building', async (progress) => {
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
  });
}
