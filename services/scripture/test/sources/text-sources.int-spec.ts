import { verseId } from '@word-unfolded/scripture-ref';
import type { Redis } from 'ioredis';
import { LibraryRepository } from '../../src/library/library.repository.js';
import { LibraryFirstSource } from '../../src/sources/library-first.source.js';
import type { HelloaoSource } from '../../src/sources/helloao/helloao.source.js';
import { openHelloao, openRedis } from './helloao-fixture.js';
import { FakeHelloao } from './fake-helloao.js';
import { importInstalled, type ImportedLibrary } from '../editions/imported-library.js';
import { describeTextSource } from './text-source.contract.js';

const fake = new FakeHelloao();
let redis: Redis;
let imported: ImportedLibrary;
let library: LibraryRepository;
let helloao: HelloaoSource;

beforeAll(async () => {
  imported = importInstalled();
  library = LibraryRepository.open(imported.file);
  redis = openRedis();
  helloao = openHelloao(redis, await fake.start());
  await helloao.refresh();
}, 180_000);
afterAll(async () => {
  library.onModuleDestroy();
  await redis.quit();
  await fake.stop();
  imported.remove();
});

describeTextSource('the local library', () => library, ['WEB', 'spa_r09', 'KJV']);

describeTextSource('the Free Use Bible API', () => helloao, [
  'BSB',
  'ENGWEBP',
  'eng_webu',
  'eng_t4t',
  'spa_r09',
  'spa_pdt',
  'spa_vbl',
]);

describe('the library combined with the Free Use Bible API', () => {
  const jonah = { first: verseId('Jonah', 2, 1), last: verseId('Jonah', 2, 1) };

  it('has all translations of both, and each edition once', async () => {
    const source = new LibraryFirstSource(library, helloao);
    const ids = (await source.translations()).map(({ id }) => id);
    expect(ids).toEqual([
      ...['WEB', 'spa_r09', 'KJV'],
      ...['BSB', 'ENGWEBP', 'eng_webu', 'eng_t4t', 'spa_pdt', 'spa_vbl'],
    ]);
    expect(await source.translations()).toBe(await source.translations());
  });

  it('reads translations that both have from the library', async () => {
    const source = new LibraryFirstSource(library, helloao);
    const requestsBefore = fake.requests.length;
    expect((await source.verses('spa_r09', jonah, 1))[0]!.text).toMatch(/^Mas Jehová había prevenido/);
    expect(fake.requests).toHaveLength(requestsBefore);
  });

  it('reads the others online', async () => {
    const source = new LibraryFirstSource(library, helloao);
    expect((await source.verses('BSB', jonah, 1))[0]!.text).toBe('Words of JON 2:1; and more.');
  });
});

describeTextSource('the library with the Free Use Bible API behind it', () => joined(), ['WEB', 'BSB']);

let both: LibraryFirstSource | undefined;
function joined(): LibraryFirstSource {
  both ??= new LibraryFirstSource(library, helloao);
  return both;
}
