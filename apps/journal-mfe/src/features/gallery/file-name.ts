import type { GalleryImage } from '@word-unfolded/contracts';

const CHARACTERS = 60;

const ENDINGS = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const;

/** The file name of a downloaded image: the words of its quote, in any script, up to a maximum length. */
export function fileNameOf({ quote, mediaType }: Pick<GalleryImage, 'quote' | 'mediaType'>): string {
  const words = quote.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  let stem = '';
  for (const word of words) {
    if (stem !== '' && stem.length + word.length >= CHARACTERS) break;
    stem += stem === '' ? [...word].slice(0, CHARACTERS).join('') : `-${word}`;
  }
  return `${stem || 'image'}.${ENDINGS[mediaType]}`;
}

/** File names of several images, of which no two are the same on any system. */
export function distinctNames(images: readonly Pick<GalleryImage, 'quote' | 'mediaType'>[]): string[] {
  const taken = new Set<string>();
  return images.map((image) => {
    const name = fileNameOf(image);
    const [stem, ending] = [name.replace(/\.\w+$/, ''), name.slice(name.lastIndexOf('.'))];
    for (let number = 1; ; number++) {
      const candidate = number === 1 ? name : `${stem}-${number}${ending}`;
      if (taken.has(candidate.toLowerCase())) continue;
      taken.add(candidate.toLowerCase());
      return candidate;
    }
  });
}
