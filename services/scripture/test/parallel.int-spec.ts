import type { ParallelAnswer } from '@word-unfolded/contracts';
import { LibraryRepository } from '../src/library/library.repository.js';
import { GetParallelPassagesUseCase } from '../src/parallel/get-parallel-passages.use-case.js';
import { TranslationCatalogue } from '../src/translations/translation-catalogue.js';
import { importInstalled, type ImportedLibrary } from './editions/imported-library.js';

const IDS = ['spa_r09', 'WEB', 'KJV'];

let imported: ImportedLibrary;
let library: LibraryRepository;
let parallel: GetParallelPassagesUseCase;

beforeAll(() => {
  imported = importInstalled();
  library = LibraryRepository.open(imported.file);
  parallel = new GetParallelPassagesUseCase(new TranslationCatalogue(library), library);
}, 180_000);
afterAll(() => {
  library.onModuleDestroy();
  imported.remove();
});

const get = (reference: string, translationIds: string[]) =>
  parallel.execute({ reference, translationIds, language: 'en' });

describe('the editions of the library side by side', () => {
  it('have the great fish in one row, whatever its number', async () => {
    const { passages } = await get('Jonah 1:17', ['KJV', 'spa_r09']);
    const [king, reina] = passages[0]!.rows[0]!.cells;
    expect(king!.verses[0]).toMatchObject({ chapter: 1, number: 17 });
    expect(king!.verses[0]!.text).toMatch(/great fish/);
    expect(reina!.verses[0]).toMatchObject({ chapter: 2, number: 1 });
    expect(reina!.verses[0]!.text).toMatch(/un gran pez/);
  });

  it('have each verse of each edition once, and a reason for missing ones', async () => {
    const seen = IDS.map(() => new Set<string>());
    const absences: string[] = [];
    let [verses, rows, largest] = [0, 0, 0];
    let reference: string | null = 'Genesis-Revelation';
    while (reference) {
      const answer: ParallelAnswer = await get(reference, IDS);
      largest = Math.max(largest, Buffer.byteLength(JSON.stringify(answer)));
      for (const row of answer.passages.flatMap((passage) => passage.rows)) {
        rows += 1;
        row.cells.forEach((cell, index) => {
          if (cell.absence) absences.push(`${IDS[index]} ${row.reference}: ${cell.joinedTo ?? cell.absence}`);
          for (const { book, chapter, number } of cell.verses) {
            seen[index]!.add(`${book} ${chapter}:${number}`);
            verses += 1;
          }
        });
      }
      reference = answer.next;
    }
    expect(rows).toBe(31_102);
    expect(seen.map(({ size }) => size)).toEqual([31_100, 31_102, 31_102]);
    expect(verses).toBe(31_100 + 31_102 + 31_102);
    expect(largest).toBeLessThan(720_000);
    expect(absences).toEqual([
      'spa_r09 2 Samuel 20:26: 2 Samuel 20:25',
      'spa_r09 1 Chronicles 1:31: 1 Crónicas 1:30',
      'spa_r09 2 Chronicles 33:11: 2 Crónicas 33:10',
      'spa_r09 Job 35:16: Job 35:15',
      'WEB Luke 17:36: source-texts',
      'WEB Acts 8:37: source-texts',
      'WEB Acts 15:34: source-texts',
      'spa_r09 Acts 19:41: Hechos 19:40',
      'WEB Acts 24:7: source-texts',
      'spa_r09 2 Corinthians 13:13: 2 Corintios 13:12',
    ]);
  }, 120_000);
});
