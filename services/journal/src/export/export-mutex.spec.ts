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
    const turns = new ExportMutex();
    const [first, second, other, third] = [held(), held(), held(), held()];
    const all = [
      turns.take('ruth', first.work),
      turns.take('ruth', second.work),
      turns.take('boaz', other.work),
      turns.take('naomi', third.work),
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
    const turns = new ExportMutex();
    const one = held();
    const all = Array.from({ length: 22 }, (_, place) => turns.take(`reader ${place}`, one.work));
    await expect(turns.take('one more', one.work)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    one.end();
    await Promise.all(all);
    await expect(turns.take('later', () => Promise.resolve('written'))).resolves.toBe('written');
  });

  it('continues after a failed export', async () => {
    const turns = new ExportMutex();
    const failing = turns.take('ruth', () => Promise.reject(new Error('in vain')));
    const next = turns.take('ruth', () => Promise.resolve('written'));
    await expect(failing).rejects.toThrow('in vain');
    await expect(next).resolves.toBe('written');
  });
});
