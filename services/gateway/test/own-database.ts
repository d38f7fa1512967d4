import { freePort, Program, type Environment } from '@word-unfolded/testing';
import path from 'node:path';

/** It runs as built. */
const MAIN = path.join(import.meta.dirname, '../../../libs/server/embedded-mongo/dist/main.js');

/** An embedded server in a process that a test can kill, freeze, and limit in size, whatever database the run has. */
export class OwnDatabase {
  private constructor(
    private readonly folder: string,
    private readonly port: number,
    private program: Program,
  ) {}

  /** @param bytes limits the size of its files, which has the effect of a full disk */
  static async start(folder: string, bytes?: number): Promise<OwnDatabase> {
    const port = await freePort();
    const program = programOf(folder, port, bytes);
    await program.start();
    return new OwnDatabase(folder, port, program);
  }

  get uri(): string {
    return `mongodb://127.0.0.1:${this.port}/?replicaSet=rs0`;
  }

  get environment(): Environment {
    return { MONGODB_URI: this.uri };
  }

  start(): Promise<void> {
    return this.program.start();
  }

  kill(): Promise<void> {
    return this.program.kill();
  }

  pause(): void {
    this.program.pause();
  }

  resume(): void {
    this.program.resume();
  }

  killAndStart(): Promise<void> {
    return this.program.killAndStart();
  }

  /** Starts it again, on a disk with room. */
  async makeSpace(): Promise<void> {
    await this.program.kill();
    this.program = programOf(this.folder, this.port);
    await this.program.start();
  }

  stop(): Promise<void> {
    return this.program.kill();
  }
}

function programOf(folder: string, port: number, bytes?: number): Program {
  const args = [MAIN, '--folder', path.join(folder, 'mongo'), '--port', String(port)];
  if (bytes === undefined) return new Program({ command: process.execPath, args });
  // POSIX counts blocks of 512 bytes.
  const limited = `ulimit -f ${Math.floor(bytes / 512)}; exec "$0" "$@"`;
  return new Program({ command: 'sh', args: ['-c', limited, process.execPath, ...args] });
}
