import { Patience } from './patience.js';
import { StoredTextUnavailableError, TranslationAwayError } from './stored-text.js';

const fails = () => Promise.reject(new StoredTextUnavailableError());
const never = () => new Promise<string>(() => {});

describe('the patience of one answer', () => {
  it('ends after two failures in a row, but not for what is there at once', async () => {
    const patience = new Patience();
    await expect(patience.waitFor(fails)).rejects.toThrow(StoredTextUnavailableError);
    await expect(patience.waitFor(fails)).rejects.toThrow(StoredTextUnavailableError);
    await expect(patience.waitFor(never)).rejects.toThrow(StoredTextUnavailableError);
    await expect(patience.waitFor(() => Promise.resolve('grace'))).resolves.toBe('grace');
  });

  it('does not end for a translation whose source is away', async () => {
    const patience = new Patience();
    const away = () => Promise.reject(new TranslationAwayError());
    for (let time = 0; time < 3; time += 1)
      await expect(patience.waitFor(away)).rejects.toThrow(TranslationAwayError);
    const late = () => new Promise<string>((resolve) => setImmediate(() => resolve('peace')));
    await expect(patience.waitFor(late)).resolves.toBe('peace');
  });
});
