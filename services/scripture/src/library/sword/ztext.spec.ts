import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { ImportError } from '../import-error.js';
import { findModule } from './module-configuration.js';
import { SLOTS_BEFORE_BOOKS, slotCount, slotPlaces, versificationOf } from './versifications.js';
import { readSlots } from './ztext.js';

const folder = mkdtempSync(path.join(tmpdir(), 'sword-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a module with one verse in each testament, and index records of the given size. */
function writeModule(name: string, recordSize: number, versification = 'KJV') {
  const data = path.join(folder, 'modules', name);
  mkdirSync(data, { recursive: true });
  mkdirSync(path.join(folder, 'mods.d'), { recursive: true });
  writeFileSync(
    path.join(folder, 'mods.d', `${name}.conf`),
    `[${name}]\nDataPath=./modules/${name}/\nModDrv=zText4\nVersification=${versification}\nVersion=2.5\n`,
  );
  for (const [file, testament] of [
    ['ot', 'old'],
    ['nt', 'new'],
  ] as const) {
    const block = Buffer.from('before the verse: “Palabra” and after');
    const compressed = deflateSync(block);
    const kjv = versificationOf('KJV')!;
    const index = Buffer.alloc(slotCount(kjv, testament) * recordSize);
    const slot = SLOTS_BEFORE_BOOKS + [...slotPlaces(kjv, testament)].findIndex(({ verse }) => verse === 3);
    index.writeUInt32LE(18, slot * recordSize + 4);
    index.writeUInt16LE(Buffer.byteLength('“Palabra”'), slot * recordSize + 8);
    const record = Buffer.alloc(12);
    record.writeUInt32LE(compressed.length, 4);
    record.writeUInt32LE(block.length, 8);
    writeFileSync(path.join(data, `${file}.bzv`), index);
    writeFileSync(path.join(data, `${file}.bzs`), record);
    writeFileSync(path.join(data, `${file}.bzz`), compressed);
  }
  return findModule(folder, name)!;
}

describe('a compressed text module', () => {
  it.each([10, 12])('is read with records of ten or twelve bytes: %i', (recordSize) => {
    const slots = [...readSlots(writeModule(`records${recordSize}`, recordSize))];
    expect(slots).toEqual([
      { book: 'Gen', chapter: 1, verse: 3, osis: '“Palabra”' },
      { book: 'Matt', chapter: 1, verse: 3, osis: '“Palabra”' },
    ]);
  });

  it('is refused if its index fits no layout', () => {
    expect(() => [...readSlots(writeModule('odd', 11))]).toThrow(ImportError);
    expect(() => [...readSlots(writeModule('other', 10, 'NRSVA'))]).toThrow(/fits no layout/);
  });

  it('is refused if its numbering is unknown', () => {
    expect(() => [...readSlots(writeModule('vulgate', 10, 'Vulg'))]).toThrow(/numbered as Vulg/);
  });

  it('is refused if its data is missing', () => {
    const module = { ...writeModule('empty', 10), dataFolder: path.join(folder, 'nothing') };
    expect(() => [...readSlots(module)]).toThrow(/has no text/);
  });
});

describe('the configuration of a module', () => {
  it('is found by the name in brackets', () => {
    writeModule('named', 10);
    expect(findModule(folder, 'named')).toMatchObject({ version: '2.5', versification: 'KJV' });
    expect(findModule(folder, 'none')).toBeUndefined();
    expect(findModule(path.join(folder, 'nowhere'), 'named')).toBeUndefined();
  });
});

describe('the slots of a versification', () => {
  it('are one for each book, chapter and verse, after two initial ones', () => {
    expect(slotCount(versificationOf('KJV')!, 'old')).toBe(24_115);
    expect(slotCount(versificationOf('KJV')!, 'new')).toBe(8_246);
    expect(slotCount(versificationOf('NRSVA')!, 'old')).toBe(31_027);
    expect(slotCount(versificationOf('NRSVA')!, 'new')).toBe(8_248);
    expect(versificationOf('constructor')).toBeUndefined();
  });
});
