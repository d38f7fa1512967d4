import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/**
 * Generates the icons of the installed application from the brand's icon (public/favicon.svg): `node
 * apps/shell/build/make-icons.mjs`. They change only when the brand does, so they are committed.
 *
 * A maskable icon may be cropped to any shape that contains the central circle of 80 % (W3C, Web App Manifest, "Icon
 * masks"), so its symbol is smaller and its background has no rounded corners.
 */
const PUBLIC = path.resolve(import.meta.dirname, '../public');
const PAPER = '#f8f4ea';
const SIGN_OF_MASKABLE = 0.7;

/** @param {string} svg @param {number} size */
const draw = (svg, size) => sharp(Buffer.from(svg), { density: (72 * size) / 24 }).resize(size, size);

/** @param {string} svg @param {number} size */
async function maskable(svg, size) {
  const inner = Math.round(size * SIGN_OF_MASKABLE);
  const sign = await draw(svg, inner).png().toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: PAPER } }).composite([
    { input: sign },
  ]);
}

const svg = await readFile(path.join(PUBLIC, 'favicon.svg'), 'utf8');
for (const size of [192, 512]) {
  await write(`icon-${size}.png`, draw(svg, size));
  await write(`icon-maskable-${size}.png`, await maskable(svg, size));
}
await write('apple-touch-icon.png', await maskable(svg, 180));

/** @param {string} name @param {import('sharp').Sharp} picture */
async function write(name, picture) {
  await writeFile(
    path.join(PUBLIC, name),
    await picture.png({ compressionLevel: 9, palette: true }).toBuffer(),
  );
}
