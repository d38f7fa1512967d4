import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';

const COMPLAINT_CHARACTERS = 300;

type ProgramOptions = {
  readonly signal: AbortSignal;
  /** Bytes that it may write; it is ended when it writes more. */
  readonly maxBytes: number;
};

/** A program that reads what it is given and writes what it makes of it. */
export class Program {
  private readonly process: ChildProcessWithoutNullStreams;
  private readonly output: Promise<Buffer>;

  /** @param args never hold text of a reader: what a program reads from its input cannot be taken for an option */
  constructor(
    private readonly command: string,
    args: readonly string[],
    { signal, maxBytes }: ProgramOptions,
  ) {
    this.process = spawn(command, args, { signal, killSignal: 'SIGKILL' });
    // A program that ends before it has read everything says why by its exit.
    this.process.stdin.on('error', () => {});
    this.output = this.collect(maxBytes);
    this.output.catch(() => {});
  }

  /** Gives it more to read, at its own pace. */
  async write(contents: Buffer | string): Promise<void> {
    const { stdin } = this.process;
    if (stdin.destroyed || stdin.write(contents)) return;
    await Promise.race([once(stdin, 'drain').catch(() => undefined), this.output.catch(() => undefined)]);
  }

  /** What it has written when it is done. @throws Error when it fails, is ended, or writes too much */
  finish(): Promise<Buffer> {
    this.process.stdin.end();
    return this.output;
  }

  private async collect(maxBytes: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    let bytes = 0;
    let complaint = '';
    this.process.stdout.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > maxBytes) this.process.kill('SIGKILL');
      else pieces.push(piece);
    });
    this.process.stderr.on('data', (piece: Buffer) => {
      complaint = (complaint + piece.toString()).slice(-COMPLAINT_CHARACTERS);
    });
    const [code] = (await once(this.process, 'close')) as [number | null];
    if (bytes > maxBytes) throw new Error(`${this.command} wrote more than ${maxBytes} bytes`);
    if (code !== 0) throw new Error(`${this.command} ended with ${code ?? 'a signal'}: ${complaint.trim()}`);
    return Buffer.concat(pieces);
  }
}
