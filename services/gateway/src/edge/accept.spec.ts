import { mediaTypeQuality, namesMediaType, takesEncoding } from './accept.js';

describe('mediaTypeQuality and namesMediaType', () => {
  it.each([
    [undefined, 1],
    ['', 1],
    ['*/*', 1],
    ['text/*;q=0.5', 0.5],
    ['text/html', 1],
    ['TEXT/HTML; charset=utf-8; Q=0.3', 0.3],
    ['application/json', 0],
    ['text/html;q=0, */*', 0],
    ['image/gif, image/x-xbitmap, */*;q=0.1', 0.1],
    ['text/html;level=1;q=nonsense', 1],
    [';;,,', 0],
  ])('reads from %s that HTML has quality %d', (accept, quality) => {
    expect(mediaTypeQuality(accept === undefined ? {} : { accept }, 'text/html')).toBe(quality);
  });

  it('report a type as named only when it is written out', () => {
    expect(namesMediaType({ accept: 'text/html,*/*' }, 'text/html')).toBe(true);
    for (const accept of ['*/*', 'text/*', 'text/html;q=0', undefined])
      expect(namesMediaType(accept === undefined ? {} : { accept }, 'text/html')).toBe(false);
  });
});

describe('takesEncoding', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['identity', false],
    ['gzip, deflate', false],
    ['gzip, deflate, br', true],
    ['*', true],
    ['br;q=0', false],
    ['br;q=0, *', false],
    ['br;q=0.000', false],
    ['*;q=0', false],
    ['abrasive', false],
  ])('reads from %s whether Brotli is accepted: %s', (header, takes) => {
    expect(takesEncoding(header, 'br')).toBe(takes);
  });
});
