import { jest } from '@jest/globals';
import fc from 'fast-check';
import { PeriodicTask, type PeriodicTaskOptions } from './periodic-task.js';

type Run = { readonly signal: AbortSignal; readonly end: (error?: Error) => void };

/** A task whose turns end when the test says so. */
function taskOf(options: Partial<PeriodicTaskOptions> = {}) {
  const runs: Run[] = [];
  const errors: unknown[] = [];
  const task = new PeriodicTask({
    intervalMs: 1_000,
    run: (signal) =>
      new Promise<void>((resolve, reject) => {
        runs.push({ signal, end: (error) => (error ? reject(error) : resolve()) });
      }),
    onError: (error) => errors.push(error),
    ...options,
  });
  return { task, runs, errors };
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a periodic task', () => {
  it('has a turn at every interval, beginning with the first', async () => {
    const { task, runs } = taskOf();
    task.start();
    await pass(999);
    expect(runs).toHaveLength(0);
    await pass(1);
    runs[0]?.end();
    await pass(1_000);
    expect(runs).toHaveLength(2);
  });

  it('can begin at the start, or after a delay of its own', async () => {
    const [now, later] = [taskOf({ firstAfterMs: 0 }), taskOf({ firstAfterMs: 3_000 })];
    now.task.start();
    later.task.start();
    expect(now.runs).toHaveLength(1);
    await pass(2_999);
    expect(later.runs).toHaveLength(0);
    await pass(1);
    expect(later.runs).toHaveLength(1);
    later.runs[0]?.end();
    await pass(1_000);
    expect(later.runs).toHaveLength(2);
  });

  it('leaves out turns that are due while one runs', async () => {
    const { task, runs } = taskOf();
    task.start();
    await pass(3_500);
    expect(runs).toHaveLength(1);
    runs[0]?.end();
    await pass(499);
    expect(runs).toHaveLength(1);
    await pass(1);
    expect(runs).toHaveLength(2);
  });

  it('has one more turn after the running one when it is woken meanwhile, however often', async () => {
    const { task, runs } = taskOf({ intervalMs: 60_000 });
    task.start();
    task.wake();
    expect(runs).toHaveLength(1);
    task.wake();
    task.wake();
    runs[0]?.end();
    await pass(0);
    expect(runs).toHaveLength(2);
    runs[1]?.end();
    await pass(0);
    expect(runs).toHaveLength(2);
  });

  it('reports an error, and continues', async () => {
    const { task, runs, errors } = taskOf();
    task.start();
    await pass(1_000);
    runs[0]?.end(new Error('Redis is away'));
    await pass(1_000);
    expect(errors).toEqual([new Error('Redis is away')]);
    expect(runs).toHaveLength(2);
  });

  it('reports an error of a turn that is no promise', async () => {
    const { task, errors } = taskOf({
      run: () => {
        throw new Error('broken');
      },
    });
    task.start();
    await pass(2_000);
    expect(errors).toHaveLength(2);
  });

  it('stops: no turn begins, the running one is aborted and awaited', async () => {
    const { task, runs } = taskOf();
    task.start();
    await pass(1_000);
    task.wake();
    let isStopped = false;
    const stopping = task.stop().then(() => {
      isStopped = true;
    });
    await pass(0);
    expect([runs[0]?.signal.aborted, isStopped]).toEqual([true, false]);
    runs[0]?.end();
    await stopping;
    task.wake();
    await pass(10_000);
    expect(runs).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('does nothing when it is woken before the start, and starts once', async () => {
    const { task, runs } = taskOf();
    task.wake();
    task.start();
    task.start();
    await pass(1_000);
    expect(runs).toHaveLength(1);
  });

  it('can be started again', async () => {
    const { task, runs } = taskOf();
    task.start();
    await task.stop();
    task.start();
    await pass(1_000);
    expect(runs).toHaveLength(1);
  });

  it('never has two turns at once, and none after a stop, whatever happens in which order', async () => {
    const step = fc.oneof(
      fc.constantFrom('start', 'stop', 'wake', 'end', 'fail'),
      fc.integer({ min: 0, max: 2_500 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const open = new Set<(error?: Error) => void>();
        const wrong: string[] = [];
        let isStarted = false;
        const { task } = taskOf({
          run: () =>
            new Promise<void>((resolve, reject) => {
              if (!isStarted) wrong.push('a turn after a stop');
              if (open.size > 0) wrong.push('two turns at once');
              const end = (error?: Error) => {
                open.delete(end);
                if (error) reject(error);
                else resolve();
              };
              open.add(end);
            }),
        });
        const endAll = (error?: Error) => [...open].forEach((end) => end(error));
        for (const next of steps) {
          if (next === 'start') {
            isStarted = true;
            task.start();
          } else if (next === 'stop') {
            isStarted = false;
            void task.stop();
          } else if (next === 'wake') task.wake();
          else if (next === 'end') endAll();
          else if (next === 'fail') endAll(new Error('in vain'));
          else await pass(next);
        }
        isStarted = false;
        const stopped = task.stop();
        endAll();
        await stopped;
        expect(wrong).toEqual([]);
        expect(jest.getTimerCount()).toBe(0);
      }),
    );
  });
});
