import type { DataUrlRule } from '@word-unfolded/contracts';
import { decodeDataUrl } from './data-url.js';

const rule: DataUrlRule = {
  field: 'url',
  mediaTypes: ['image/png'],
  maxBytes: 300,
  tooLarge: 'GALLERY_IMAGE_TOO_LARGE',
  invalid: 'GALLERY_IMAGE_INVALID',
};

const png = (bytes: Uint8Array | string) => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;

describe('decodeDataUrl', () => {
  it.each([1, 2, 3, 300])('returns the %d bytes of the URL', (size) => {
    const bytes = Buffer.from(Array.from({ length: size }, (_, place) => place % 256));
    expect(decodeDataUrl(png(bytes), rule)).toEqual(bytes);
  });

  it('refuses one byte too many', () => {
    expect(() => decodeDataUrl(png(Buffer.alloc(301)), rule)).toThrow(
      expect.objectContaining({ code: 'GALLERY_IMAGE_TOO_LARGE' }),
    );
  });

  it.each([
    ['of nothing', 'data:image/png;base64,'],
    ['of another type', png('x').replace('image/png', 'image/svg+xml')],
    ['without a type', png('x').replace('image/png', '')],
    ['that is not in base64', 'data:image/png,x'],
    ['with a line break', png('some bytes').replace(/(.{30})/, '$1\n')],
    ['that breaks off', png('some bytes').slice(0, -1)],
    ['that is none', 'https://example.org/a.png'],
  ])('refuses %s', (_, text) => {
    expect(() => decodeDataUrl(text, rule)).toThrow(
      expect.objectContaining({ code: 'GALLERY_IMAGE_INVALID' }),
    );
  });
});
