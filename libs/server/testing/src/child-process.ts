import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Environment } from './suite-environment.js';

/** Long, because on a busy machine a process starts slowly. */
const READY_WITHIN_MS = 120_000;

/** How much of the end of its standard error an error contains, in characters. */
const SHOWN_OUTPUT = 4_000;

/**
 * Starts a Node process, and waits for its first message, which reports that it is ready.
 *
 * @param main the file that it runs
 * @param environment all its variables besides PATH
 * @throws Error with the end of its standard error, if it cannot be started, ends first, or never reports
 */
export async function forkReady(
  main: string,
  environment: Environment,
  withinMs = READY_WITHIN_MS,
): Promise<ChildProcess> {
  const child = fork(main, {
    env: { ...environment, PATH: process.env['PATH'] },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  let output = '';
  let isReady = false;
  child.stderr?.on('data', (part: Buffer) => {
    if (isReady) process.stderr.write(part);
    else output = (output + part.toString()).slice(-SHOWN_OUTPUT);
  });
  const settled = new AbortController();
  const { signal } = settled;
  const failed = (how: string) => new Error(`${main} ${how} before it was ready\n${output}`);
  try {
    await Promise.race([
      once(child, 'message', { signal }), // rejects on an error of the process, too
      // After the end of its output, unlike `exit`.
      once(child, 'close', { signal }).then(([status, by]) => {
        throw failed(`ended (${by ?? status})`);
      }),
      expiry(withinMs, signal).then(() => {
        throw failed(`ran for ${withinMs} ms`);
      }),
    ]);
    isReady = true;
    return child;
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  } finally {
    settled.abort();
  }
}

/** Ends a process, unless it has ended, and waits for its end. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

function expiry(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
