import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandFailed, runCommand } from '../terminal/run-command.mjs';
import { Problem, step } from '../terminal/terminal.mjs';
import { ROOT } from './workspace.mjs';

const STAMP = path.join(ROOT, 'node_modules', '.installed-for');

/** Installs the packages of package-lock.json, unless exactly these are already installed. */
export async function ensurePackages() {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  await step('Installing packages', async (progress) => {
    progress('about a minute the first time');
    await runCommand('npm', ['ci', '--no-audit', '--no-fund'], { cwd: ROOT }).catch((error) => {
      throw new Problem(
        `The packages could not be installed.\n${error instanceof CommandFailed ? error.output : error}`,
      );
    });
    writeFileSync(STAMP, wanted);
  });
}

/** The inputs of the installation: the lock file, the platform, and the Node version because of compiled packages. */
function fingerprint() {
  const lock = readFileSync(path.join(ROOT, 'package-lock.json'));
  const platform = `${process.platform} ${process.arch} ${process.versions.modules}`;
  return createHash('sha256').update(lock).update(platform).digest('hex');
}
