import { jest } from '@jest/globals';
import { createAutosave } from './entry-draft.js';

describe('autosave', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const open = (save: () => Promise<void>) => {
    const failures: unknown[] = [];
    return { failures, autosave: createAutosave(save, (error) => failures.push(error)) };
  };

  it('saves within a second of the first keystroke, however fast the others follow', async () => {
    let saves = 0;
    const { autosave } = open(async () => void (saves += 1));
    for (let key = 0; key < 10; key += 1) {
      autosave.touch();
      await jest.advanceTimersByTimeAsync(99);
    }
    expect(saves).toBeGreaterThanOrEqual(2);
  });

  it('saves at once when the page is closed', async () => {
    let saves = 0;
    const { autosave } = open(async () => void (saves += 1));
    autosave.touch();
    await autosave.flush();
    expect(saves).toBe(1);
    expect(autosave.isDirty()).toBe(false);
  });

  it('saves a change made during a save after that save, not in parallel', async () => {
    let inside = 0;
    let most = 0;
    let saves = 0;
    const { autosave } = open(async () => {
      inside += 1;
      most = Math.max(most, inside);
      saves += 1;
      if (saves === 1) autosave.touch();
      await Promise.resolve();
      inside -= 1;
    });
    autosave.touch();
    await autosave.flush();
    expect([saves, most]).toEqual([2, 1]);
  });

  it('saves a change that follows a save which outlasted the delay', async () => {
    let saves = 0;
    const { autosave } = open(async () => {
      await new Promise((resolve) => setTimeout(resolve, 900));
      saves += 1;
    });
    autosave.touch();
    await jest.advanceTimersByTimeAsync(500);
    autosave.touch();
    await jest.advanceTimersByTimeAsync(5_000);
    autosave.touch();
    await jest.advanceTimersByTimeAsync(5_000);
    expect([saves, autosave.isDirty()]).toEqual([3, false]);
  });

  it('stays unsaved when the device rejects the write, and retries', async () => {
    let isFull = true;
    const { autosave, failures } = open(() =>
      isFull ? Promise.reject(new Error('full')) : Promise.resolve(),
    );
    autosave.touch();
    await autosave.flush();
    expect(failures).toHaveLength(1);
    expect(autosave.isDirty()).toBe(true);
    autosave.touch();
    await jest.advanceTimersByTimeAsync(3_100);
    expect(failures).toHaveLength(2);
    isFull = false;
    await jest.advanceTimersByTimeAsync(3_100);
    expect(autosave.isDirty()).toBe(false);
  });
});
