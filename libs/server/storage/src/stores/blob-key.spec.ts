import { blobKey, BlobKeyError, isBlobKey, mediaTypeOf } from './blob-key.js';

describe('blob key', () => {
  it('is unique, in its folder and with its extension', () => {
    expect(blobKey('avatars', 'webp')).toMatch(/^avatars\/[0-9a-f-]{36}\.webp$/);
    expect(blobKey('avatars')).not.toBe(blobKey('avatars'));
  });

  it.each([
    '',
    'avatars',
    '../x',
    'a/../b',
    'a/./b',
    'a//b',
    '/a/b',
    'a/b/',
    'a/b.',
    'a\\b/c',
    'A/b',
    'a/b%2e',
    '.a/b',
  ])('is never %j', (text) => expect(isBlobKey(text)).toBe(false));

  it('cannot be created in an invalid folder', () => {
    expect(() => blobKey('../outside')).toThrow(BlobKeyError);
  });
});

describe('media type of a file', () => {
  it('follows its extension, and is harmless for an unknown one', () => {
    expect(mediaTypeOf('avatars/x.webp')).toBe('image/webp');
    expect(mediaTypeOf('exports/x.json')).toBe('application/json');
    expect(mediaTypeOf('avatars/x.html')).toBe('application/octet-stream');
    expect(mediaTypeOf('incoming/x')).toBe('application/octet-stream');
  });
});
