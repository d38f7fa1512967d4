import fc from 'fast-check';
import { shortNumber } from './short-number.js';

describe('a short number', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1K'],
    [1_250, '1.2K'],
    [999_999, '999.9K'],
    [1_000_000, '1M'],
    [2_550_000, '2.5M'],
    [10 ** 9, '1,000M'],
  ])('writes %d as %s', (value, text) => {
    expect(shortNumber(value, 'en')).toBe(text);
    expect(shortNumber(value, 'es')).toMatch(/[KM]$|^\d+$/);
  });

  it('never shows more than there is, and loses less than a tenth of its unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (value) => {
        const text = shortNumber(value, 'en');
        const unit = text.endsWith('M') ? 1_000_000 : text.endsWith('K') ? 1_000 : 1;
        const shown = Number(text.replace(/[KM,]/g, '')) * unit;
        expect(shown).toBeLessThanOrEqual(value + 1e-6);
        expect(value - shown).toBeLessThan(unit / 10 + 1e-6);
      }),
    );
  });
});
