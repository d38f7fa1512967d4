import { countedRendering } from './rendering.js';

describe('a normalized rendering', () => {
  it('ignores leading function words, punctuation and case', () => {
    expect(countedRendering('á los que Aman,', 'es')).toBe('aman');
    expect(countedRendering('EN el principio', 'es')).toBe('principio');
    expect(countedRendering('thou shalt love', 'en')).toBe('love');
    expect(countedRendering('God’s', 'en')).toBe('god’s');
  });

  it('stays whole if it has only function words', () => {
    expect(countedRendering('á los', 'es')).toBe('á los');
    expect(countedRendering('And', 'en')).toBe('and');
  });
});
