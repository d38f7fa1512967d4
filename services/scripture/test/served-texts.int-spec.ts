import { createServer } from 'node:net';
import { Module } from '@nestjs/common';
import type { PassageAnswer, Translation } from '@word-unfolded/contracts';
import { REDIS, redisConfiguration, startService, type RunningService } from '@word-unfolded/service-kit';
import { suiteEnvironment, until, type Environment } from '@word-unfolded/testing';
import type { Redis } from 'ioredis';
import { GetParallelPassagesUseCase } from '../src/parallel/get-parallel-passages.use-case.js';
import { GetPassageUseCase } from '../src/passages/get-passage.use-case.js';
import { scriptureConfiguration } from '../src/scripture.configuration.js';
import { SourcesModule } from '../src/sources/sources.module.js';
import { ListTranslationsUseCase } from '../src/translations/list-translations.use-case.js';
import { TranslationCatalogue } from '../src/translations/translation-catalogue.js';
import { FakeHelloao } from './sources/fake-helloao.js';
import { importInstalled, type ImportedLibrary } from './editions/imported-library.js';

/** Specification, section 8, "Scripture": the editions that can be read without the Bible service. */
const FALLBACK = ['Romans 8:28', 'Romans 8:28-29', 'John 3:16', 'Psalm 23:1', 'Genesis 1:1'];

let library: ImportedLibrary;
let fake: FakeHelloao;
let url: string;
const services: RunningService[] = [];

beforeAll(() => {
  library = importInstalled();
}, 180_000);
afterAll(() => library.remove());
beforeEach(async () => {
  fake = new FakeHelloao();
  url = await fake.start();
});
afterEach(async () => {
  await Promise.all(services.splice(0).map((each) => each.stop()));
  await fake.stop();
});

@Module({
  imports: [SourcesModule],
  providers: [TranslationCatalogue, GetPassageUseCase, GetParallelPassagesUseCase, ListTranslationsUseCase],
})
class TextsModule {}

/** Starts a service with its texts, as configured, and returns a client. */
async function start(overrides: Environment = {}) {
  const environment = suiteEnvironment({
    SCRIPTURE_LIBRARY: library.file,
    HELLOAO_URL: url,
    HELLOAO_TIMEOUT_MS: '7000',
    ...overrides,
  });
  const service = await startService(
    'scripture',
    TextsModule,
    [scriptureConfiguration, redisConfiguration],
    environment,
  );
  services.push(service);
  const { app } = service;
  const translations = (): Promise<Translation[]> => app.get(ListTranslationsUseCase).execute();
  const isOnline = environment['HELLOAO_URL'] === url && environment['SCRIPTURE_SOURCE'] !== 'library';
  if (isOnline && fake.behaviour('') === 'well')
    await until('the online ones are listed', async () => available(await translations()).includes('BSB'));
  return {
    redis: app.get<Redis>(REDIS, { strict: false }),
    passage: (reference: string, translationId?: string): Promise<PassageAnswer> =>
      app.get(GetPassageUseCase).execute({ reference, translationId, language: 'en' }),
    parallel: (reference: string, translationIds: string[]) =>
      app.get(GetParallelPassagesUseCase).execute({ reference, translationIds, language: 'en' }),
    translations,
  };
}

/** An address without a listener. */
async function nowhere(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

const available = (translations: Translation[]) =>
  translations.filter((each) => each.available).map(({ id }) => id);

describe('the texts of the service with the online source', () => {
  it('include every translation of the picker, and begin with the Berean Standard Bible', async () => {
    const { translations, passage } = await start();
    expect(available(await translations())).toEqual([
      ...['BSB', 'WEB', 'ENGWEBP', 'eng_webu', 'eng_t4t', 'KJV', 'spa_r09', 'spa_pdt', 'spa_vbl'],
    ]);
    expect(await passage('Romans 8:28')).toMatchObject({
      content: '28 Words of ROM 8:28; and more.',
      translation: { id: 'BSB', edition: `BSB, ${new URL(url).host}`, licence: 'Public domain' },
    });
  });

  it('have the license and notice of a translation with its words', async () => {
    const { passage } = await start();
    expect((await passage('John 3:1', 'spa_vbl')).translation).toMatchObject({
      licence: 'CC BY-SA 4.0',
      notice: expect.stringContaining('Gallagher') as unknown,
    });
  });

  it('can combine online and stored translations in one parallel view', async () => {
    const { parallel } = await start();
    const { passages, translations } = await parallel('Jonah 1:17', ['BSB', 'spa_r09', 'KJV']);
    expect(translations.map(({ abbreviation }) => abbreviation)).toEqual(['BSB', 'RV1909', 'KJV']);
    const [row] = passages[0]!.rows;
    expect(row!.cells.map(({ verses }) => `${verses[0]!.chapter}:${verses[0]!.number}`)).toEqual([
      ...['1:17', '2:1', '1:17'],
    ]);
    expect(row!.cells[0]!.verses[0]!.text).toBe('Words of JON 1:17; and more.');
    expect(row!.cells[1]!.verses[0]!.text).toMatch(/^MAS Jehová|^Mas Jehová/);
  });

  it('say why a verse is missing that the online edition omits or lacks', async () => {
    const { parallel, passage } = await start();
    const { passages } = await parallel('Matthew 17:21', ['BSB', 'spa_vbl', 'KJV']);
    expect(passages[0]!.rows[0]!.cells.map(({ absence }) => absence)).toEqual([
      ...['source-texts', 'source-texts', null],
    ]);
    expect((await passage('Genesis 1:6-8', 'spa_pdt')).content).toContain(
      '7 [sin palabras bajo este número; pueden estar en el versículo anterior]',
    );
    await expect(passage('Genesis 1:7', 'spa_pdt')).rejects.toMatchObject({ code: 'PASSAGE_EMPTY' });
  });
});

describe('the texts of the service when the online source fails', () => {
  it('come from the library if no translation was named', async () => {
    const { passage } = await start();
    fake.behaviour = () => 'cut';
    for (const reference of FALLBACK)
      expect(await passage(reference)).toMatchObject({ translation: { id: 'WEB' }, next: null });
  });

  it('cause an error that explains the failure, lists causes, and names an available translation', async () => {
    const { passage, parallel } = await start({ HELLOAO_TIMEOUT_MS: '1500' });
    fake.behaviour = () => 'never';
    const refused = await passage('Romans 8:28', 'BSB').catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'SCRIPTURE_SOURCE_UNREACHABLE',
      params: { translation: 'Berean Standard Bible', fallback: 'World English Bible' },
    });
    expect((refused as Error).message).toMatch(/^Could not connect to the Bible service .* firewall/);
    await expect(parallel('Jude 3', ['WEB', 'spa_vbl'])).rejects.toMatchObject({
      code: 'SCRIPTURE_SOURCE_UNREACHABLE',
      params: { translation: 'Versión Biblia Libre', fallback: 'Reina Valera 1909' },
    });
  });

  it.each([
    ['an error', 500, 'SCRIPTURE_FETCH_FAILED'],
    ['another form', 'other-form', 'SCRIPTURE_FORMAT_INVALID'],
    ['half of an answer', 'half', 'SCRIPTURE_FORMAT_INVALID'],
    ['nothing', 404, 'PASSAGE_EMPTY'],
  ] as const)('with %s cause an error with the text of the specification', async (_, behaviour, code) => {
    const { passage } = await start();
    fake.behaviour = () => behaviour;
    await expect(passage('Romans 8:28', 'BSB')).rejects.toMatchObject({ code });
  });
});

describe('the texts of the service without the online source', () => {
  it('are available from the library if there is no network', async () => {
    const { translations, passage } = await start({ HELLOAO_URL: await nowhere() });
    expect(available(await translations())).toEqual(['WEB', 'KJV', 'spa_r09']);
    expect(await passage('Romans 8:28')).toMatchObject({ translation: { id: 'WEB' } });
    await expect(passage('Romans 8:28', 'BSB')).rejects.toMatchObject({
      code: 'SCRIPTURE_SOURCE_UNREACHABLE',
    });
  });

  it('are available if the network drops all packets', async () => {
    fake.behaviour = () => 'never';
    const { passage } = await start();
    expect(await passage('John 3:16')).toMatchObject({ translation: { id: 'WEB' } });
  });

  it('need no network request if only the library is configured', async () => {
    const { translations, passage } = await start({ SCRIPTURE_SOURCE: 'library' });
    expect(available(await translations())).toEqual(['WEB', 'KJV', 'spa_r09']);
    await expect(passage('Romans 8:28', 'BSB')).rejects.toMatchObject({
      code: 'SCRIPTURE_TRANSLATION_UNAVAILABLE',
    });
    expect(fake.requests).toEqual([]);
  });

  it('need no Redis, neither for the library nor online', async () => {
    const { passage, redis } = await start();
    redis.disconnect();
    expect(await passage('John 3:16', 'WEB')).toMatchObject({ translation: { id: 'WEB' } });
    expect(await passage('John 3:17', 'BSB')).toMatchObject({ content: '17 Words of JHN 3:17; and more.' });
  });
});
