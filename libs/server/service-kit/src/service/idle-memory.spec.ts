import { IdleMemory } from './idle-memory.js';

const MEGABYTE = 1024 * 1024;

/** A process whose heap shrinks a little with each collection. */
function processWith({ spare, busy }: { spare: number; busy: number }) {
  const state = { spare, busy, collected: 0 };
  const memory = new IdleMemory({
    spareBytes: () => state.spare * MEGABYTE,
    busyShare: () => state.busy,
    collect: () => {
      state.collected += 1;
      state.spare -= 5;
    },
  });
  return {
    state,
    check: (times: number) => Array.from({ length: times }).forEach(() => memory.check()),
  };
}

describe('a process', () => {
  it('gives memory back when it is idle, until little is unused', () => {
    const { state, check } = processWith({ spare: 25, busy: 0.01 });
    check(10);
    expect(state).toMatchObject({ collected: 3, spare: 10 });
  });

  it('does not while it works', () => {
    const { state, check } = processWith({ spare: 500, busy: 0.1 });
    check(10);
    expect(state.collected).toBe(0);
  });

  it('tries a few times only, and again after it was in use', () => {
    const { state, check } = processWith({ spare: 500, busy: 0 });
    check(20);
    const first = state.collected;
    expect(first).toBeLessThan(6);
    state.busy = 0.5;
    check(1);
    state.busy = 0;
    check(20);
    expect(state.collected).toBe(2 * first);
  });
});
