import { jest } from '@jest/globals';
import { abortable, TimeoutError, valueWithin, withTimeout } from './timeout.js';

const never = () => new Promise<string>(() => {});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('an operation with a timeout', () => {
  it('has the value that is there in time, and leaves no timer', async () => {
    await expect(withTimeout(Promise.resolve('grace'), 100)).resolves.toBe('grace');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('fails with its own error, and leaves no timer', async () => {
    await expect(withTimeout(Promise.reject(new Error('refused')), 100)).rejects.toThrow('refused');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('fails with a TimeoutError when the time is over, and aborts what it waits for', async () => {
    let seen: AbortSignal | undefined;
    const waiting = withTimeout((signal) => {
      seen = signal;
      return never();
    }, 100);
    const outcome = expect(waiting).rejects.toBeInstanceOf(TimeoutError);
    await jest.advanceTimersByTimeAsync(99);
    expect(seen?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await outcome;
    expect(seen?.aborted).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('fails with the error that the caller chose', async () => {
    const outcome = expect(withTimeout(never(), 100, { error: () => new Error('stalled') })).rejects.toThrow(
      'stalled',
    );
    await jest.advanceTimersByTimeAsync(100);
    await outcome;
  });

  it('ends with the signal of the caller, also one that has aborted before', async () => {
    const reader = new AbortController();
    const outcome = expect(withTimeout(never(), 100, { signal: reader.signal })).rejects.toThrow('left');
    reader.abort(new Error('left'));
    await outcome;
    await expect(withTimeout(never(), 100, { signal: reader.signal })).rejects.toThrow('left');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('leaves no timer when the operation throws before it returns a promise', async () => {
    const broken = () => {
      throw new Error('not begun');
    };
    await expect(withTimeout(broken, 100)).rejects.toThrow('not begun');
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('a value within a time', () => {
  it('is undefined when the time is over', async () => {
    const waiting = valueWithin(never(), 100);
    await jest.advanceTimersByTimeAsync(100);
    await expect(waiting).resolves.toBeUndefined();
  });

  it('fails if the promise fails within the time, also with a timeout of its own', async () => {
    await expect(valueWithin(Promise.reject(new TimeoutError(5)), 100)).rejects.toBeInstanceOf(TimeoutError);
  });

  it('ignores a failure after the time', async () => {
    const late = new Promise<string>((_, reject) => setTimeout(() => reject(new Error('late')), 200));
    const waiting = valueWithin(late, 100);
    await jest.advanceTimersByTimeAsync(300);
    await expect(waiting).resolves.toBeUndefined();
  });
});

describe('an abortable promise', () => {
  it('leaves no listener at the signal', async () => {
    const { signal } = new AbortController();
    const [added, removed] = [
      jest.spyOn(signal, 'addEventListener'),
      jest.spyOn(signal, 'removeEventListener'),
    ];
    await expect(abortable(Promise.resolve('peace'), signal)).resolves.toBe('peace');
    expect(removed).toHaveBeenCalledWith('abort', added.mock.calls[0]?.[1]);
  });

  it('fails at once if the signal has aborted before, even if the value is there', async () => {
    const signal = AbortSignal.abort(new Error('left'));
    await expect(abortable(Promise.resolve('peace'), signal)).rejects.toThrow('left');
  });
});
