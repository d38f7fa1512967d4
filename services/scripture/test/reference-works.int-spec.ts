import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import {
  FindTopics,
  GetCommentary,
  GetCrossReferences,
  GetChapterReferences,
  GetMarginReferences,
  GetLexiconEntry,
  GetWords,
  type PassagesOfTopic,
  type TopicsOfPassage,
} from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { BOOKS, KJV_VERSE_COUNTS, partsOfVerse, verseId } from '@word-unfolded/scripture-ref';
import { GetCommentaryUseCase } from '../src/commentary/get-commentary.use-case.js';
import { GetChapterReferencesUseCase } from '../src/cross-references/get-chapter-references.use-case.js';
import { GetMarginReferencesUseCase } from '../src/cross-references/get-margin-references.use-case.js';
import { GetCrossReferencesUseCase } from '../src/cross-references/get-cross-references.use-case.js';
import { GetLexiconEntryUseCase } from '../src/lexicon/get-lexicon-entry.use-case.js';
import { readOwnGlosses } from '../src/lexicon/own-glosses.js';
import { LibraryRepository } from '../src/library/library.repository.js';
import { openLibrary } from '../src/library/open-library.js';
import { findModule } from '../src/library/sword/module-configuration.js';
import { FindTopicsUseCase } from '../src/topics/find-topics.use-case.js';
import { GetWordsUseCase } from '../src/words/get-words.use-case.js';
import { KNOWN_WORKS } from '../src/works/known-works.js';
import { importInstalled } from './editions/imported-library.js';
import { SWORD_FOLDER } from './editions/local-editions.js';
import { openStack, withoutWorks } from './reference-works-stack.js';

const folder = mkdtempSync(path.join(tmpdir(), 'reference-works-'));
const library = importInstalled();
const whole = library.file;
const stacks: INestApplicationContext[] = [];
let stack: INestApplicationContext;

beforeAll(async () => {
  for (const { module } of KNOWN_WORKS)
    if (!findModule(SWORD_FOLDER, module)) throw new Error(`Install the SWORD module ${module}.`);
  stack = await openStack(whole);
  stacks.push(stack);
});
afterAll(async () => {
  for (const each of stacks) await each.close();
  library.remove();
  rmSync(folder, { recursive: true });
});

const page = { page: 1, limit: 20 };
const words = (reference: string, language: Language = 'en', translationId?: string) =>
  stack.get(GetWordsUseCase).execute({ reference, language, translationId });
const lexicon = (strongs: string, language: Language = 'en', more: object = {}) =>
  stack.get(GetLexiconEntryUseCase).execute({ strongs, language, ...page, ...more });
const commentary = (reference: string, language: Language = 'en', translationId?: string) =>
  stack.get(GetCommentaryUseCase).execute({ reference, language, translationId });
const crossReferences = (reference: string, language: Language = 'en', more: object = {}) =>
  stack.get(GetCrossReferencesUseCase).execute({ reference, language, ...page, ...more });
const margin = (reference: string, language: Language = 'en') =>
  stack.get(GetMarginReferencesUseCase).execute({ reference, language });
const chapterReferences = (reference: string, language: Language = 'en') =>
  stack.get(GetChapterReferencesUseCase).execute({ reference, language });
const topicsOf = (reference: string, language: Language = 'en') =>
  stack.get(FindTopicsUseCase).execute({ reference, language, ...page }) as TopicsOfPassage;
const topic = (name: string, language: Language = 'en', more: object = {}) =>
  stack.get(FindTopicsUseCase).execute({ topic: name, language, ...page, ...more }) as PassagesOfTopic;

/** The words of one verse with their numbers, cut from the text in the passage response. */
async function linked(reference: string, language: Language, translationId?: string): Promise<string[]> {
  const answer = words(reference, language, translationId);
  const [verse] = answer.verses;
  const id = verseId(verse!.book as 'Gen', verse!.chapter, verse!.number);
  const library = LibraryRepository.open(whole);
  const [text] = await library.verses(answer.translation.id, { first: id, last: id }, 1);
  library.onModuleDestroy();
  return verse!.words.map(
    ({ start, end, strongs }) => `${text!.text.slice(start, end)} ${strongs.join(' ')}`,
  );
}

describe('the words of a passage', () => {
  it('have the right number where the digital Spanish text has that of a like word', async () => {
    expect(await linked('Mateo 16:16', 'es')).toContainEqual(expect.stringMatching(/Pedro G4074$/));
    expect(await linked('Génesis 14:10', 'es')).toContain('y huyeron H5127');
    expect(await linked('Isaías 13:2', 'es')).toContainEqual(expect.stringMatching(/bandera H5251$/));
    expect(await linked('Mateo 16:16', 'es')).not.toContainEqual(expect.stringContaining('G1565'));
  });

  it('are linked to the original words at their positions in the text', async () => {
    expect(await linked('Romans 8:28', 'en')).toContain('love G25');
    expect(await linked('Génesis 1:1', 'es')).toEqual([
      'En el principio H7225',
      'crió H1254',
      'Dios H430',
      'los cielos H8064',
      'y la tierra H776',
    ]);
  });

  it('are of the tagged edition of the language, unless another is requested', () => {
    expect(words('Romans 8:28').translation).toMatchObject({
      id: 'KJV',
      edition: expect.stringMatching(/^engKJV2006eb /) as unknown,
      licence: expect.stringMatching(/^Public domain/) as unknown,
    });
    expect(words('Romans 8:28', 'en', 'RV1909').translation.id).toBe('spa_r09');
  });

  it('are those of the tagged edition with the same words in an edition without tags', async () => {
    const answer = words('Romans 8:28', 'en', 'WEB');
    expect(answer).toMatchObject({
      tagged: false,
      aligned: { id: 'KJV' },
      taggedTranslations: ['KJV', 'spa_r09'],
    });
    expect(await linked('Romans 8:28', 'en', 'WEB')).toEqual(
      expect.arrayContaining(['love G25', 'God G2316']),
    );
  });

  it('are found in an edition without tags for words that have a meaning of their own, in whole chapters', () => {
    const counts = ['Genesis 1', 'Psalm 23', 'Isaiah 53', 'John 3', 'Romans 8'].map((chapter) => {
      const of = (translationId: string) =>
        words(chapter, 'en', translationId).verses.flatMap((verse) => verse.words).length;
      return of('WEB') / of('KJV');
    });
    // The rest are words of grammar, and those that the edition translates otherwise.
    expect(Math.min(...counts)).toBeGreaterThan(0.4);
  });

  it('lie within the text of their verses, in the whole Bible', () => {
    const library = openLibrary(whole);
    const [row] = library
      .prepare(
        `select count(*) from word_link join verse using (key), json_each(links) as link
         where json_extract(link.value, '$[0]') >= json_extract(link.value, '$[1]')
            or json_extract(link.value, '$[1]') > length(text)`,
      )
      .raw()
      .all() as [number][];
    library.close();
    expect(row![0]).toBe(0);
  });
});

describe('an entry of the lexicon', () => {
  it('has the dictionary text, with its source', () => {
    expect(lexicon('g0025')).toMatchObject({
      strongs: 'G25',
      language: 'greek',
      source: { id: 'strongs-greek', edition: 'StrongsGreek 3.0', language: 'en', available: true },
      entry: { lemma: 'ἀγαπάω', transliteration: 'agapáō', pronunciation: "ag-ap-ah'-o", gloss: 'to love' },
    });
    expect(lexicon('H1254').entry).toMatchObject({ lemma: 'בּרא', gloss: 'to create' });
    expect(lexicon('H2200').language).toBe('aramaic');
  });

  it("says how editions render it, the reader's own first and in its language", () => {
    const spanish = lexicon('H1254', 'es');
    expect(spanish.source.language).toBe('en');
    expect(spanish.renderings.map(({ translation }) => translation.id)).toEqual(['spa_r09', 'KJV']);
    expect(spanish.renderings[0]!.renderings[0]).toEqual({ text: 'crió', times: 13 });
    expect(lexicon('G26').renderings[0]!.renderings.slice(0, 2)).toEqual([
      { text: 'love', times: 85 },
      { text: 'charity', times: 28 },
    ]);
  });

  it('has its sense in Spanish for a reader of Spanish: our own, or that of the renderings', () => {
    expect(lexicon('h2617', 'es').spanishGloss).toBe('amor leal, misericordia');
    expect(lexicon('H2617').spanishGloss).toBeNull();
    expect(lexicon('G1002', 'es').spanishGloss).toBe('dardo');
  });

  it('has a Spanish gloss of our own where the word stands five times or more', () => {
    const library = openLibrary(whole);
    const frequent = library
      .prepare('select strongs from lemma_use group by strongs having max(times) >= 5')
      .all() as { strongs: string }[];
    library.close();
    const own = readOwnGlosses('es');
    expect(frequent.map(({ strongs }) => strongs).filter((strongs) => !own.has(strongs))).toEqual([]);
  });

  it('says where it occurs, a page at a time, with the positions of its words', () => {
    const { places } = lexicon('G25', 'es', { limit: 3 });
    expect(places.items[0]).toMatchObject({ reference: 'Mateo 5:43', canonicalId: verseId('Matt', 5, 43) });
    const [{ text, words: found }] = places.items as [(typeof places.items)[number]];
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['Amarás']);
    expect(places.pagination).toEqual({ page: 1, limit: 3, total: 109, pages: 37 });
    expect(places.books.reduce((sum, { verses }) => sum + verses, 0)).toBe(109);
    expect(places.books[0]?.book).toBe('Matt');
    const last = lexicon('G25', 'es', { limit: 3, page: 37 }).places.items;
    expect(last.map(({ reference }) => reference)).toEqual(['Apocalipsis 20:9']);
  });

  it('is refused for a number without a word', () => {
    expect(() => lexicon('G9999')).toThrow(expect.objectContaining({ code: 'SCRIPTURE_WORD_NOT_FOUND' }));
  });
});

describe('the commentary', () => {
  it('has the section about a verse, with its source', () => {
    const answer = commentary('Romans 8:28');
    expect(answer.source).toMatchObject({ id: 'matthew-henry', edition: 'MHCC 2.0', language: 'en' });
    expect(answer.sections.map(({ reference }) => reference)).toEqual(['Romans 8:28–31']);
    expect(answer.sections[0]!.paragraphs[0]).toMatch(/^That is good for the saints/);
  });

  it("has references in the numbering of the reader's translation", () => {
    expect(commentary('Jonás 2:1', 'es').sections[0]).toMatchObject({
      reference: 'Jonás 1:13-2:1',
      canonicalEndId: verseId('Jonah', 1, 17),
    });
  });

  it('has the introduction of a book and the outline of a chapter at their beginning', () => {
    const [first] = commentary('Genesis 1').sections;
    expect(first!.introduction[0]).toMatch(/^Genesis is a name taken from the Greek/);
    expect(first!.outline[0]).toEqual({ text: 'God creates heaven and earth.', verses: '1-2' });
  });

  it('covers every chapter of the Bible', () => {
    const silent = BOOKS.flatMap(({ osis }) =>
      KJV_VERSE_COUNTS[osis]!.map((_, index) => `${osis}.${index + 1}`),
    ).filter((chapter) => commentary(chapter).sections.length === 0);
    expect(silent).toEqual([]);
  });
});

describe('the topics', () => {
  it('of a passage begin with those that name it most exactly', () => {
    const { topics, source } = topicsOf('Philippians 4:6');
    expect(source).toMatchObject({ id: 'naves', available: true });
    expect(topics.slice(0, 2).map(({ name }) => name)).toContain('CARE');
    expect(topics.find(({ name }) => name === 'CARE')!.headings).toEqual(['WORLDLY', 'REMEDY FOR']);
  });

  it("have their passages, with the first words of each in the reader's translation", () => {
    const care = topic('care', 'es');
    expect(care).toMatchObject({
      topic: { name: 'CARE', askedFor: 'CARE' },
      source: { language: 'en' },
      translation: { id: 'spa_r09' },
      pagination: { total: 25 },
    });
    const lilies = care.passages.find(({ osis }) => osis === 'Matt.6.25-Matt.6.34')!;
    expect(lilies).toMatchObject({ heading: 'WORLDLY', reference: 'Mateo 6:25-34' });
    expect(lilies.text).toMatch(/^Por tanto os digo: No os congojéis .*…$/);
  });

  it('replace those that only point to them', () => {
    expect(topic('Anxiety').topic).toMatchObject({ name: 'CARE', askedFor: 'ANXIETY' });
  });

  it('are found by a part of their names, and none is invented', () => {
    expect(topic('abstinence')).toMatchObject({
      topic: { name: 'ABSTINENCE, TOTAL' },
      others: ['TOTAL ABSTINENCE'],
    });
    expect(topic('xyzzy')).toMatchObject({ topic: null, passages: [], pagination: { total: 0 } });
  });
});

describe('cross references', () => {
  it('name the source of each', () => {
    const answer = crossReferences('Matthew 4:4');
    expect(answer.items[0]).toMatchObject({
      reference: 'Deuteronomy 8:3',
      sources: ['web-notes', 'matthew-henry', 'treasury'],
      from: ['Matt.4.4'],
    });
    expect(answer.items[0]!.text).toMatch(/^He humbled you, allowed you to be hungry/);
    expect(answer.sources.map(({ id }) => id)).toEqual([
      'web-notes',
      'matthew-henry',
      'naves',
      'shared-words',
      'treasury',
    ]);
    expect(answer.sources.every(({ edition, licence }) => edition && licence)).toBe(true);
  });

  it('have well-known ones among the first', () => {
    const first = (reference: string) => crossReferences(reference).items.map((item) => item.osis);
    expect(first('Isaiah 53:5')).toContain('1Pet.2.24');
    expect(first('Genesis 1:1')).toContain('Isa.45.18');
    expect(first('Philippians 4:6').slice(0, 4)).toContain('Eph.6.18');
  });

  it('omit those inside the passage itself, and are paged', () => {
    const chapter = crossReferences('Matthew 6', 'en', { limit: 5 });
    expect(chapter.items).toHaveLength(5);
    const all = Array.from({ length: chapter.pagination.pages }, (_, index) =>
      crossReferences('Matthew 6', 'en', { limit: 5, page: index + 1 }),
    ).flatMap(({ items }) => items);
    expect(all).toHaveLength(chapter.pagination.total);
    expect(
      all.filter(
        ({ canonicalId }) =>
          partsOfVerse(canonicalId).book === 'Matt' && partsOfVerse(canonicalId).chapter === 6,
      ),
    ).toEqual([]);
  });

  it('are in the margin, the best two beside each verse, none of them within the passage', () => {
    const answer = margin('Isaiah 53:4-6');
    expect(answer.verses.map(({ canonicalId }) => partsOfVerse(canonicalId).verse)).toEqual([4, 5, 6]);
    expect(answer.verses.every(({ references }) => references.length === 2)).toBe(true);
    const psalm = margin('Salmo 23', 'es');
    const spanish = psalm.verses.flatMap(({ references }) => references);
    expect(psalm.translation.language).toBe('es');
    expect(spanish.some(({ reference }) => /^(Salmo|Isaías|Juan) \d/.test(reference))).toBe(true);
    expect(spanish.some(({ osis }) => osis.startsWith('Ps.23'))).toBe(false);
  });

  it('of a chapter lead to chapters in the order of the Bible, whichever of its verses is asked about', () => {
    const answer = chapterReferences('Romans 8:28-30');
    expect(answer).toMatchObject({ book: 'Rom', chapter: 8, name: 'Romans 8' });
    const keys = answer.chapters.map(({ nearest }) => nearest.canonicalId);
    expect(keys).toEqual([...keys].sort((a, b) => a - b));
    expect(new Set(answer.chapters.map(({ book, chapter }) => `${book} ${chapter}`)).size).toBe(keys.length);
    expect(answer.chapters.some(({ book, chapter }) => book === 'Rom' && chapter === 8)).toBe(false);
    expect(answer.chapters.find(({ book, chapter }) => book === 'Gen' && chapter === 22)).toBeDefined();
    expect(chapterReferences('Salmo 23:1', 'es').name).toBe('Salmo 23');
  });

  it('exist for most verses', () => {
    const library = openLibrary(whole);
    const [row] = library.prepare('select count(*) from cross_reference').raw().all() as [number][];
    library.close();
    expect(row![0]).toBeGreaterThan(30_000);
  });
});

describe('every response', () => {
  const chapters = ['Genesis 1', 'Job 39', 'Psalm 119', 'Obadiah', 'Romans 8', '3 John'];
  it.each(['en', 'es'] as const)('matches its contract in %s, and stays far below a megabyte', (language) => {
    const answers = [
      ...chapters.flatMap((chapter) => [
        GetWords.response.parse(words(chapter, language)),
        GetCommentary.response.parse(commentary(chapter, language)),
        GetCrossReferences.response.parse(crossReferences(chapter, language)),
        GetMarginReferences.response.parse(margin(chapter, language)),
        GetChapterReferences.response.parse(chapterReferences(chapter, language)),
        FindTopics.response.parse(topicsOf(chapter, language)),
      ]),
      ...['G2532', 'H3068', 'H859', 'G5607'].map((strongs) =>
        GetLexiconEntry.response.parse(lexicon(strongs, language, { limit: 50 })),
      ),
      FindTopics.response.parse(topic('god', language, { limit: 50 })),
      GetCommentary.response.parse(commentary('Genesis-Revelation', language)),
    ];
    expect(Math.max(...answers.map((answer) => Buffer.byteLength(JSON.stringify(answer))))).toBeLessThan(
      300_000,
    );
  });
});

describe('a library without the reference works', () => {
  it('still links words, and marks the source of each response as missing', async () => {
    const bare = await openStack(withoutWorks(whole, folder));
    stacks.push(bare);
    const request = { reference: 'Romans 8:28', language: 'en' as const, ...page };
    expect(bare.get(GetWordsUseCase).execute(request).verses[0]!.words.length).toBeGreaterThan(10);
    expect(bare.get(GetCommentaryUseCase).execute(request)).toMatchObject({
      source: { id: 'matthew-henry', edition: null, available: false },
      sections: [],
    });
    expect(bare.get(FindTopicsUseCase).execute(request)).toMatchObject({
      source: { available: false },
      topics: [],
    });
    const entry = bare.get(GetLexiconEntryUseCase).execute({ strongs: 'G25', language: 'en', ...page });
    expect(entry).toMatchObject({ entry: null, source: { available: false } });
    expect(entry.renderings[0]!.renderings[0]!.text).toBe('love');
    const related = bare.get(GetCrossReferencesUseCase).execute(request);
    expect(related.sources.filter(({ available }) => available).map(({ id }) => id)).toEqual([
      'web-notes',
      'shared-words',
      'treasury',
    ]);
  });
});
