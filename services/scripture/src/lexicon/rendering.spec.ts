import { countedRendering } from './rendering.js';

describe('a rendering that is counted', () => {
  it('leaves little words before it, punctuation and capitals out of account', () => {
    expect(countedRendering('á los que Aman,', 'es')).toBe('aman');
    expect(countedRendering('EN el principio', 'es')).toBe('principio');
    expect(countedRendering('thou shalt love', 'en')).toBe('love');
    expect(countedRendering('God’s', 'en')).toBe('god’s');
  });

  it('keeps a phrase whole that is nothing else', () => {
    expect(countedRendering('á los', 'es')).toBe('á los');
    expect(countedRendering('And', 'en')).toBe('and');
  });
});
