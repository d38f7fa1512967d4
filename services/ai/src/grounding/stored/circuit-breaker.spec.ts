import { CircuitBreaker } from './circuit-breaker.js';
import { StoredTextUnavailableError, TranslationAwayError } from './stored-text.js';

const fails = () => Promise.reject(new StoredTextUnavailableError());
const never = () => new Promise<string>(() => {});

describe('the circuit breaker of one answer', () => {
  it('ends after two failures in a row, but not for what is there at once', async () => {
    const breaker = new CircuitBreaker();
    await expect(breaker.run(fails)).rejects.toThrow(StoredTextUnavailableError);
    await expect(breaker.run(fails)).rejects.toThrow(StoredTextUnavailableError);
    await expect(breaker.run(never)).rejects.toThrow(StoredTextUnavailableError);
    await expect(breaker.run(() => Promise.resolve('grace'))).resolves.toBe('grace');
  });

  it('does not end for a translation whose source is away', async () => {
    const breaker = new CircuitBreaker();
    const away = () => Promise.reject(new TranslationAwayError());
    for (let time = 0; time < 3; time += 1)
      await expect(breaker.run(away)).rejects.toThrow(TranslationAwayError);
    const late = () => new Promise<string>((resolve) => setImmediate(() => resolve('peace')));
    await expect(breaker.run(late)).resolves.toBe('peace');
  });
});
