import fs, { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LogFile } from './log-file.mjs';
import { until } from '../until.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'word-unfolded-log-'));
afterAll(() => rmSync(folder, { recursive: true }));

let room = Infinity;

/**
 * A file system with space for a number of bytes. It reports ENOSPC like a real one: first a partial write, then an
 * error.
 */
const limited = {
  mkdirSync: fs.mkdirSync,
  closeSync: fs.closeSync,
  fstatSync: fs.fstatSync,
  renameSync: fs.renameSync,
  openSync: (/** @type {[string, string, number]} */ ...of) => {
    if (room < 0) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
    return fs.openSync(...of);
  },
  writeSync: (/** @type {number} */ file, /** @type {Buffer} */ text, /** @type {number} */ at) => {
    const taken = Math.min(room, text.length - at);
    if (taken <= 0) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
    room -= taken;
    return fs.writeSync(file, text, at, taken);
  },
};

/** @param {string} name @param {number} [maxBytes] */
function open(name, maxBytes) {
  const fileSystem = /** @type {typeof fs} */ (/** @type {unknown} */ (limited));
  return new LogFile(folder, name, { fileSystem, ...(maxBytes && { maxBytes }) });
}

const contents = (/** @type {string} */ name) => readFileSync(path.join(folder, name), 'utf8');

beforeEach(() => {
  room = Infinity;
});

describe('the log of a process', () => {
  it('drops lines while the disk is full, and reports their number when there is space again', async () => {
    const log = open('full');
    log.write('before');
    await until('it is written', () => statSync(log.file, { throwIfNoEntry: false })?.size === 7);
    room = 3;
    log.write('the part of a line');
    log.write('lost as well');
    await until('they are dropped', () => log.dropped === 2);
    room = -1;
    log.write('lost too');
    await until('it is dropped', () => log.dropped === 3);
    room = Infinity;
    log.write('after');
    log.close();
    const lines = contents('full.log').split('\n');
    expect([lines[0], lines[1], lines[3], lines[4]]).toEqual(['before', 'the', 'after', '']);
    expect(JSON.parse(lines[2] ?? '')).toMatchObject({
      level: 'warn',
      msg: '3 log lines were dropped: the log could not be written',
    });
    expect(log.dropped).toBe(0);
  });

  it('is bounded while the process runs: a large log is rotated', async () => {
    const log = open('large', 100);
    for (const letter of ['a', 'b', 'c']) {
      log.write(letter.repeat(60));
      await until('it is written', () => statSync(log.file, { throwIfNoEntry: false })?.size === 61);
      await until('it is this one', () => contents('large.log').startsWith(letter));
    }
    log.close();
    expect(contents('large.log.1')).toBe(`${'b'.repeat(60)}\n`);
    expect(contents('large.log')).toBe(`${'c'.repeat(60)}\n`);
  });

  it('continues the log of an earlier process, and is readable by its owner only', () => {
    for (const line of ['first', 'second']) {
      const log = open('again');
      log.write(line);
      log.close();
    }
    expect(contents('again.log')).toBe('first\nsecond\n');
    expect(statSync(path.join(folder, 'again.log')).mode & 0o777).toBe(0o600);
  });

  it('does not fail if its folder is a file', () => {
    writeFileSync(path.join(folder, 'file'), '');
    const log = new LogFile(path.join(folder, 'file'), 'nowhere');
    log.write('lost');
    log.close();
    expect(log.dropped).toBe(1);
  });
});
