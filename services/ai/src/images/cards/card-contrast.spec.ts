import { IMAGE_AESTHETICS, IMAGE_MOODS, IMAGE_STYLES, IMAGE_TYPOGRAPHIES } from '@word-unfolded/domain';
import { drawCard, LEAST_CONTRAST, type Card } from '@word-unfolded/quote-card';
import { sharp } from '../image-readers.js';
import { installedFaces } from './installed-faces.js';

const SIDE = 512;

/** Every card is drawn with `QUOTE_CARDS=all`; otherwise one in fifty of each aesthetic, style and mood. */
const STEP = process.env['QUOTE_CARDS'] === 'all' ? 1 : 11;

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const luminance = (red: number, green: number, blue: number) =>
  0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);

const inkLuminance = (ink: string) => {
  const value = Number.parseInt(ink.slice(1), 16);
  return luminance(value >> 16, (value >> 8) & 255, value & 255);
};

/** The lowest contrast of an ink with the pixels of an area, as the rasteriser has drawn them. */
async function drawnContrast({ ground, inks, areas }: Card): Promise<number> {
  const { data, info } = await sharp(Buffer.from(ground))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [quote, source] = inks.map(inkLuminance) as [number, number];
  let least = 21;
  for (const [which, { left, top, right, bottom }] of areas.entries())
    for (let y = Math.floor(top); y < bottom; y += 2)
      for (let x = Math.floor(left); x < right; x += 2) {
        const at = (y * info.width + x) * 3;
        const behind = luminance(data[at]!, data[at + 1]!, data[at + 2]!);
        for (const ink of which === 0 ? [quote] : [quote, source])
          least = Math.min(least, (Math.max(ink, behind) + 0.05) / (Math.min(ink, behind) + 0.05));
      }
  return least;
}

test('the pixels behind words have the contrast that the account of tones promises', async () => {
  const faces = await installedFaces();
  const faults: unknown[] = [];
  let at = 0;
  for (const style of IMAGE_STYLES.slice(1))
    for (const aesthetic of IMAGE_AESTHETICS)
      for (const mood of IMAGE_MOODS) {
        at += 1;
        if (at % STEP !== 0) continue;
        const typography = IMAGE_TYPOGRAPHIES[at % IMAGE_TYPOGRAPHIES.length];
        const looks = { style, aesthetic, mood, typography };
        const words = {
          quote: 'The LORD is my shepherd; I shall not want.',
          source: 'Psalm 23:1',
          edition: 'KJV',
        };
        const card = drawCard(
          { ...words, ...looks, language: 'en', width: SIDE, height: SIDE, seed: at },
          faces,
        );
        const contrast = await drawnContrast(card);
        if (contrast < LEAST_CONTRAST) faults.push({ ...looks, seed: at, contrast, promised: card.contrast });
      }
  expect(faults).toEqual([]);
}, 600_000);
