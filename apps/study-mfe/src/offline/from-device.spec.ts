import { AppError } from '@word-unfolded/contracts';
import { askOrReadHere, hasTextsOnDevice, type Sources } from './from-device.js';

type Words = { readonly words: string };

const CACHE_EMPTY = AppError.of('CACHE_EMPTY');
const NO_CHAPTER = AppError.of('SCRIPTURE_CHAPTER_NOT_FOUND', {
  book: 'Ruth',
  chapters: 4,
  chapter: 9,
});
const OF_SERVER = { words: 'of the server' };
const HERE = { words: 'on this device', fromDevice: true };

const fails = (error: AppError) => () => Promise.reject(error);
const never = () => new Promise<Words>(() => undefined);
const from = (sources: Partial<Sources<Words>>) =>
  askOrReadHere<Words>({ ask: never, read: async () => ({ words: 'on this device' }), ...sources });

beforeEach(() => window.localStorage.setItem('offlineTranslations', '["WEB"]'));
afterEach(() => window.localStorage.clear());

describe('choosing between the server and this device', () => {
  it('uses the response of the server when there is one', async () => {
    expect(await from({ ask: async () => OF_SERVER })).toEqual(OF_SERVER);
  });

  it.each([CACHE_EMPTY, AppError.of('INVALID_JSON_RESPONSE'), AppError.of('INTERNAL')])(
    'reads from this device when the server cannot respond, and says so: %s',
    async (error) => {
      expect(await from({ ask: fails(error) })).toEqual(HERE);
    },
  );

  it('reads from this device when the server never responds', async () => {
    expect(await from({})).toEqual(HERE);
    const remembered = async () => ({ words: 'read before' });
    expect(await from({ remembered })).toEqual({ words: 'read before' });
  });

  it('reports a late response of the server', async () => {
    let answer: (words: Words) => void = () => undefined;
    const ask = () => new Promise<Words>((resolve) => (answer = resolve));
    const renewed = new Promise<Words>((renew) => {
      void from({ ask, renew }).then((first) => {
        expect(first).toEqual(HERE);
        answer(OF_SERVER);
      });
    });
    expect(await renewed).toEqual(OF_SERVER);
  });

  it('continues to wait for the server when this device has no data, or cannot read it', async () => {
    let answer: (words: Words) => void = () => undefined;
    const ask = () => new Promise<Words>((resolve) => (answer = resolve));
    const read = () => {
      setTimeout(() => answer(OF_SERVER));
      return Promise.reject(new Error('damaged'));
    };
    expect(await from({ ask, read })).toEqual(OF_SERVER);
  });

  it('does not wait for the server when its response would be the same', async () => {
    const read = fails(NO_CHAPTER);
    await expect(from({ read, decides: (error) => error === NO_CHAPTER })).rejects.toBe(NO_CHAPTER);
  });

  it("reports the server's error when this device has no data", async () => {
    const read = async () => undefined;
    await expect(from({ ask: fails(CACHE_EMPTY), read })).rejects.toMatchObject({ code: 'CACHE_EMPTY' });
    window.localStorage.clear();
    expect(hasTextsOnDevice()).toBe(false);
    await expect(from({ ask: fails(CACHE_EMPTY) })).rejects.toMatchObject({ code: 'CACHE_EMPTY' });
  });

  it("does not replace the server's error about the request itself", async () => {
    await expect(from({ ask: fails(NO_CHAPTER) })).rejects.toMatchObject({
      code: 'SCRIPTURE_CHAPTER_NOT_FOUND',
    });
  });
});
