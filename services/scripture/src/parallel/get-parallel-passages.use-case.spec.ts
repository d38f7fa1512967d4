import { AppError, GetParallelPassages, type ParallelCell } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { KJV_NUMBERING, RV1909_NUMBERING, verseId } from '@word-unfolded/scripture-ref';
import { FakeTextSource } from '../../test/sources/fake-text-source.js';
import { onlineNumbering } from '../sources/helloao/online-numberings.js';
import { TranslationCatalogue } from '../translations/translation-catalogue.js';
import { GetParallelPassagesUseCase } from './get-parallel-passages.use-case.js';

const HELD = {
  WEB: KJV_NUMBERING,
  KJV: KJV_NUMBERING,
  spa_r09: RV1909_NUMBERING,
  ENGWEBP: onlineNumbering('ENGWEBP'),
};
const useCaseWith = (source: FakeTextSource) =>
  new GetParallelPassagesUseCase(new TranslationCatalogue(source), source);
const useCase = useCaseWith(new FakeTextSource(HELD));

const get = (reference: string, translationIds: string[], language: Language = 'en') =>
  useCase.execute({ reference, translationIds, language });

const shown = ({ verses, absence, joinedTo }: ParallelCell) =>
  absence === 'joined' ? `→ ${joinedTo}` : verses.map(({ text }) => text).join(' + ') || absence;

const rowsOf = async (reference: string, translationIds: string[], language?: Language) =>
  (await get(reference, translationIds, language)).passages.flatMap(({ rows }) =>
    rows.map(({ reference: name, cells }) => [name, ...cells.map(shown)]),
  );

describe('GetParallelPassagesUseCase', () => {
  it('aligns the same words, each with its own verse number', async () => {
    expect(await rowsOf('Jonah 1:17-2:1', ['WEB', 'spa_r09'])).toEqual([
      ['Jonah 1:17', 'Words of Jonah 1:17.', 'Words of Jonah 2:1.'],
      ['Jonah 2:1', 'Words of Jonah 2:1.', 'Words of Jonah 2:2.'],
    ]);
  });

  it("finds the passage by the number of the first translation, and names it in the reader's language", async () => {
    expect(await rowsOf('Jonás 2:1', ['RV1909', 'KJV'], 'es')).toEqual([
      ['Jonás 1:17', 'Words of Jonah 2:1.', 'Words of Jonah 1:17.'],
    ]);
    expect((await get('Jonás 2:1', ['RV1909', 'KJV'], 'es')).reference).toBe('Jonás 2:1');
  });

  it('says where words are that a translation joins to another verse', async () => {
    expect(await rowsOf('Acts 19:40-41', ['WEB', 'spa_r09'])).toEqual([
      ['Acts 19:40', 'Words of Acts 19:40.', 'Words of Acts 19:40.'],
      ['Acts 19:41', 'Words of Acts 19:41.', '→ Hechos 19:40'],
    ]);
  });

  it('shows joined words in their second row if the first is not requested', async () => {
    expect(await rowsOf('Acts 19:41', ['WEB', 'spa_r09'])).toEqual([
      ['Acts 19:41', 'Words of Acts 19:41.', 'Words of Acts 19:40.'],
    ]);
  });

  it('shows both parts of a verse that a translation divides', async () => {
    expect(await rowsOf('Judges 14:18', ['WEB', 'spa_r09'])).toEqual([
      ['Judges 14:18', 'Words of Judg 14:18.', 'Words of Judg 14:18. + Words of Judg 14:19.'],
    ]);
  });

  it('finds words that a translation has in another chapter', async () => {
    expect(await rowsOf('Romans 16:24-27', ['WEB', 'ENGWEBP'])).toEqual([
      ['Romans 16:24', 'Words of Rom 16:24.', 'Words of Rom 16:24.'],
      ['Romans 16:25', 'Words of Rom 16:25.', 'Words of Rom 14:24.'],
      ['Romans 16:26', 'Words of Rom 16:26.', 'Words of Rom 14:25.'],
      ['Romans 16:27', 'Words of Rom 16:27.', 'Words of Rom 14:26.'],
    ]);
  });

  it('gives the reason for a verse without words', async () => {
    const source = new FakeTextSource(HELD, (verse) => {
      const omission = { 36: 'source-texts', 37: 'not-supplied' } as const;
      const why = verse.book === 'Luke' && omission[verse.number as 36];
      return why ? { ...verse, text: '', lines: [], omitted: true, omission: why } : verse;
    });
    const answer = await useCaseWith(source).execute({
      reference: 'Luke 17:35-37',
      translationIds: ['WEB'],
      language: 'en',
    });
    const cells = answer.passages[0]!.rows.map(({ cells: [cell] }) => [cell!.absence, cell!.verses.length]);
    expect(cells).toEqual([
      [null, 1],
      ['source-texts', 1],
      ['not-supplied', 1],
    ]);
  });

  it('returns the edition, license and notice of each translation, each translation once', async () => {
    const { translations } = await get('Jude 3', ['WEB', 'spa_r09', 'web']);
    expect(translations.map(({ id, edition, licence, notice }) => [id, edition, licence, notice])).toEqual([
      ['WEB', 'WEB 1.0', 'Public domain', expect.stringMatching(/trademark/)],
      ['spa_r09', 'spa_r09 1.0', 'Dominio público', 'Reina Valera 1909. Dominio público.'],
    ]);
  });

  it('returns responses that match the contract', async () => {
    const answer = await get('Romans 8; Jonah; Acts 19:41', ['WEB', 'spa_r09', 'KJV', 'ENGWEBP']);
    expect(GetParallelPassages.response.safeParse(answer).error).toBeUndefined();
  });
});

describe('a long parallel passage', () => {
  it('is returned in parts of whole chapters, each with the next part in the numbering of the first translation', async () => {
    const first = await get('Jonás; Salmo 119', ['spa_r09', 'WEB'], 'es');
    expect(first.reference).toBe('Jonás');
    expect(first.next).toBe('Ps.119');
    const genesis = await get('Genesis', ['WEB', 'spa_r09']);
    expect(genesis.reference).toBe('Genesis 1–7');
    expect(genesis.next).toBe('Gen.8-Gen.50');
  });

  it('stays below a megabyte per part, however long its verses are', async () => {
    const heavy = new FakeTextSource(HELD, (verse) => ({
      ...verse,
      notes: [{ kind: 'note', text: 'ñ'.repeat(10_000) }],
    }));
    const answer = await useCaseWith(heavy).execute({
      reference: 'Romans 8',
      translationIds: ['WEB', 'KJV', 'spa_r09', 'ENGWEBP'],
      language: 'en',
    });
    expect(Buffer.byteLength(JSON.stringify(answer))).toBeLessThan(710_000);
    expect(answer.next).toMatch(/^Rom\.8\.\d+-Rom\.8\.39$/);
  });
});

describe('every verse of the canon', () => {
  it.each([[['WEB', 'spa_r09']], [['spa_r09', 'ENGWEBP']]])(
    'occurs once in each column of %j, or has a reason',
    async (ids) => {
      const rows: number[] = [];
      const unmarked: string[] = [];
      const columns = ids.map(() => new Map<string, number>());
      let reference: string | null = 'Genesis-Revelation';
      while (reference) {
        const answer: Awaited<ReturnType<typeof get>> = await get(reference, ids);
        for (const row of answer.passages.flatMap((passage) => passage.rows)) {
          rows.push(row.canonicalId);
          row.cells.forEach((cell, index) => {
            const hasReason = cell.verses.length > 0 === (cell.absence === null);
            const namesOther = (cell.absence === 'joined') === (cell.joinedTo !== null);
            if (!hasReason || !namesOther) unmarked.push(`${row.reference} ${JSON.stringify(cell)}`);
            for (const { text } of cell.verses)
              columns[index]!.set(text, (columns[index]!.get(text) ?? 0) + 1);
          });
        }
        reference = answer.next;
      }
      expect(unmarked).toEqual([]);
      expect(rows).toHaveLength(31_102);
      expect(new Set(rows).size).toBe(31_102);
      expect(rows).toContain(verseId('Jonah', 1, 17));
      for (const [index, id] of ids.entries()) {
        const { counts } = HELD[id as keyof typeof HELD];
        expect(columns[index]!.size).toBe(
          Object.values(counts)
            .flat()
            .reduce((sum, last) => sum + last, 0),
        );
        expect([...columns[index]!].filter(([, times]) => times !== 1)).toEqual([]);
      }
    },
    60_000,
  );
});

describe('an unavailable parallel view', () => {
  const refusal = async (reference: string, ids: string[]) => {
    const error = await get(reference, ids).catch((thrown: unknown) => thrown);
    return error instanceof AppError ? error.code : error;
  };

  it('is refused with the error code of the cause', async () => {
    expect(await refusal('I am 5', ['WEB'])).toBe('SCRIPTURE_REFERENCE_NOT_UNDERSTOOD');
    expect(await refusal('Jonah 1:17', ['spa_r09', 'WEB'])).toBe('SCRIPTURE_VERSE_NOT_FOUND');
    expect(await refusal('Jude 1', ['WEB', 'NIV'])).toBe('SCRIPTURE_TRANSLATION_NOT_FOUND');
    expect(await refusal('Jude 1', ['WEB', 'BSB'])).toBe('SCRIPTURE_TRANSLATION_UNAVAILABLE');
  });
});
