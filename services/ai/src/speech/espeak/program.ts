import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';

const COMPLAINT_CHARACTERS = 300;

type ProgramOptions = {
  readonly signal: AbortSignal;
  /** Most bytes that it may write; it is ended when it writes more. */
  readonly maxBytes: number;
};

/** A child process that reads an input and writes an output. */
export class Program {
  private readonly process: ChildProcessWithoutNullStreams;
  private readonly output: Promise<Buffer>;

  /** @param args never contain text of a reader: a program cannot mistake its standard input for an option */
  constructor(
    private readonly command: string,
    args: readonly string[],
    { signal, maxBytes }: ProgramOptions,
  ) {
    this.process = spawn(command, args, { signal, killSignal: 'SIGKILL' });
    // A program that ends before it has read everything reports the reason by its exit.
    this.process.stdin.on('error', () => {});
    this.output = this.collect(maxBytes);
    this.output.catch(() => {});
  }

  /** Writes more input, at the pace of the program. */
  async write(contents: Buffer | string): Promise<void> {
    const { stdin } = this.process;
    if (stdin.destroyed || stdin.write(contents)) return;
    await Promise.race([once(stdin, 'drain').catch(() => undefined), this.output.catch(() => undefined)]);
  }

  /** The whole output. @throws Error when it fails, is ended, or writes too much */
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
