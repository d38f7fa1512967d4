import type { FontFile, FontSource } from './faces.js';

/** Each URL is spelled out, because bundlers detect assets only in this form. */
const ADDRESSES: Readonly<Record<FontFile, () => URL>> = {
  '@fontsource/literata/files/literata-latin-400-normal.woff': () =>
    new URL('@fontsource/literata/files/literata-latin-400-normal.woff', import.meta.url),
  '@fontsource/literata/files/literata-latin-700-normal.woff': () =>
    new URL('@fontsource/literata/files/literata-latin-700-normal.woff', import.meta.url),
  '@fontsource/literata/files/literata-latin-400-italic.woff': () =>
    new URL('@fontsource/literata/files/literata-latin-400-italic.woff', import.meta.url),
  '@fontsource/literata/files/literata-latin-700-italic.woff': () =>
    new URL('@fontsource/literata/files/literata-latin-700-italic.woff', import.meta.url),
  '@fontsource/literata/files/literata-latin-ext-400-normal.woff': () =>
    new URL('@fontsource/literata/files/literata-latin-ext-400-normal.woff', import.meta.url),
  '@fontsource/literata/files/literata-latin-ext-700-normal.woff': () =>
    new URL('@fontsource/literata/files/literata-latin-ext-700-normal.woff', import.meta.url),
  '@fontsource/literata/files/literata-latin-ext-400-italic.woff': () =>
    new URL('@fontsource/literata/files/literata-latin-ext-400-italic.woff', import.meta.url),
  '@fontsource/literata/files/literata-latin-ext-700-italic.woff': () =>
    new URL('@fontsource/literata/files/literata-latin-ext-700-italic.woff', import.meta.url),
  '@fontsource/literata/files/literata-vietnamese-400-normal.woff': () =>
    new URL('@fontsource/literata/files/literata-vietnamese-400-normal.woff', import.meta.url),
  '@fontsource/literata/files/literata-vietnamese-700-normal.woff': () =>
    new URL('@fontsource/literata/files/literata-vietnamese-700-normal.woff', import.meta.url),
  '@fontsource/literata/files/literata-greek-400-normal.woff': () =>
    new URL('@fontsource/literata/files/literata-greek-400-normal.woff', import.meta.url),
  '@fontsource/literata/files/literata-greek-700-normal.woff': () =>
    new URL('@fontsource/literata/files/literata-greek-700-normal.woff', import.meta.url),
  '@fontsource/literata/files/literata-greek-ext-400-normal.woff': () =>
    new URL('@fontsource/literata/files/literata-greek-ext-400-normal.woff', import.meta.url),
  '@fontsource/literata/files/literata-greek-ext-700-normal.woff': () =>
    new URL('@fontsource/literata/files/literata-greek-ext-700-normal.woff', import.meta.url),
  '@fontsource/literata/files/literata-cyrillic-400-normal.woff': () =>
    new URL('@fontsource/literata/files/literata-cyrillic-400-normal.woff', import.meta.url),
  '@fontsource/literata/files/literata-cyrillic-700-normal.woff': () =>
    new URL('@fontsource/literata/files/literata-cyrillic-700-normal.woff', import.meta.url),
  '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff': () =>
    new URL('@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff', import.meta.url),
  '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-700-normal.woff': () =>
    new URL('@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-700-normal.woff', import.meta.url),
  '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff': () =>
    new URL('@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff', import.meta.url),
};

/** Fetches a font from the bundler's address; the service worker caches it with the page. */
export const fetchFont: FontSource = async (file) => {
  const address = ADDRESSES[file]?.();
  if (!address) throw new Error(`${file} is not among the fonts of this page`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${file} could not be fetched: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
};
