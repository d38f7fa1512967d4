import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareDataFolder, reasonOf } from './data-folder.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'word-unfolded-data-'));
afterAll(() => rmSync(folder, { recursive: true }));

const at = (/** @type {string[]} */ ...names) => path.join(folder, ...names);
const rightsOf = (/** @type {string} */ file) => statSync(file).mode & 0o777;

describe('the data folder', () => {
  it('is created with parts that only their owner can read', () => {
    prepareDataFolder(at('new', 'data'));
    expect(rightsOf(at('new', 'data'))).toBe(0o700);
    for (const name of ['redis', 'nats', 'mongo', 'mail', 'files', 'logs', 'secrets', 'run'])
      expect(rightsOf(at('new', 'data', name))).toBe(0o700);
  });

  it('of an earlier version keeps its permissions, and its parts become private', () => {
    mkdirSync(at('earlier', 'redis'), { recursive: true });
    chmodSync(at('earlier'), 0o755);
    chmodSync(at('earlier', 'redis'), 0o755);
    prepareDataFolder(at('earlier'));
    expect([rightsOf(at('earlier')), rightsOf(at('earlier', 'redis'))]).toEqual([0o755, 0o700]);
  });

  it('is refused with one sentence if it is a file', () => {
    writeFileSync(at('file'), '');
    expect(() => prepareDataFolder(at('file'))).toThrow(
      `The data folder ${at('file')} cannot be used: it is a file.\n` +
        'Fix this, or set DATA_DIR to another folder.',
    );
  });

  it('is refused with an explanation below a file, with a file in the place of a part, or behind a broken link', () => {
    writeFileSync(at('stone'), '');
    expect(() => prepareDataFolder(at('stone', 'data'))).toThrow('a part of its path is a file.');
    mkdirSync(at('mixed'));
    writeFileSync(at('mixed', 'redis'), '');
    expect(() => prepareDataFolder(at('mixed'))).toThrow(`${at('mixed', 'redis')} is not a folder.`);
    symlinkSync(at('nothing'), at('link'));
    expect(() => prepareDataFolder(at('link', 'data'))).toThrow('cannot be used:');
  });

  it.each([
    ['EROFS', 'it is on a file system that is mounted read-only'],
    ['EACCES', 'this user may not write there'],
    ['ENOSPC', 'the disk is full'],
  ])('explains %s', (code, words) => {
    expect(reasonOf(Object.assign(new Error('raw'), { code }))).toBe(words);
  });
});
