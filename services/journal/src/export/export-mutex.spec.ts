import { ExportMutex } from './export-mutex.js';

/** Work that ends when the test resolves it. */
function held() {
  let end = () => {};
  const promise = new Promise<void>((resolve) => {
    end = resolve;
  });
  const state = { begun: false };
  const work = () => {
    state.begun = true;
    return promise;
  };
  return { state, work, end };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('ExportMutex', () => {
  it('writes two files at once and one per reader, so that a large export does not block other readers', async () => {
    const mutex = new ExportMutex();
    const [first, second, other, third] = [held(), held(), held(), held()];
    const all = [
      mutex.take('ruth', first.work),
      mutex.take('ruth', second.work),
      mutex.take('boaz', other.work),
      mutex.take('naomi', third.work),
    ];
    await settled();
    expect([first, second, other, third].map(({ state }) => state.begun)).toEqual([true, false, true, false]);
    other.end();
    await settled();
    expect([second, third].map(({ state }) => state.begun)).toEqual([false, true]);
    for (const { end } of [first, second, third]) end();
    await Promise.all(all);
    expect(second.state.begun).toBe(true);
  });

  it('refuses a request when too many wait', async () => {
    const mutex = new ExportMutex();
    const one = held();
    const all = Array.from({ length: 22 }, (_, place) => mutex.take(`reader ${place}`, one.work));
    await expect(mutex.take('one more', one.work)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    one.end();
    await Promise.all(all);
    await expect(mutex.take('later', () => Promise.resolve('written'))).resolves.toBe('written');
  });

  it('continues after a failed export', async () => {
    const mutex = new ExportMutex();
    const failing = mutex.take('ruth', () => Promise.reject(new Error('in vain')));
    const next = mutex.take('ruth', () => Promise.resolve('written'));
    await expect(failing).rejects.toThrow('in vain');
    await expect(next).resolves.toBe('written');
  });
});
