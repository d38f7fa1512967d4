import { setTimeout as pause } from 'node:timers/promises';
import { whileWaiting } from './while-waiting.js';

async function* slowly(pauses: readonly number[]): AsyncGenerator<number, void> {
  for (const [index, milliseconds] of pauses.entries()) {
    await pause(milliseconds);
    yield index;
  }
}

describe('whileWaiting', () => {
  it('yields all values in order, with heartbeats between them', async () => {
    const values = [];
    for await (const value of whileWaiting(slowly([0, 60, 0]), 5)) values.push(value);
    expect(values.filter((value) => value !== undefined)).toEqual([0, 1, 2]);
    const between = values.slice(values.indexOf(0) + 1, values.indexOf(1));
    expect(between.length).toBeGreaterThan(0);
    expect(values.at(-1)).toBe(2);
  });

  it('ends the source when its reader stops', async () => {
    let hasEnded = false;
    async function* endless(): AsyncGenerator<number, void> {
      try {
        for (;;) yield 1;
      } finally {
        hasEnded = true;
      }
    }
    for await (const _ of whileWaiting(endless(), 1_000)) break;
    expect(hasEnded).toBe(true);
  });

  it('fails with its source', async () => {
    async function* failing(): AsyncGenerator<number, void> {
      yield 1;
      throw new Error('gone');
    }
    const reading = async () => {
      for await (const _ of whileWaiting(failing(), 1_000));
    };
    await expect(reading()).rejects.toThrow('gone');
  });
});
