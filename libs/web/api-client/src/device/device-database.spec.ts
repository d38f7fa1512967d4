import { jest } from '@jest/globals';
import { DATABASE_RETURNED, DatabaseSilentError, deviceDatabase } from './device-database.js';

type FakeRequest = { result: unknown; onsuccess?: () => void };

/** A browser that opens nothing before it is asked to. */
function slowBrowser() {
  const requests: FakeRequest[] = [];
  const factory = {
    open: () => {
      const request: FakeRequest = { result: { close: () => undefined } };
      requests.push(request);
      return request;
    },
  } as unknown as IDBFactory;
  return { factory, requests, answer: () => requests.forEach(({ onsuccess }) => onsuccess?.()) };
}

const named = (name: string, factory: IDBFactory) =>
  deviceDatabase({ name, factory, create: () => undefined });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a browser that does not open its databases', () => {
  it('is waited for once, and announces when it answers after all', async () => {
    const browser = slowBrowser();
    const [notes, bookmarks] = [named('notes', browser.factory), named('bookmarks', browser.factory)];
    const returned = jest.fn();
    window.addEventListener(DATABASE_RETURNED, returned);

    const first = notes.connect();
    const failure = expect(first).rejects.toThrow(DatabaseSilentError);
    await jest.advanceTimersByTimeAsync(2_000);
    await failure;
    const second = expect(bookmarks.connect()).rejects.toThrow(DatabaseSilentError);
    await jest.advanceTimersByTimeAsync(0); // the second is not waited for again
    await second;
    expect(returned).not.toHaveBeenCalled();

    browser.answer();
    await jest.advanceTimersByTimeAsync(0);
    expect(returned).toHaveBeenCalledTimes(2);
    await expect(notes.connect()).resolves.toBe(browser.requests[0]?.result);
    expect(browser.requests).toHaveLength(2); // the late connections are used
    window.removeEventListener(DATABASE_RETURNED, returned);
  });

  it('is waited for without an end where nothing else depends on it', async () => {
    const browser = slowBrowser();
    const connected = named('answers', browser.factory).connectAtLast();
    await jest.advanceTimersByTimeAsync(60_000);
    browser.answer();
    await expect(connected).resolves.toBe(browser.requests[0]?.result);
  });
});

describe('a browser that refuses its databases', () => {
  it('is reported at once, and asked again the next time', async () => {
    let refusals = 0;
    const factory = {
      open: () => {
        refusals += 1;
        throw new DOMException('Storage is forbidden.', 'SecurityError');
      },
    } as unknown as IDBFactory;
    const notes = named('notes', factory);
    await expect(notes.connect()).rejects.toThrow('forbidden');
    await expect(notes.connect()).rejects.toThrow('forbidden');
    expect(refusals).toBe(2);
  });
});
