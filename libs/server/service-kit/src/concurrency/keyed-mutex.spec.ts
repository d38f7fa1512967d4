import fc from 'fast-check';
import { KeyedMutex } from './keyed-mutex.js';

describe('a keyed mutex', () => {
  it('runs the work of a key one after the other, also after a failure, and other keys meanwhile', async () => {
    const mutex = new KeyedMutex<string>();
    const seen: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const first = mutex.run('ruth', async () => {
      await held;
      seen.push('first');
      throw new Error('in vain');
    });
    const second = mutex.run('ruth', async () => seen.push('second'));
    await mutex.run('boaz', async () => seen.push('another key'));
    release();
    await expect(first).rejects.toThrow('in vain');
    await second;
    expect(seen).toEqual(['another key', 'first', 'second']);
  });

  it('never runs two of a key at once, keeps their order, and forgets keys without work', async () => {
    const call = fc.record({ key: fc.constantFrom('a', 'b', 'c'), fails: fc.boolean(), name: fc.nat() });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(call, { maxLength: 12 }), async (scheduler, calls) => {
        const mutex = new KeyedMutex<string>();
        const running = new Set<string>();
        const overlaps: string[] = [];
        const order = new Map<string, number[]>();
        const done = calls.map(({ key, fails, name }) =>
          mutex.run(key, async () => {
            if (running.has(key)) overlaps.push(key);
            running.add(key);
            await scheduler.schedule(Promise.resolve());
            running.delete(key);
            order.set(key, [...(order.get(key) ?? []), name]);
            if (fails) throw new Error('in vain');
          }),
        );
        const ended = Promise.allSettled(done);
        await scheduler.waitFor(ended);
        expect(overlaps).toEqual([]);
        for (const [key, names] of order)
          expect(names).toEqual(calls.filter((each) => each.key === key).map(({ name }) => name));
        expect(mutex.size).toBe(0);
      }),
    );
  });
});
