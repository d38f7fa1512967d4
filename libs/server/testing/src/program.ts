import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer, connect } from 'node:net';
import path from 'node:path';
import type { Environment } from './suite-environment.js';
import { until } from './until.js';

export type ProgramPlan = {
  readonly command: string;
  readonly args: readonly string[];
  readonly environment?: Environment;
  /** The port on which it listens when it is ready. Without a port it reports readiness by an IPC message. */
  readonly port?: number;
};

/** Folders of servers that may be missing in the PATH of an ordinary user. */
const MORE_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** Long, because on a busy machine a program starts slowly. */
const READY_WITHIN_MS = 60_000;

/** A program in a separate process, which a test can kill and restart. */
export class Program {
  private child: ChildProcess | undefined;

  constructor(private readonly plan: ProgramPlan) {}

  /** @throws Error if it ends before it is ready */
  async start(): Promise<void> {
    const { command, args, environment, port } = this.plan;
    const PATH = [process.env['PATH'], ...MORE_FOLDERS].join(path.delimiter);
    const child = spawn(command, args, {
      env: { ...process.env, PATH, ...environment },
      // A program with a port is a third-party server, which logs everything to its standard error.
      stdio: port === undefined ? ['ignore', 'ignore', 'inherit', 'ipc'] : 'ignore',
    });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`${command} ${args.join(' ')} ended before it was ready`)));
      if (port === undefined) child.once('message', () => resolve());
      else until(`port ${port} answers`, () => answers(port), READY_WITHIN_MS).then(() => resolve(), reject);
    });
  }

  /** Kills it immediately (SIGKILL), if it runs. */
  async kill(): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  /** Suspends it (SIGSTOP), like a frozen machine: its connections stay open, but it does not respond. */
  pause(): void {
    this.child?.kill('SIGSTOP');
  }

  /** Resumes it (SIGCONT). */
  resume(): void {
    this.child?.kill('SIGCONT');
  }

  async killAndStart(): Promise<void> {
    await this.kill();
    await this.start();
  }
}

/** Systems give outgoing connections the ports from 32768 on: one of them may be taken before its server starts. */
const PORTS = { first: 20_000, last: 32_000 } as const;

/** A free port on loopback, which no outgoing connection will take. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.first, PORTS.last);
    if (await canListen(port)) return port;
  }
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}
