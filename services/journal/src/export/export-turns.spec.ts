import { ExportTurns } from './export-turns.js';

/** Work that ends when it is told to. */
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

describe('files that are written', () => {
  it('are two at once, and one for each reader, so that nobody is kept from theirs by one who takes much', async () => {
    const turns = new ExportTurns();
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

  it('are not waited for without end', async () => {
    const turns = new ExportTurns();
    const one = held();
    const all = Array.from({ length: 22 }, (_, place) => turns.take(`reader ${place}`, one.work));
    await expect(turns.take('one more', one.work)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    one.end();
    await Promise.all(all);
    await expect(turns.take('later', () => Promise.resolve('written'))).resolves.toBe('written');
  });

  it('go on after one that failed', async () => {
    const turns = new ExportTurns();
    const failing = turns.take('ruth', () => Promise.reject(new Error('in vain')));
    const next = turns.take('ruth', () => Promise.resolve('written'));
    await expect(failing).rejects.toThrow('in vain');
    await expect(next).resolves.toBe('written');
  });
});
