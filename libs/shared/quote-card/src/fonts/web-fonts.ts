import type { FontFile } from './font-files.js';
import type { FontReader } from './load-faces.js';

/** Each address is spelled out, because bundlers detect assets only in this form. */
const ADDRESSES: Readonly<Record<FontFile, () => URL>> = {
  '@fontsource/outfit/files/outfit-latin-600-normal.woff': () =>
    new URL('@fontsource/outfit/files/outfit-latin-600-normal.woff', import.meta.url),
  '@fontsource/outfit/files/outfit-latin-ext-600-normal.woff': () =>
    new URL('@fontsource/outfit/files/outfit-latin-ext-600-normal.woff', import.meta.url),
  '@fontsource/figtree/files/figtree-latin-500-normal.woff': () =>
    new URL('@fontsource/figtree/files/figtree-latin-500-normal.woff', import.meta.url),
  '@fontsource/figtree/files/figtree-latin-ext-500-normal.woff': () =>
    new URL('@fontsource/figtree/files/figtree-latin-ext-500-normal.woff', import.meta.url),
  '@fontsource/figtree/files/figtree-latin-700-normal.woff': () =>
    new URL('@fontsource/figtree/files/figtree-latin-700-normal.woff', import.meta.url),
  '@fontsource/figtree/files/figtree-latin-ext-700-normal.woff': () =>
    new URL('@fontsource/figtree/files/figtree-latin-ext-700-normal.woff', import.meta.url),
  '@fontsource/great-vibes/files/great-vibes-latin-400-normal.woff': () =>
    new URL('@fontsource/great-vibes/files/great-vibes-latin-400-normal.woff', import.meta.url),
  '@fontsource/great-vibes/files/great-vibes-latin-ext-400-normal.woff': () =>
    new URL('@fontsource/great-vibes/files/great-vibes-latin-ext-400-normal.woff', import.meta.url),
  '@fontsource/dancing-script/files/dancing-script-latin-600-normal.woff': () =>
    new URL('@fontsource/dancing-script/files/dancing-script-latin-600-normal.woff', import.meta.url),
  '@fontsource/dancing-script/files/dancing-script-latin-ext-600-normal.woff': () =>
    new URL('@fontsource/dancing-script/files/dancing-script-latin-ext-600-normal.woff', import.meta.url),
  '@fontsource/playfair-display/files/playfair-display-latin-800-normal.woff': () =>
    new URL('@fontsource/playfair-display/files/playfair-display-latin-800-normal.woff', import.meta.url),
  '@fontsource/playfair-display/files/playfair-display-latin-ext-800-normal.woff': () =>
    new URL('@fontsource/playfair-display/files/playfair-display-latin-ext-800-normal.woff', import.meta.url),
  '@fontsource/source-serif-4/files/source-serif-4-latin-700-normal.woff': () =>
    new URL('@fontsource/source-serif-4/files/source-serif-4-latin-700-normal.woff', import.meta.url),
  '@fontsource/source-serif-4/files/source-serif-4-latin-ext-700-normal.woff': () =>
    new URL('@fontsource/source-serif-4/files/source-serif-4-latin-ext-700-normal.woff', import.meta.url),
  '@fontsource/cinzel/files/cinzel-latin-600-normal.woff': () =>
    new URL('@fontsource/cinzel/files/cinzel-latin-600-normal.woff', import.meta.url),
  '@fontsource/cinzel/files/cinzel-latin-ext-600-normal.woff': () =>
    new URL('@fontsource/cinzel/files/cinzel-latin-ext-600-normal.woff', import.meta.url),
  '@fontsource/marcellus/files/marcellus-latin-400-normal.woff': () =>
    new URL('@fontsource/marcellus/files/marcellus-latin-400-normal.woff', import.meta.url),
  '@fontsource/marcellus/files/marcellus-latin-ext-400-normal.woff': () =>
    new URL('@fontsource/marcellus/files/marcellus-latin-ext-400-normal.woff', import.meta.url),
  '@fontsource/josefin-sans/files/josefin-sans-latin-300-normal.woff': () =>
    new URL('@fontsource/josefin-sans/files/josefin-sans-latin-300-normal.woff', import.meta.url),
  '@fontsource/josefin-sans/files/josefin-sans-latin-ext-300-normal.woff': () =>
    new URL('@fontsource/josefin-sans/files/josefin-sans-latin-ext-300-normal.woff', import.meta.url),
  '@fontsource/josefin-sans/files/josefin-sans-latin-400-normal.woff': () =>
    new URL('@fontsource/josefin-sans/files/josefin-sans-latin-400-normal.woff', import.meta.url),
  '@fontsource/josefin-sans/files/josefin-sans-latin-ext-400-normal.woff': () =>
    new URL('@fontsource/josefin-sans/files/josefin-sans-latin-ext-400-normal.woff', import.meta.url),
  '@fontsource/cinzel-decorative/files/cinzel-decorative-latin-700-normal.woff': () =>
    new URL('@fontsource/cinzel-decorative/files/cinzel-decorative-latin-700-normal.woff', import.meta.url),
  '@fontsource/literata/files/literata-latin-400-normal.woff': () =>
    new URL('@fontsource/literata/files/literata-latin-400-normal.woff', import.meta.url),
  '@fontsource/literata/files/literata-latin-ext-400-normal.woff': () =>
    new URL('@fontsource/literata/files/literata-latin-ext-400-normal.woff', import.meta.url),
  '@fontsource/literata/files/literata-greek-400-normal.woff': () =>
    new URL('@fontsource/literata/files/literata-greek-400-normal.woff', import.meta.url),
  '@fontsource/literata/files/literata-greek-ext-400-normal.woff': () =>
    new URL('@fontsource/literata/files/literata-greek-ext-400-normal.woff', import.meta.url),
  '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff': () =>
    new URL('@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff', import.meta.url),
  '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff': () =>
    new URL('@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff', import.meta.url),
};

const isFont = (file: string): file is FontFile => file in ADDRESSES;

/** Fetches a font from the bundler's address. @throws Error when it cannot be fetched */
export const fetchCardFont: FontReader = async (file) => {
  if (!isFont(file)) throw new Error(`${file} is no font of cards`);
  const answer = await fetch(ADDRESSES[file]());
  if (!answer.ok) throw new Error(`${file} could not be fetched: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
};
