import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TREASURY } from '../../src/cross-references/treasury.js';
import { EDITIONS, KJV, RV1909, WEB } from '../../src/library/editions.js';
import { ImportError } from '../../src/library/import-error.js';
import { importLibrary, type ImportStep } from '../../src/library/import/import-library.js';
import { runImport } from '../../src/library/import/run-import.js';
import { LibraryRepository } from '../../src/library/library.repository.js';
import { LIBRARY_VERSION } from '../../src/library/library.schema.js';
import { openLibrary } from '../../src/library/open-library.js';
import { slotPlaces, SLOTS_BEFORE_BOOKS, versificationOf } from '../../src/library/sword/versifications.js';
import { KNOWN_WORKS } from '../../src/works/known-works.js';
import { copyOfModules as copyModules } from './copied-modules.js';
import { writeDictionary } from './fake-modules.js';
import { installedModule, SWORD_FOLDER } from './local-editions.js';

const folder = mkdtempSync(path.join(tmpdir(), 'scripture-import-'));
const library = path.join(folder, 'made', 'scripture.db');
const steps: (ImportStep & { readonly published: boolean })[] = [];
const quietly = { report: () => {} };

beforeAll(() => {
  mkdirSync(path.dirname(library));
  writeFileSync(`${library}.999999999.partial`, 'what a killed import has left');
  importLibrary({
    swordFolder: SWORD_FOLDER,
    outFile: library,
    report: (step) => steps.push({ ...step, published: existsSync(library) }),
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

const copyOfModules = (name: string) => copyModules(folder, name);

const importing = (swordFolder: string, outFile: string) => () =>
  importLibrary({ swordFolder, outFile, ...quietly });

describe('the import', () => {
  it('reports each step, and its end', () => {
    expect([...new Set(steps.map(({ step }) => step))]).toEqual([
      ...['strongs-greek', 'strongs-hebrew', 'matthew-henry', 'naves'],
      ...['KJV', 'WEB', 'spa_r09'],
      ...['cross-references', 'check', 'done'],
    ]);
    expect(steps.filter(({ step }) => step === 'KJV').at(-1)).toMatchObject({ done: 67, total: 67 });
    expect(steps.every(({ done, total }) => done <= total)).toBe(true);
  });

  it('publishes the file only when it is complete and verified', () => {
    expect(steps.filter(({ published }) => published).map(({ step }) => step)).toEqual(['done']);
  });

  it('leaves no other file, and removes those of a killed import', () => {
    expect(readdirSync(path.dirname(library))).toEqual(['scripture.db']);
  });

  it('writes a read-only file', () => {
    expect(statSync(library).mode & 0o222).toBe(0);
    const database = openLibrary(library);
    expect(() => database.exec("update verse set text = ''")).toThrow(/readonly/);
    database.close();
  });

  it('records its version, the modules and a hash of the content', () => {
    const database = openLibrary(library);
    const properties = Object.fromEntries(
      database.prepare('select name, value from property').raw().all() as [string, string][],
    );
    const editions = database
      .prepare('select id, module, module_version, verses, omitted from edition')
      .raw()
      .all();
    database.close();
    const sources = [...EDITIONS, ...KNOWN_WORKS].map(({ id }) => `source.${id}`);
    const hash = expect.stringMatching(/^[0-9a-f]{64}$/) as unknown;
    expect(properties).toEqual({
      libraryVersion: String(LIBRARY_VERSION),
      works: 'strongs-greek strongs-hebrew matthew-henry naves',
      treasury: TREASURY.version,
      contentHash: hash,
      ...Object.fromEntries(sources.map((source) => [source, hash])),
    });
    expect(editions).toEqual([
      ['WEB', 'engWEB2015eb', installedModule(WEB).version, 31_098, 4],
      ['spa_r09', 'spaRV1909eb', installedModule(RV1909).version, 31_100, 0],
      ['KJV', 'engKJV2006eb', installedModule(KJV).version, 31_102, 0],
    ]);
  });

  it('leaves an up-to-date file unchanged', () => {
    const before = statSync(library);
    const steps: ImportStep[] = [];
    importLibrary({ swordFolder: SWORD_FOLDER, outFile: library, report: (step) => steps.push(step) });
    expect(steps).toEqual([{ step: 'current', done: 1, total: 1 }]);
    expect(statSync(library).ino).toBe(before.ino);
  });
});

describe('an import that fails', () => {
  const nowhere = path.join(folder, 'refused', 'scripture.db');

  it('names a missing module', () => {
    expect(importing(folder, nowhere)).toThrow(
      new ImportError(`The SWORD module engWEB2015eb is not installed in ${folder}.`),
    );
  });

  it('refuses a module with a missing verse, and names the module, the counts and the place', () => {
    const copy = copyOfModules('verse-too-few');
    const { dataFolder, versification } = installedModule(WEB);
    const index = path.join(copy, path.relative(SWORD_FOLDER, dataFolder), 'nt.bzv');
    const bytes = readFileSync(index);
    const slot = [...slotPlaces(versificationOf(versification)!, 'new')].findIndex(
      ({ book, chapter, verse }) => book === 'Rom' && chapter === 8 && verse === 28,
    );
    bytes.writeUInt16LE(0, (SLOTS_BEFORE_BOOKS + slot) * 10 + 8);
    writeFileSync(index, bytes);
    expect(importing(copy, nowhere)).toThrow(
      'The module engWEB2015eb should have 31098 verses with text and has 31097; it differs first at Rom 8:28. It is another version than the one that this import knows.',
    );
  });

  it('refuses a module whose files do not fit its numbering', () => {
    const copy = copyOfModules('cut-off');
    const { dataFolder } = installedModule(WEB);
    const index = path.join(copy, path.relative(SWORD_FOLDER, dataFolder), 'ot.bzv');
    writeFileSync(index, readFileSync(index).subarray(0, 1_000));
    expect(importing(copy, nowhere)).toThrow(/The index of the module engWEB2015eb has 1000 bytes/);
  });

  it('refuses a reference work with other counts, and names the module and the counts', () => {
    const copy = copyOfModules('another-dictionary');
    writeDictionary(copy, 'StrongsGreek', [
      {
        key: '00001',
        tei: '<orth>Α</orth><orth type="writing">A</orth><orth type="trans">a</orth><def>a letter:--a.</def>',
      },
    ]);
    expect(importing(copy, nowhere)).toThrow(
      'The module StrongsGreek should have 5523 words and has 1. It is another version than the one that this import knows.',
    );
  });

  it('leaves no file if there was none', () => {
    expect(existsSync(nowhere) ? ['a library'] : readdirSync(path.dirname(nowhere))).toEqual([]);
  });

  it('leaves the old library in place', () => {
    const before = readFileSync(library).subarray(0, 4_096);
    const copy = copyOfModules('another-version');
    const { file } = installedModule(WEB);
    const configuration = path.join(copy, 'mods.d', path.basename(file));
    writeFileSync(configuration, `${readFileSync(file, 'utf8')}\n# changed\n`);
    const failing = () =>
      importLibrary({
        swordFolder: copy,
        outFile: library,
        report: ({ step }) => {
          if (step === WEB.id) throw new Error('killed');
        },
      });
    expect(failing).toThrow('killed');
    expect(readFileSync(library).subarray(0, 4_096).equals(before)).toBe(true);
    expect(readdirSync(path.dirname(library))).toEqual(['scripture.db']);
  });
});

describe('the import command', () => {
  const run = (...parameters: string[]) => {
    const written = { out: '', error: '' };
    const code = runImport(parameters, {
      stdout: { write: (line) => (written.out += line) },
      stderr: { write: (line) => (written.error += line) },
    });
    return { code, ...written };
  };

  it('writes its progress as one JSON object per line', () => {
    expect(run('--sword', SWORD_FOLDER, '--out', library)).toEqual({
      code: 0,
      out: '{"step":"current","done":1,"total":1}\n',
      error: '',
    });
  });

  it('exits with an error and one sentence when it fails', () => {
    expect(run('--sword', folder, '--out', path.join(folder, 'x.db'))).toEqual({
      code: 1,
      out: '',
      error: `The SWORD module engWEB2015eb is not installed in ${folder}.\n`,
    });
  });

  it('prints its usage for other arguments', () => {
    for (const parameters of [[], ['--sword', folder], ['--wrong']])
      expect(run(...parameters)).toMatchObject({
        code: 1,
        error: expect.stringMatching(/^Usage: /) as unknown,
      });
  });
});

describe('opening a library fails', () => {
  it('if it does not exist', () => {
    expect(() => LibraryRepository.open(path.join(folder, 'none.db'))).toThrow(/run the import first/);
    expect(existsSync(path.join(folder, 'none.db'))).toBe(false);
  });

  it('if it has another format', () => {
    const other = path.join(folder, 'other.db');
    writeFileSync(other, 'no database at all, but long enough to be taken for one');
    expect(() => LibraryRepository.open(other)).toThrow();
  });
});
