import { ExportJournal, ImportJournal, importPortions } from '@word-unfolded/contracts';
import { JOURNAL_CATEGORIES, JOURNAL_MOODS } from '@word-unfolded/domain';
import { readJournalFile, type FiledEntry } from '@word-unfolded/journal-file';
import fc from 'fast-check';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { JournalUnderTest, NOW } from '../journal-fixture.js';
import { JournalReader } from '../journal-reader.js';

let journal: JournalUnderTest;
beforeAll(async () => {
  journal = await JournalUnderTest.start();
});
afterAll(() => journal.stop());

const RUNS = 5;

const words = fc
  .array(fc.constantFrom('grace', 'año', 'חסד', '恩', '🙏', '*marked*', '<b>'), {
    minLength: 1,
    maxLength: 8,
  })
  .map((some) => some.join(' '));
const moment = fc
  .date({ min: new Date('2001-01-01'), max: new Date(NOW), noInvalidDate: true })
  .map((date) => date.toISOString());
const text = fc.record({ title: words, content: words });
const version = fc.record({
  number: fc.integer({ min: 1, max: 50 }),
  kind: fc.constantFrom('written' as const, 'merged' as const, 'restored' as const, 'aside' as const),
  at: moment,
  title: words,
  content: words,
});
const unknownKeys = fc.dictionary(
  fc.stringMatching(/^x-[a-z$.]{1,8}$/),
  fc.jsonValue({ depthSize: 'small' }).map((value): unknown => JSON.parse(JSON.stringify(value))),
  { maxKeys: 3 },
);

const entry = fc
  .record({
    title: words,
    content: words,
    scripture: fc.constantFrom('', 'Ruth 2:12'),
    date: fc.constantFrom('2024-02-29', '2025-12-31', '2026-01-01'),
    createdAt: moment,
    updatedAt: moment,
    category: fc.constantFrom(...JOURNAL_CATEGORIES),
    tags: fc.subarray(['Fe', 'שבת', 'hope']),
    mood: fc.constantFrom(null, ...JOURNAL_MOODS),
    archived: fc.boolean(),
    deletedAt: fc.constantFrom(null, NOW),
    generatedContent: fc.constantFrom(
      [],
      [
        {
          id: 'made-once',
          type: 'quote' as const,
          title: '',
          content: 'A refuge',
          image: null,
          writer: 'study-engine',
          active: true,
          createdAt: NOW,
        },
      ],
    ),
    conflict: fc.option(fc.record({ mine: text, theirs: text, base: text, more: fc.nat({ max: 3 }) }), {
      nil: null,
    }),
    history: fc.uniqueArray(version, { selector: ({ number }) => number, maxLength: 4 }),
    unknownKeys,
  })
  .map(({ unknownKeys: others, ...known }) => ({ ...others, ...known }));

const journals = fc
  .array(entry, { minLength: 1, maxLength: 6 })
  .map((entries) => entries.map((each, place): FiledEntry => ({ ...each, key: `local_entry-${place}` })));

async function bring(reader: JournalReader, entries: readonly FiledEntry[]): Promise<void> {
  for (const portion of importPortions(entries)) {
    const { results } = await journal.ask(ImportJournal, { userId: reader.id, entries: portion });
    expect(results.map(({ status }) => status)).toEqual(portion.map(() => 'imported'));
  }
}

async function exportAll(reader: JournalReader): Promise<Map<string, FiledEntry>> {
  const request = { userId: reader.id, format: 'json', ids: null, language: 'en' } as const;
  const { key } = await journal.ask(ExportJournal, request);
  const { entries, damaged } = readJournalFile(String(await readFile(path.join(journal.files, key))));
  expect(damaged).toEqual([]);
  return new Map(entries.map((each) => [each.key, each]));
}

describe('a journal imported from A into B and back into A', () => {
  it('is unchanged: texts, history, dates, bin, archive, conflicts, contents and unknown keys', async () => {
    await fc.assert(
      fc.asyncProperty(journals, async (entries) => {
        const [a, b, again] = [0, 1, 2].map(() => new JournalReader(journal));
        await bring(a!, entries);
        const fromA = await exportAll(a!);
        await bring(b!, [...fromA.values()]);
        const fromB = await exportAll(b!);
        await bring(again!, [...fromB.values()]);
        expect(fromB).toEqual(fromA);
        expect(await exportAll(again!)).toEqual(fromA);
        for (const { history: _, ...written } of entries)
          expect(fromA.get(written.key)).toMatchObject(written);
        for (const { key, history } of entries)
          expect(fromA.get(key)?.history).toEqual(expect.arrayContaining([...history]));
      }),
      { numRuns: RUNS },
    );
  });
});
