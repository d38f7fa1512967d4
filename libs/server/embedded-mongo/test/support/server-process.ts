import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';

const MAIN = path.join(import.meta.dirname, '..', '..', 'dist', 'main.js');

const PIPES: SpawnOptions = { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] };

/** How a process has ended. */
export type Exit = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

/** A server in a process of its own, as it is built. */
export type ServerProcess = {
  readonly uri: string;
  readonly isOwner: boolean;
  readonly child: ChildProcess;
  /** What it has written to its standard output. */
  output(): string;
  readonly exit: Promise<Exit>;
  end(signal: NodeJS.Signals): Promise<Exit>;
};

/** @throws Error when the process ends before it is ready, with what it said */
export function startServerProcess(...args: readonly string[]): Promise<ServerProcess> {
  return announced(spawn(process.execPath, [MAIN, ...args], PIPES));
}

/** A server none of whose files may grow beyond a size: to LMDB as good as a full disk. */
export function startLimitedServerProcess(bytes: number, ...args: readonly string[]): Promise<ServerProcess> {
  // POSIX counts blocks of 512 bytes. Node ignores the signal that comes with the error.
  const script = `ulimit -f ${Math.floor(bytes / 512)}; exec "$0" "$@"`;
  return announced(spawn('sh', ['-c', script, process.execPath, MAIN, ...args], PIPES));
}

async function announced(child: ChildProcess): Promise<ServerProcess> {
  if (!existsSync(MAIN)) throw new Error(`${MAIN} is not built: npm run build -w libs/server/embedded-mongo`);
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream]?.on('data', (chunk: Buffer) => (said[stream] += chunk.toString()));
  const exit = endOf(child);
  const message = once(child, 'message') as Promise<[{ uri: string; isOwner: boolean }]>;
  const first = await Promise.race([message.then(([announcement]) => announcement), exit]);
  if (!('uri' in first)) throw new Error(`the server process ended with ${first.code}: ${said.stderr}`);
  return {
    ...first,
    child,
    output: () => said.stdout,
    exit,
    end: (signal) => {
      child.kill(signal);
      return exit;
    },
  };
}

/** The event `close` would say the same, but does not come where the channel was closed from this side. */
async function endOf(child: ChildProcess): Promise<Exit> {
  const outputs = Promise.all(
    [child.stdout, child.stderr].map((stream) => (stream ? once(stream, 'close') : Promise.resolve([]))),
  );
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  await outputs;
  return { code, signal };
}
