import type { MadeImage } from '@word-unfolded/contracts';
import { downloadName, formatsFor, nearestSize } from './download-sizes.js';

const image = (resolution: MadeImage['meta']['resolution'], more: Partial<MadeImage> = {}): MadeImage => ({
  ...{ imageUrl: '/api/files/1.png', expiresIn: 9, quote: 'Jesus wept.', source: 'John 11:35', edition: '' },
  meta: { seed: 1, model: 'Card renderer', resolution },
  looks: { style: 'GENERAL', typography: 'minimalist', aesthetic: 'vintage', mood: 'calm' },
  provider: 'card',
  ...more,
});

test('the size that is offered first has the shape of the image', () => {
  expect(nearestSize(image('1024x1024'))).toBe('1024x1024');
  expect(nearestSize(image('1024x1536'))).toBe('1080x1920');
  expect(nearestSize(image('1536x1024'))).toBe('1600x900');
});

test('an image has four formats, and a cut-out one no JPEG', () => {
  expect(formatsFor(false)).toEqual(['png', 'jpeg', 'webp', 'svg']);
  expect(formatsFor(true)).toEqual(['png', 'webp', 'svg']);
});

test('a file has the name of its source', () => {
  expect(downloadName(image('1024x1024'), '1600x900', 'jpeg')).toBe('john-11-35-1600x900.jpg');
  expect(downloadName(image('1024x1024', { source: '…' }), '1024x1024', 'svg')).toBe('image-1024x1024.svg');
});
