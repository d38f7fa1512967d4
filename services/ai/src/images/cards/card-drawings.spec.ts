import { IMAGE_AESTHETICS, IMAGE_MOODS, IMAGE_STYLES, IMAGE_TYPOGRAPHIES } from '@word-unfolded/domain';
import { drawCard, type Card, type CardRequest } from '@word-unfolded/quote-card';
import { sharp } from '../image-readers.js';
import { installedFaces } from './installed-faces.js';

const SIDES = [
  [320, 320],
  [320, 480],
  [500, 280],
] as const;

const WORDS = [
  ['Jesus wept.', 'John 11:35', 'World English Bible'],
  ['The LORD is my shepherd; I shall not want.', 'Psalm 23:1', 'King James Version'],
  [
    'In nothing be anxious, but in everything, by prayer and petition with thanksgiving, let your requests be made known to God. And the peace of God, which surpasses all understanding, will guard your hearts and your thoughts in Christ Jesus.',
    'Philippians 4:6–7',
    'World English Bible',
  ],
] as const;

/** Of 255 steps of brightness: what a pale ray or a weave in the ground has, and no edge of a drawing. */
const MOST_STEP = 34;

/** How far apart two pixels are that are compared: an edge is drawn over one or two. */
const APART = 2;

/** The largest step of brightness between pixels that lie near each other behind words. */
async function largestStep({ ground, areas }: Card): Promise<number> {
  const { data, info } = await sharp(Buffer.from(ground))
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data[(y * info.width + x) * info.channels]!;
  let largest = 0;
  for (const { left, top, right, bottom } of areas)
    for (let y = Math.ceil(top); y < bottom - APART; y += 1)
      for (let x = Math.ceil(left); x < right - APART; x += 1) {
        const here = at(x, y);
        largest = Math.max(largest, Math.abs(here - at(x + APART, y)), Math.abs(here - at(x, y + APART)));
      }
  return largest;
}

/** All quotes are drawn with `QUOTE_CARDS=all`; otherwise one for each style and aesthetic. */
const ALL = process.env['QUOTE_CARDS'] === 'all';

function* cards(): Generator<CardRequest> {
  let seed = 0;
  for (const style of IMAGE_STYLES.slice(1))
    for (const aesthetic of IMAGE_AESTHETICS)
      for (const [at, [quote, source, edition]] of WORDS.entries()) {
        seed += 1;
        if (!ALL && at !== Math.floor(seed / WORDS.length) % WORDS.length) continue;
        const [width, height] = SIDES[seed % SIDES.length]!;
        const mood = IMAGE_MOODS[(seed * 3 + Math.floor(seed / 10)) % IMAGE_MOODS.length]!;
        const typography = IMAGE_TYPOGRAPHIES[seed % IMAGE_TYPOGRAPHIES.length]!;
        const looks = { style, aesthetic, mood, typography };
        yield { ...looks, quote, source, edition, language: 'en', width, height, seed };
      }
}

test('no drawing crosses the quote or its caption, in any style and aesthetic', async () => {
  const faces = await installedFaces();
  const faults: unknown[] = [];
  for (const request of cards()) {
    const step = await largestStep(drawCard(request, faces));
    const { style, aesthetic, mood, seed } = request;
    if (step > MOST_STEP) faults.push({ style, aesthetic, mood, seed, step });
  }
  expect(faults).toEqual([]);
}, 120_000);
