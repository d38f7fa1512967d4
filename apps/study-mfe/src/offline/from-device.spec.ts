import { CatalogueError } from '@word-unfolded/contracts';
import { askOrReadHere, hasTextsOnDevice } from './from-device.js';

const CACHE_EMPTY = CatalogueError.of('CACHE_EMPTY');
const NO_CHAPTER = CatalogueError.of('SCRIPTURE_CHAPTER_NOT_FOUND', {
  book: 'Ruth',
  chapters: 4,
  chapter: 9,
});
const fails = (error: CatalogueError) => () => Promise.reject(error);

const here = async () => ({ words: 'on this device' });

beforeEach(() => window.localStorage.setItem('offlineTranslations', '["WEB"]'));
afterEach(() => window.localStorage.clear());

describe('asking the server, or reading on this device', () => {
  it('takes the answer of the server where there is one', async () => {
    expect(await askOrReadHere(async () => ({ words: 'of the server' }), here)).toEqual({
      words: 'of the server',
    });
  });

  it('reads here what the server cannot be asked for, and says so', async () => {
    expect(await askOrReadHere(fails(CACHE_EMPTY), here)).toEqual({
      words: 'on this device',
      fromDevice: true,
    });
  });

  it('tells the error of the server where this device has nothing', async () => {
    const nothing = async () => undefined as { words: string } | undefined;
    await expect(askOrReadHere<{ words: string }>(fails(CACHE_EMPTY), nothing)).rejects.toMatchObject({
      code: 'CACHE_EMPTY',
    });
    window.localStorage.clear();
    expect(hasTextsOnDevice()).toBe(false);
    await expect(askOrReadHere<{ words: string }>(fails(CACHE_EMPTY), here)).rejects.toMatchObject({
      code: 'CACHE_EMPTY',
    });
  });

  it('does not pass over what the server says of the question itself', async () => {
    await expect(askOrReadHere<{ words: string }>(fails(NO_CHAPTER), here)).rejects.toMatchObject({
      code: 'SCRIPTURE_CHAPTER_NOT_FOUND',
    });
  });
});
