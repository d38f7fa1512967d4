import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Number of characters of output that are stored to explain a failure. */
const STORED = 20_000;

export class CommandFailed extends Error {
  /** @override */
  name = 'CommandFailed';

  /**
   * @param {string} command
   * @param {number | string} status
   * @param {string} output
   */
  constructor(command, status, output) {
    super(`${command} ended with ${status}\n${output.trim()}`);
    this.output = output;
  }
}

/**
 * Runs a command to its end. It is killed when this process exits.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void, inherit?: boolean }} [options]
 * `inherit` shows its output instead of collecting it
 * @returns {Promise<string>} its output
 * @throws {CommandFailed} if it exits with a status other than 0
 */
export function runCommand(command, args, { cwd, env, onLine, inherit = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: inherit ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const end = () => child.kill('SIGTERM');
    process.once('exit', end);
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        output = `${output}${line}\n`.slice(-STORED);
        onLine?.(line);
      });
    }
    child.once('error', (error) => reject(new CommandFailed(command, error.message, output)));
    child.once('close', (code, signal) => {
      process.removeListener('exit', end);
      if (code === 0) resolve(output);
      else reject(new CommandFailed(`${command} ${args.join(' ')}`, signal ?? code ?? 'an error', output));
    });
  });
}
