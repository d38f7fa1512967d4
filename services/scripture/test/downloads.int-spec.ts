import type { DownloadedChapter, DownloadHeading } from '@word-unfolded/contracts';
import { verseId } from '@word-unfolded/scripture-ref';
import { englishStem, wordsOf } from '@word-unfolded/scripture-text';
import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { DownloadsRepository } from '../src/downloads/downloads.repository.js';
import { PART_BYTES } from '../src/downloads/downloads.schema.js';
import { LibraryConnection } from '../src/library/library-connection.js';
import { LibraryRepository } from '../src/library/library.repository.js';
import { PorterStems } from '../src/search/words/porter-stems.js';
import { importInstalled, type ImportedLibrary } from './editions/imported-library.js';

describe('the download files', () => {
  let library: ImportedLibrary;
  let connection: LibraryConnection;
  let downloads: DownloadsRepository;
  beforeAll(() => {
    library = importInstalled();
    connection = LibraryConnection.open(library.file);
    downloads = new DownloadsRepository(connection);
  }, 300_000);
  afterAll(() => {
    connection.onModuleDestroy();
    library.remove();
  });

  const bytesOf = (id: string, from: number, to: number) => Buffer.concat([...downloads.read(id, from, to)]);
  const linesOf = (id: string) => {
    const { bytes } = downloads.list().find(({ translationId }) => translationId === id)!;
    const [heading, ...chapters] = gunzipSync(bytesOf(id, 0, bytes))
      .toString()
      .split('\n');
    return {
      heading: JSON.parse(heading!) as DownloadHeading,
      chapters: chapters.map((line) => JSON.parse(line) as DownloadedChapter),
    };
  };

  it('exist for every edition, with the announced size and hash', () => {
    expect(downloads.list().map(({ translationId }) => translationId)).toEqual(['WEB', 'spa_r09', 'KJV']);
    for (const { translationId, bytes, sha256, textBytes } of downloads.list()) {
      const file = bytesOf(translationId, 0, bytes);
      expect(file.length).toBe(bytes);
      expect(createHash('sha256').update(file).digest('hex')).toBe(sha256);
      expect(gunzipSync(file).length).toBe(textBytes);
    }
  });

  it('have every chapter of the edition, with each verse as the library returns it', async () => {
    const { heading, chapters } = linesOf('spa_r09');
    expect(heading.translation).toMatchObject({ id: 'spa_r09', licence: 'Dominio público' });
    expect(chapters.length).toBe(heading.chapters);
    expect(Object.values(heading.counts).flat().length).toBe(heading.chapters);
    const [first, last] = [verseId('Rom', 8, 1), verseId('Rom', 8, 39)];
    const repository = LibraryRepository.open(library.file);
    const verses = await repository.verses('spa_r09', { first, last }, 100);
    repository.onModuleDestroy();
    const romans = chapters.find(({ book, chapter }) => book === 'Rom' && chapter === 8);
    expect(romans?.verses).toEqual(verses);
  });

  it('are read in ranges that fit together, wherever they are cut', () => {
    const whole = bytesOf('WEB', 0, 3 * PART_BYTES);
    for (const at of [1, PART_BYTES - 1, PART_BYTES, PART_BYTES + 1, 2 * PART_BYTES + 7])
      expect(Buffer.concat([bytesOf('WEB', 0, at), bytesOf('WEB', at, 3 * PART_BYTES)])).toEqual(whole);
  });

  it('are empty for a missing edition, and beyond their end', () => {
    expect(bytesOf('none', 0, 100).length).toBe(0);
    const { bytes } = downloads.list()[0]!;
    expect(bytesOf('WEB', bytes - 10, bytes + 100).length).toBe(10);
  });

  it('can be searched on a device with the stems of the index: for every word of the English texts', () => {
    const words = new Set<string>();
    for (const id of ['WEB', 'KJV'])
      for (const { verses } of linesOf(id).chapters)
        for (const { text } of verses) for (const { folded } of wordsOf(text)) words.add(folded);
    const porter = new PorterStems();
    const all = [...words];
    const unlike = porter.of(all).flatMap((stem, at) => (stem === englishStem(all[at]!) ? [] : [all[at]]));
    porter.close();
    expect(unlike).toEqual([]);
  });
});
