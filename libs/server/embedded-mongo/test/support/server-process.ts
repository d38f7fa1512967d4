import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';

const MAIN = path.join(import.meta.dirname, '..', '..', 'dist', 'main.js');

const PIPES: SpawnOptions = { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] };

/** How a process ended. */
type Exit = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

/** The built server in a separate process. */
export type ServerProcess = {
  readonly uri: string;
  readonly isOwner: boolean;
  readonly child: ChildProcess;
  /** Its standard output so far. */
  output(): string;
  readonly exit: Promise<Exit>;
  end(signal: NodeJS.Signals): Promise<Exit>;
};

/** @throws Error with the output of the process if it ends before it is ready */
export function startServerProcess(...args: readonly string[]): Promise<ServerProcess> {
  return announced(spawn(process.execPath, [MAIN, ...args], PIPES));
}

/** A server whose files cannot grow beyond a size. For LMDB this is equivalent to a full disk. */
export function startLimitedServerProcess(bytes: number, ...args: readonly string[]): Promise<ServerProcess> {
  // POSIX counts blocks of 512 bytes. Node ignores the signal that comes with the error.
  const script = `ulimit -f ${Math.floor(bytes / 512)}; exec "$0" "$@"`;
  return announced(spawn('sh', ['-c', script, process.execPath, MAIN, ...args], PIPES));
}

async function announced(child: ChildProcess): Promise<ServerProcess> {
  if (!existsSync(MAIN)) throw new Error(`${MAIN} is not built: npm run build -w libs/server/embedded-mongo`);
  const printed = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream]?.on('data', (chunk: Buffer) => (printed[stream] += chunk.toString()));
  const exit = endOf(child);
  const message = once(child, 'message') as Promise<[{ uri: string; isOwner: boolean }]>;
  const first = await Promise.race([message.then(([announcement]) => announcement), exit]);
  if (!('uri' in first)) throw new Error(`the server process ended with ${first.code}: ${printed.stderr}`);
  return {
    ...first,
    child,
    output: () => printed.stdout,
    exit,
    end: (signal) => {
      child.kill(signal);
      return exit;
    },
  };
}

/** The event `close` has the same information, but is not emitted if this side closed the channel. */
async function endOf(child: ChildProcess): Promise<Exit> {
  const outputs = Promise.all(
    [child.stdout, child.stderr].map((stream) => (stream ? once(stream, 'close') : Promise.resolve([]))),
  );
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  await outputs;
  return { code, signal };
}
