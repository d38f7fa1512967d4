import fc from 'fast-check';
import { anyEntry, filedEntry, made } from '../test/filed-entries.js';
import { written } from '../test/written-file.js';
import { readJournalFile, writeJournalFile } from './index.js';

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('a journal as JSON', () => {
  it('is read back as the same entries, for any content', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyEntry, { maxLength: 3 }), async (entries) => {
        expect(readJournalFile(textOf(await written('json', entries)))).toEqual({ entries, damaged: [] });
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['no JSON', '{"format":"word-unfolded-journal"', 'JOURNAL_FILE_UNREADABLE'],
    ['something else', '{"entries":[]}', 'JOURNAL_FILE_UNKNOWN'],
    ['a list', '[]', 'JOURNAL_FILE_UNKNOWN'],
    ['without entries', '{"format":"word-unfolded-journal","version":1}', 'JOURNAL_FILE_UNKNOWN'],
    [
      'of a later version',
      '{"format":"word-unfolded-journal","version":2,"entries":[]}',
      'JOURNAL_FILE_NEWER',
    ],
  ])('that is %s is refused with its reason', (_, text, code) => {
    expect(() => readJournalFile(text)).toThrow(expect.objectContaining({ code }));
  });

  it('reports its damaged entries, and returns the others', async () => {
    const [first, last] = [filedEntry(), filedEntry({ title: 'Last' })];
    const entries = [first, filedEntry({ title: 'Another' }), last];
    const text = textOf(await written('json', entries));
    const damaged = text.replace('"title":"Another"', '"title":7');
    expect(readJournalFile(damaged)).toEqual({ entries: [first, last], damaged: [2] });
  });

  it('retains unknown keys', async () => {
    const entries = [filedEntry({ weather: { sky: 'clear', degrees: [7, null] } })];
    const read = readJournalFile(textOf(await written('json', entries)));
    expect(read).toEqual({ entries, damaged: [] });
  });

  it('may be an account export, with the earlier texts of its entries', () => {
    const { key: id, history: _, ...fields } = filedEntry();
    const counts = { words: 5, characters: 20, hasConflict: false, version: 2, textVersion: 2 };
    const flags = { hasDevotional: false, hasStudyGuide: false, hasQuote: false, hasImage: false };
    const entry = { id, localId: null, ...fields, ...counts, ...flags };
    const version = { number: 1, kind: 'written', at: fields.createdAt, title: 'Before', content: 'Once' };
    const file = { version: 1, journal: { entries: [entry], versions: [{ entryId: id, ...version }] } };
    expect(readJournalFile(JSON.stringify(file)).entries).toEqual([
      filedEntry({ history: [version as never] }),
    ]);
  });
});

describe('a journal as plain text', () => {
  it('has all reader-visible parts of an entry, in their language', async () => {
    const entry = filedEntry({
      title: 'Descanso',
      content:
        '# Hoy\n\nVenid *a mí*\ntodos\n\n> «Yo os haré descansar»\n\n1. uno\n2. dos\n\n[sitio](https://a.example)',
      scripture: 'Mateo 11:28',
      category: 'gratitude',
      mood: 'hopeful',
      tags: ['fe', 'שבת'],
      archived: true,
      generatedContent: [
        made({ content: '[Venid a mí](scripture:Matt.11.28?edition=spa_r09&mark=exact), todos.' }),
      ],
    });
    const text = textOf(await written('txt', [entry], { language: 'es' }));
    expect(text).toBe(
      [
        'Descanso\n========',
        '1 de marzo de 2026 · Mateo 11:28 · Gratitud\nEstado de ánimo: con esperanza\nEtiquetas: fe, שבת\nEn el archivo\n',
        'Hoy\n\nVenid a mí\ntodos\n\n> «Yo os haré descansar»\n\n1. uno\n2. dos\n\nsitio (https://a.example)\n',
        'Devocional: Rest\n----------------',
        'Escrito por una máquina a partir de esta entrada: study-engine. No es la Escritura.\n',
        'Venid a mí (Mateo 11:28, Reina Valera 1909, exacta), todos.\n\n',
        'Escritura citada aquí\n=====================\n',
        'Reina Valera 1909. Dominio público.\n',
      ].join('\n'),
    );
  });

  it.each([
    ['quotations in quotations without end', `${'> '.repeat(20_000)}deep`],
    ['nothing but marks', '*a_ '.repeat(12_000)],
  ])('also renders %s, as plain words', async (_, content) => {
    expect(textOf(await written('txt', [filedEntry({ content })]))).toContain(content.trim());
  });

  it('retains HTML as literal text, and both texts of an unresolved conflict', async () => {
    const side = (content: string) => ({ title: 'Mine', content });
    const conflict = { mine: side('Of the other device'), theirs: side('x'), base: side('y'), more: 0 };
    const text = textOf(
      await written('txt', [filedEntry({ content: '<script>alert(1)</script>', conflict })]),
    );
    expect(text).toContain('<script>alert(1)</script>');
    expect(text).toContain('Of the other device');
  });
});

describe('the writer of a file', () => {
  const many = function* (count: number) {
    for (let place = 0; place < count; place += 1) yield filedEntry({ title: `Day ${place}` });
  };
  const input = {
    format: 'txt',
    total: 500,
    language: 'en',
    writtenAt: new Date('2026-11-21T12:00:00Z'),
  } as const;

  it('reports its progress and the file name', async () => {
    const steps: number[] = [];
    const file = await writeJournalFile({
      ...input,
      entries: many(3),
      onProgress: (step) => steps.push(step),
    });
    expect(steps).toEqual([1, 2, 3]);
    expect(file).toMatchObject({ name: 'journal-2026-11-21.txt', mediaType: 'text/plain; charset=utf-8' });
  });

  it('stops when it is aborted', async () => {
    const ending = new AbortController();
    let taken = 0;
    const entries = many(500);
    const onProgress = () => {
      taken += 1;
      if (taken === 5) ending.abort(new Error('enough'));
    };
    const writing = writeJournalFile({
      ...input,
      entries,
      onProgress,
      signal: ending.signal,
    });
    await expect(writing).rejects.toThrow('enough');
    expect(taken).toBe(5);
  });
});
