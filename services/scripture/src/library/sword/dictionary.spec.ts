import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ImportError } from '../import-error.js';
import { writeDictionary } from '../../../test/editions/fake-modules.js';
import { readDictionary } from './dictionary.js';
import { findModule } from './module-configuration.js';

const folder = mkdtempSync(path.join(tmpdir(), 'dictionary-'));
afterAll(() => rmSync(folder, { recursive: true }));

const entries = [
  { key: 'ALPHA', tei: '<def>the first</def>' },
  { key: 'ÑANDÚ', tei: '<def>ave</def>' },
  { key: 'ÑANDÚ', tei: '<def>otra vez</def>' },
];

describe('a dictionary module', () => {
  it('is read in its order, including duplicates', () => {
    writeDictionary(folder, 'Whole', entries);
    expect([...readDictionary(findModule(folder, 'Whole')!)]).toEqual(entries);
  });

  it('is refused if its files are inconsistent', () => {
    writeDictionary(folder, 'Cut', entries);
    const module = findModule(folder, 'Cut')!;
    writeFileSync(`${module.dataFolder}.zdt`, Buffer.from('nothing'));
    expect(() => [...readDictionary(module)]).toThrow(ImportError);
  });

  it('is refused if a file is missing', () => {
    writeDictionary(folder, 'Part', entries);
    const module = findModule(folder, 'Part')!;
    rmSync(`${module.dataFolder}.idx`);
    expect(() => [...readDictionary(module)]).toThrow(/The module Part has no .*\.idx/);
  });
});
