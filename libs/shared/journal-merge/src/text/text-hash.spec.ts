import { textHash } from './text-hash.js';

describe('the hash of a text', () => {
  it('is the same for any composition of letters and any line ends', () => {
    expect(textHash('Señor\r\nDios')).toBe(textHash('Sen\u0303or\nDios'));
    expect(textHash('')).toMatch(/^[0-9a-f]{16}$/);
  });

  it('differs for texts that differ in one character', () => {
    const texts = Array.from({ length: 2_000 }, (_, number) => `Whither thou goest ${number}`);
    expect(new Set(texts.map(textHash)).size).toBe(2_000);
  });
});
