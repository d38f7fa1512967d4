import type { ImageOrder } from '@word-unfolded/contracts';
import {
  IMAGE_AESTHETICS,
  IMAGE_MOODS,
  IMAGE_SIZES,
  IMAGE_STYLES,
  IMAGE_TYPOGRAPHIES,
} from '@word-unfolded/domain';
import sharp, { type OverlayOptions } from 'sharp';
import { drawCard } from '@word-unfolded/quote-card';
import { CardPainter } from '../../../src/images/cards/card-painter.js';
import { installedFaces } from '../../../src/images/cards/installed-faces.js';
import { oddOrder } from './odd-orders.js';

/**
 * Draws many cards: `main.js sheet <file>` puts sixty of them on one picture, `main.js odd <file> <seed>` forty with odd
 * quotes and choices by chance, and `main.js bench <rounds>` prints how long each takes, as JSON. The bench measures;
 * the sheets are for the eyes.
 */
const WORDS = [
  ['Jesus wept.', 'John 11:35', 'World English Bible', 'en'],
  ['The LORD is my shepherd; I shall not want.', 'Psalm 23:1', 'King James Version', 'en'],
  ['Be still, and know that I am God.', 'Psalm 46:10', 'World English Bible', 'en'],
  [
    'Porque de tal manera amó Dios al mundo, que ha dado á su Hijo unigénito, para que todo aquel que en él cree, no se pierda, mas tenga vida eterna.',
    'Juan 3:16',
    'Reina Valera 1909',
    'es',
  ],
  [
    'But they that wait upon the LORD shall renew their strength; they shall mount up with wings as eagles; they shall run, and not be weary; and they shall walk, and not faint.',
    'Isaiah 40:31',
    'King James Version',
    'en',
  ],
  [
    'In nothing be anxious, but in everything, by prayer and petition with thanksgiving, let your requests be made known to God. And the peace of God, which surpasses all understanding, will guard your hearts and your thoughts in Christ Jesus.',
    'Philippians 4:6–7',
    'World English Bible',
    'en',
  ],
  ['Lámpara es á mis pies tu palabra, Y lumbrera á mi camino.', 'Salmos 119:105', 'Reina Valera 1909', 'es'],
] as const;

const STYLES = IMAGE_STYLES.filter((style) => style !== 'AUTO');

const CELL = 240;
const COLUMNS = 10;

const painter = new CardPainter();

function orderOf(at: number, size: ImageOrder['size']): ImageOrder {
  const [quote, source, edition, language] = WORDS[at % WORDS.length]!;
  return {
    ...{ id: '0'.repeat(24), prompt: quote, quote, source, edition, language, size, seed: 40 + at },
    ...{ quality: 'medium', background: 'opaque', format: 'png', provider: 'card' },
    style: STYLES[Math.floor(at / 10 + at) % STYLES.length]!,
    aesthetic: IMAGE_AESTHETICS[at % IMAGE_AESTHETICS.length]!,
    mood: IMAGE_MOODS[(at * 3 + Math.floor(at / 10)) % IMAGE_MOODS.length]!,
    typography: IMAGE_TYPOGRAPHIES[(at + Math.floor(at / 10)) % IMAGE_TYPOGRAPHIES.length]!,
  };
}

/** Sixty cards in which every choice appears. */
const sheet = (file: string) =>
  contactSheet(
    file,
    Array.from({ length: 60 }, (_, at) => orderOf(at, IMAGE_SIZES[Math.floor(at / 10) % 3]!)),
    { columns: COLUMNS, cell: CELL },
  );

const odd = (file: string, seed: number) =>
  contactSheet(
    file,
    Array.from({ length: 40 }, (_, at) => oddOrder(seed * 40 + at)),
    { columns: 8, cell: 300 },
  );

async function contactSheet(
  file: string,
  orders: readonly ImageOrder[],
  { columns, cell }: { readonly columns: number; readonly cell: number },
): Promise<void> {
  const cards: OverlayOptions[] = [];
  for (const [at, order] of orders.entries()) {
    const { bytes } = await painter.paint(order);
    const fitted = { fit: 'contain', background: '#00000000' } as const;
    const input = await sharp(bytes)
      .resize(cell - 12, cell - 12, fitted)
      .png()
      .toBuffer();
    cards.push({ input, left: (at % columns) * cell + 6, top: Math.floor(at / columns) * cell + 6 });
  }
  const [width, height] = [columns * cell, Math.ceil(orders.length / columns) * cell];
  await sharp({ create: { width, height, channels: 3, background: '#e9e6e1' } })
    .composite(cards)
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(file);
}

/** Milliseconds of processor time, which other programs of the machine do not change. */
const processorMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

function sharesOf(times: readonly number[]) {
  const sorted = [...times].sort((one, other) => one - other);
  const share = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)]!);
  return { p50: share(0.5), p95: share(0.95), most: share(1) };
}

async function bench(rounds: number): Promise<void> {
  sharp.concurrency(1);
  await painter.paint(orderOf(0, '1024x1024')); // reads the fonts
  const [files, sketches]: [number[], number[]] = [[], []];
  const faces = await installedFaces();
  for (let at = 0; at < rounds; at++) {
    const order = orderOf(at, '1024x1024');
    const before = processorMs();
    // What a browser does for a sketch, in which it then draws the SVG itself.
    drawCard({ ...order, width: 1024, height: 1024, seed: order.seed + 1_000 }, faces);
    const between = processorMs();
    await painter.paint(order);
    sketches.push(between - before);
    files.push(processorMs() - between);
  }
  process.stdout.write(`${JSON.stringify({ ...sharesOf(files), sketch: sharesOf(sketches) })}\n`);
}

const [, , task, value = '', seed = ''] = process.argv;
if (task === 'sheet') await sheet(value);
else if (task === 'odd') await odd(value, Number(seed));
else await bench(Number(value || 60));
