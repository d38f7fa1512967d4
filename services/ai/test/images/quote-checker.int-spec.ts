import { AppError, type GetPassage, type PassageAnswer, type RequestOf } from '@word-unfolded/contracts';
import {
  formatOsis,
  formatReference,
  locatePassage,
  parseOsis,
  parseReference,
  partsOfVerse,
} from '@word-unfolded/scripture-ref';
import type { ContractClient } from '@word-unfolded/service-kit';
import { Grounding } from '../../src/grounding/ground-answer.js';
import { StoredTextUnavailableError } from '../../src/grounding/stored/stored-text.js';
import { QuoteChecker } from '../../src/images/words/quote-checker.js';
import type { QuotableTranslations } from '../../src/library/quotable-translations.js';
import { GroundingLibrary, KJV, LibraryFinder, RV1909, WEB } from '../grounding/grounding-library.js';
import { WordLibrary } from '../grounding/word-library.js';

const EDITIONS = {
  WEB: { ...WEB, name: 'World English Bible' },
  KJV: { ...KJV, name: 'King James Version' },
  spa_r09: { ...RV1909, name: 'Reina Valera 1909' },
} as const;

let library: GroundingLibrary;
let checker: QuoteChecker;
beforeAll(() => {
  library = new GroundingLibrary();
  checker = checking(new LibraryFinder(library));
});

function checking(finder: LibraryFinder): QuoteChecker {
  const translations = {
    of: ({ language }: { language: string }) =>
      Promise.resolve(language === 'es' ? [RV1909, WEB] : [WEB, KJV, RV1909]),
  } as QuotableTranslations;
  const client = { ask: (_: unknown, request: RequestOf<typeof GetPassage>) => passage(request) };
  return new QuoteChecker(
    new Grounding(library, finder, new WordLibrary()),
    client as unknown as ContractClient,
    translations,
  );
}

/** What the scripture service answers. */
async function passage({
  reference,
  translationId,
  language,
}: RequestOf<typeof GetPassage>): Promise<PassageAnswer> {
  const edition =
    EDITIONS[(translationId ?? (language === 'es' ? 'spa_r09' : 'WEB')) as keyof typeof EDITIONS];
  const parsed = parseReference(reference, language);
  const places = parseOsis(reference) ?? (parsed.understood ? parsed.passages : []);
  const counts = (await library.counts(edition.id))!;
  const located = locatePassage(places[0]!, counts);
  if (!located.exists) throw AppError.of('SCRIPTURE_PASSAGE_MISSING' as never);
  const verses = await library.verses(located.range, edition.id);
  const osis = formatOsis(places);
  const named = formatReference(places, edition.language);
  const set = verses.map(({ id, text }) => {
    const { book, chapter, verse } = partsOfVerse(id);
    return {
      book,
      chapter,
      number: verse,
      canonicalId: id,
      canonicalEndId: id,
      text,
      headings: [],
      title: null,
    };
  });
  return {
    reference: named,
    content: '',
    translation: edition,
    passages: [{ reference: named, osis, verses: set }],
    next: null,
  } as unknown as PassageAnswer;
}

/** Words that begin as Scripture does, and go on as it does not. */
const MISQUOTES = [
  'And the LORD spake unto Moses, saying, thou shalt buy a faster chariot before the sabbath.',
  'In the beginning God created the heavens and the earth, and afterwards he rested in a garden of pure gold until the evening came.',
];

const check = (quote: string, more: object = {}) => checker.of({ quote, language: 'en', ...more });

describe('a quote with a reference', () => {
  it('gets the stored words, the reference of its verses and the edition', async () => {
    expect(await check('for god so loved the world', { reference: 'John 3:16' })).toEqual({
      quote: 'For God so loved the world',
      source: 'John 3:16',
      edition: 'World English Bible',
    });
    const kjv = { reference: 'Psalm 23', translationId: 'KJV' };
    expect(await check('The LORD is my shepherd; I shall not want.', kjv)).toEqual({
      quote: 'The LORD is my shepherd; I shall not want.',
      source: 'Psalm 23:1',
      edition: 'King James Version',
    });
  });

  it('becomes the stored words when it is close to them', async () => {
    const { quote } = await check('For God so loved the universe, that he gave his only born Son', {
      reference: 'John 3:16',
    });
    expect(quote).toContain('For God so loved the world');
  });

  it('is found in another edition than the default one, unless the edition was chosen', async () => {
    const quote = 'The LORD is my shepherd; I shall not want.';
    expect(await check(quote, { reference: 'Psalm 23:1' })).toEqual({
      quote,
      source: 'Psalm 23:1',
      edition: 'King James Version',
    });
    await expect(check(quote, { reference: 'Psalm 23:1', translationId: 'WEB' })).rejects.toMatchObject({
      code: 'IMAGE_QUOTE_DIFFERS',
    });
  });

  it('is refused when other words stand there', async () => {
    await expect(check('Jesus laughed.', { reference: 'John 11:35' })).rejects.toMatchObject({
      code: 'IMAGE_QUOTE_DIFFERS',
      status: 400,
    });
  });
});

describe('a quote without a reference', () => {
  it('gets one when it is Scripture, in both languages', async () => {
    expect(
      await check('The heavens declare the glory of God; and the firmament sheweth his handywork.'),
    ).toMatchObject({
      source: 'Psalm 19:1',
      edition: 'King James Version',
    });
    const spanish = 'Los cielos cuentan la gloria de Dios, y la expansión denuncia la obra de sus manos.';
    expect(await check(spanish, { language: 'es' })).toMatchObject({
      source: 'Salmo 19:1',
      edition: 'Reina Valera 1909',
    });
  });

  it('becomes Scripture when it is nearly so', async () => {
    const { quote, source } = await check('For God so loved the universe, that he gave his only born Son');
    expect([quote.includes('universe'), source]).toEqual([false, 'John 3:16']);
  });

  it('is refused when it only looks like Scripture', async () => {
    const outcomes = [];
    for (const quote of MISQUOTES)
      outcomes.push(await check(quote).catch((error: { code: string }) => error.code));
    expect(outcomes).toEqual(MISQUOTES.map(() => 'IMAGE_QUOTE_MISQUOTED'));
  });

  it('says whose words it has when it is no Scripture', async () => {
    const quote = 'Our hearts are restless until they find their rest in thee.';
    expect(await check(quote, { attribution: 'Augustine' })).toEqual({
      quote,
      source: 'Augustine',
      edition: '',
    });
    expect(await check('Grace for today')).toMatchObject({ source: 'Words of a reader' });
    expect(await check('Gracia para hoy', { language: 'es' })).toMatchObject({
      source: 'Palabras de un lector',
    });
  });

  it('is checked where its author says that it stands', async () => {
    const source = { attribution: 'Paul, Philippians 4:13' };
    expect(await check('all things through Christ', source)).toMatchObject({ source: 'Philippians 4:13' });
    await expect(check('You can do everything you want', source)).rejects.toMatchObject({
      code: 'IMAGE_QUOTE_DIFFERS',
    });
    await expect(
      check('God helps those who help themselves', { attribution: 'The Bible' }),
    ).rejects.toMatchObject({ code: 'IMAGE_AUTHOR_IS_SCRIPTURE' });
  });

  it('is refused when nothing of it can be seen', async () => {
    for (const quote of ['<p> </p>', '…', '\u200b'])
      await expect(check(quote)).rejects.toMatchObject({ code: 'IMAGE_QUOTE_EMPTY' });
  });

  it('is not drawn while it cannot be compared', async () => {
    const finder = new LibraryFinder(library);
    finder.nearest = () => Promise.reject(new StoredTextUnavailableError());
    const quote = 'For God so loved the universe, that he gave his Son.';
    await expect(checking(finder).of({ quote, language: 'en' })).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    });
  });
});
