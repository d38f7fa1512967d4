import { blobKey, BlobKeyError, isBlobKey, mediaTypeOf } from './blob-key.js';

describe('a key of the store', () => {
  it('is made anew each time, in its folder and with its ending', () => {
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

  it('cannot be made of a folder that is none', () => {
    expect(() => blobKey('../outside')).toThrow(BlobKeyError);
  });
});

describe('the media type of a file', () => {
  it('is that of its ending, and of an unknown one harmless', () => {
    expect(mediaTypeOf('avatars/x.webp')).toBe('image/webp');
    expect(mediaTypeOf('exports/x.json')).toBe('application/json');
    expect(mediaTypeOf('avatars/x.html')).toBe('application/octet-stream');
    expect(mediaTypeOf('incoming/x')).toBe('application/octet-stream');
  });
});
