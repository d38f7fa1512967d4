import { believedTokens, countTokens } from './count-tokens.js';

describe('our own count of tokens', () => {
  it('counts prose by its bytes, and Greek and Hebrew by their letters', () => {
    expect(countTokens('In the beginning was the Word.')).toBe(9);
    expect(countTokens('λόγος')).toBe(5);
    expect(countTokens('')).toBe(0);
  });
});

describe('the count of a provider', () => {
  it('is believed while it fits what was sent and written', () => {
    expect(believedTokens(900, 1_000)).toBe(900);
    expect(believedTokens(1_300, 1_000)).toBe(1_300);
  });

  it.each([50_000, 0, -3, Number.NaN, Number.POSITIVE_INFINITY, '12', undefined, null])(
    'is replaced by our own when it is %p',
    (counted) => {
      expect(believedTokens(counted, 1_000)).toBe(1_000);
    },
  );
});
