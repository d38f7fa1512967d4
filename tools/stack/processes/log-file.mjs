import { closeSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';

/** A log that reaches this size is renamed to `<name>.log.1` and replaces the previous one. */
const LOG_BYTES = 10_000_000;

/** The file system functions in use, which a test can replace with failing ones. */
const FILE_SYSTEM = { mkdirSync, openSync, writeSync, closeSync, fstatSync, renameSync };

/**
 * The log of one process. Its size is bounded while the process runs, and it never causes an error. Lines that cannot
 * be written (the disk is full, the folder is read-only) are dropped; before the next line that can be written, one
 * line says how many are missing.
 *
 * Writing is synchronous, in one batch per event loop turn: the supervisor has nothing else to do, and a line written
 * just before a crash is the one that explains it.
 */
export class LogFile {
  /** @type {number | undefined} */
  #descriptor;
  #bytes = 0;
  #dropped = 0;
  /** A line was cut off, so the next batch begins on a new line. */
  #isCut = false;
  /** @type {string[]} */
  #waiting = [];
  #isScheduled = false;

  /**
   * @param {string} folder
   * @param {string} name of the process
   * @param {{ maxBytes?: number, fileSystem?: typeof FILE_SYSTEM }} [options]
   */
  constructor(folder, name, { maxBytes = LOG_BYTES, fileSystem = FILE_SYSTEM } = {}) {
    this.file = path.join(folder, `${name}.log`);
    this.maxBytes = maxBytes;
    this.fileSystem = fileSystem;
  }

  /** Number of dropped lines that no later line has reported yet. */
  get dropped() {
    return this.#dropped;
  }

  /** @param {string} line without its line break */
  write(line) {
    this.#waiting.push(line);
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => this.#flush());
  }

  /** Writes the buffered lines and closes the file. */
  close() {
    this.#flush();
    this.#release();
  }

  #flush() {
    this.#isScheduled = false;
    const lines = this.#waiting;
    if (lines.length === 0) return;
    this.#waiting = [];
    const note = this.#dropped > 0 ? [droppedNote(this.#dropped)] : [];
    const text = Buffer.from(`${this.#isCut ? '\n' : ''}${[...note, ...lines].join('\n')}\n`);
    try {
      this.#rotateBefore(text.length);
      this.#descriptor ??= this.#open();
      this.#append(this.#descriptor, text);
      this.#dropped = 0;
    } catch {
      this.#dropped += lines.length;
      this.#release(); // the next batch reopens it, because the folder may have been replaced
    }
  }

  /**
   * @param {number} descriptor
   * @param {Buffer} text
   */
  #append(descriptor, text) {
    for (let at = 0; at < text.length;) {
      // A disk that becomes full first accepts a part of the data.
      const written = this.fileSystem.writeSync(descriptor, text, at);
      at += written;
      this.#bytes += written;
      if (written > 0) this.#isCut = text[at - 1] !== 0x0a;
    }
  }

  /** @param {number} more number of bytes to be written */
  #rotateBefore(more) {
    if (this.#descriptor === undefined || this.#bytes === 0 || this.#bytes + more <= this.maxBytes) return;
    this.#release();
    this.fileSystem.renameSync(this.file, `${this.file}.1`);
  }

  #open() {
    this.fileSystem.mkdirSync(path.dirname(this.file), { recursive: true, mode: 0o700 });
    let descriptor = this.fileSystem.openSync(this.file, 'a', 0o600);
    this.#bytes = this.fileSystem.fstatSync(descriptor).size;
    if (this.#bytes > this.maxBytes) {
      this.fileSystem.closeSync(descriptor);
      this.fileSystem.renameSync(this.file, `${this.file}.1`);
      descriptor = this.fileSystem.openSync(this.file, 'a', 0o600);
      this.#bytes = 0;
    }
    return descriptor;
  }

  #release() {
    if (this.#descriptor === undefined) return;
    const descriptor = this.#descriptor;
    this.#descriptor = undefined;
    try {
      this.fileSystem.closeSync(descriptor);
    } catch {
      // A full disk may be reported only on close; the lines are already counted or written.
    }
  }
}

/** @param {number} count */
function droppedNote(count) {
  return JSON.stringify({
    level: 'warn',
    time: new Date().toISOString(),
    msg: `${count} log lines were dropped: the log could not be written`,
  });
}
