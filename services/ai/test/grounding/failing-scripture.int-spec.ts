import { Controller, Module } from '@nestjs/common';
import {
  AppError,
  FindNearestVerses,
  GetPassage,
  ListBooks,
  type Book,
  type PassageAnswer,
  type RequestOf,
  type ResponseOf,
  type Verse,
} from '@word-unfolded/contracts';
import { parseOsis } from '@word-unfolded/scripture-ref';
import { Handles, startService, type RunningService } from '@word-unfolded/service-kit';
import { suiteEnvironment } from '@word-unfolded/testing';
import { GroundingModule } from '../../src/grounding/grounding.module.js';
import { Grounding } from '../../src/grounding/ground-answer.js';
import { LibraryModule } from '../../src/library/library.module.js';
import { StudyLibrary } from '../../src/library/study-library.js';
import { KJV, WEB } from './grounding-library.js';

const WORDS = 'The keeper of the lantern sings before the ninth bell.';
const NAMES = { id: 'WEB', abbreviation: 'WEB', name: 'Invented', language: 'en', edition: null } as const;

/** What the next calls meet; afterwards all is well. */
let failures: (() => Promise<never>)[] = [];
let awayTranslation = '';

async function meet(translationId: string | undefined): Promise<void> {
  if (translationId === awayTranslation)
    throw AppError.of('SCRIPTURE_SOURCE_UNREACHABLE', { translation: 'KJV', fallback: 'WEB' });
  await failures.shift()?.();
}
const busy = () => Promise.reject(AppError.of('SERVICE_UNAVAILABLE'));
const limited = () => Promise.reject(AppError.of('RATE_LIMITED', { seconds: 1 }));
const hangs = () => new Promise<never>(() => {});

/** A scripture service with one invented verse, Jude 5, that fails as the tests say. */
@Controller()
class FailingScripture {
  @Handles(ListBooks)
  async listBooks({ translationId }: RequestOf<typeof ListBooks>): Promise<Book[]> {
    await meet(translationId);
    return [{ osis: 'Jude', number: 65, name: 'Jude', testament: 'new', verses: [25] }];
  }

  @Handles(GetPassage)
  async getPassage({ reference, translationId }: RequestOf<typeof GetPassage>): Promise<PassageAnswer> {
    await meet(translationId);
    if (!parseOsis(reference)) throw AppError.of('SCRIPTURE_REFERENCE_NOT_UNDERSTOOD');
    const verse: Verse = {
      ...{ book: 'Jude', chapter: 1, number: 5, canonicalId: 65_001_005, canonicalEndId: 65_001_005 },
      ...{ text: WORDS, omitted: false, headings: [], title: null, lines: [], notes: [] },
    };
    return {
      reference,
      content: WORDS,
      translation: { ...NAMES, licence: 'none', notice: 'none' },
      passages: [{ reference, osis: 'Jude.1', verses: [verse] }],
      next: null,
    };
  }

  @Handles(FindNearestVerses)
  nearest(): Promise<ResponseOf<typeof FindNearestVerses>> {
    return Promise.resolve({ verses: [] });
  }
}

@Module({ controllers: [FailingScripture] })
class FailingScriptureModule {}

@Module({ imports: [GroundingModule, LibraryModule] })
class GroundingOnlyModule {}

let scripture: RunningService;
let service: RunningService;
beforeEach(async () => {
  failures = [];
  awayTranslation = '';
  const environment = suiteEnvironment();
  scripture = await startService('scripture', FailingScriptureModule, [], environment);
  service = await startService('ai', GroundingOnlyModule, [], environment);
});
afterEach(async () => {
  await service.stop();
  await scripture.stop();
});

async function check(answer: string, translations = [WEB]): Promise<string[]> {
  const grounding = service.app.get(Grounding, { strict: false });
  const chunks = (async function* () {
    yield* answer.match(/[\s\S]{1,9}/gu) ?? [];
  })();
  const verdicts: string[] = [];
  for await (const piece of grounding.check(chunks, 'en', translations))
    if (piece.kind === 'quotation') verdicts.push([piece.verdict, piece.reason].filter(Boolean).join(' '));
  return verdicts;
}

const quoted = `“${WORDS}” (Jude 5)`;

describe('grounding while the scripture service fails', () => {
  it('asks again after a failure, so that one is not noticed', async () => {
    failures = [busy];
    expect(await check(quoted)).toEqual(['exact']);
  });

  it('never remembers a failure or a limit as a verse that does not exist', async () => {
    failures = [limited, limited];
    expect(await check(quoted)).toEqual(['removed unavailable']);
    expect(await check(quoted)).toEqual(['exact']);
  });

  it('holds back a line that it cannot compare, instead of showing it unchecked', async () => {
    failures = Array.from({ length: 8 }, () => busy);
    const line = `Jude 5: ${WORDS}`;
    expect(await check(line)).toEqual(['removed unavailable']);
    failures = [];
    expect(await check(line)).toEqual(['exact']);
  });

  it('checks the quotations of others while one call hangs', async () => {
    await check(quoted); // the books are known
    failures = [hangs];
    const slow = check('“Words that stand nowhere at all” (Jude 6)', [KJV]);
    expect(await check(quoted)).toEqual(['exact']);
    expect(await slow).toEqual(['removed unavailable']);
  });

  it('says that it does not know, where the translation is away that may have the words', async () => {
    awayTranslation = KJV.id;
    const answer = '“Sailors mended the torn nets with silver thread” (Jude 6)';
    expect(await check(answer, [KJV, WEB])).toEqual(['removed unavailable']);
    awayTranslation = '';
    expect(await check(answer, [KJV, WEB])).toEqual(['removed not-found']);
  });

  it('reports a source that is away to callers of the library, not that nothing exists', async () => {
    const library = service.app.get(StudyLibrary, { strict: false });
    awayTranslation = 'WEB';
    const setting = { language: 'en', translationId: 'WEB' } as const;
    await expect(library.passage('Jude.1.5', setting)).rejects.toMatchObject({
      code: 'SCRIPTURE_SOURCE_UNREACHABLE',
    });
    awayTranslation = '';
    expect((await library.passage('Jude.1.5', setting))?.osis).toBeDefined();
  });
});
