import fc from 'fast-check';
import { readFile } from 'node:fs/promises';
import { IMAGE_AESTHETICS, IMAGE_MOODS, IMAGE_STYLES, IMAGE_TYPOGRAPHIES } from '@word-unfolded/domain';
import { LEAST_CONTRAST, drawCard, type Card } from './draw-card.js';
import { FaceLoader, type Faces } from './fonts/load-faces.js';
import { MOST_QUOTE_CHARACTERS, type CardRequest } from './card-request.js';
import { hashOf, randomOf } from './random.js';
import { fitQuote } from './type/fit-quote.js';
import { prepareQuote } from './type/prepare-quote.js';
import { setLines } from './type/set-lines.js';
import { TYPE_CHOICES } from './type/type-choices.js';
import { UnsupportedCharactersError } from './type/words.js';

const SIZES = [
  [1024, 1024],
  [1024, 1536],
  [1536, 1024],
  [1600, 900],
] as const;

const QUOTES = [
  { quote: 'Jesus wept.', source: 'John 11:35', edition: 'World English Bible', language: 'en' },
  {
    quote: 'The LORD is my shepherd; I shall not want.',
    source: 'Psalm 23:1',
    edition: 'King James Version',
    language: 'en',
  },
  {
    quote:
      'Porque de tal manera amó Dios al mundo, que ha dado á su Hijo unigénito, para que todo aquel que en él cree, no se pierda, mas tenga vida eterna.',
    source: 'Juan 3:16',
    edition: 'Reina Valera 1909',
    language: 'es',
  },
  {
    quote:
      'In nothing be anxious, but in everything, by prayer and petition with thanksgiving, let your requests be made known to God. And the peace of God, which surpasses all understanding, will guard your hearts and your thoughts in Christ Jesus.',
    source: 'Philippians 4:6–7',
    edition: 'World English Bible',
    language: 'en',
  },
] as const;

const PLAIN: CardRequest = {
  ...QUOTES[1],
  aesthetic: 'vintage',
  mood: 'calm',
  typography: 'bold serif',
  style: 'GENERAL',
  width: 1024,
  height: 1024,
  seed: 1,
};

/** Every combination is drawn with `QUOTE_CARDS=all`, which takes some minutes; otherwise one in twenty-four. */
const STEP = process.env['QUOTE_CARDS'] === 'all' ? 1 : 24;

let faces: Faces;

beforeAll(async () => {
  const folder = new URL('../../../../node_modules/', import.meta.url);
  faces = await new FaceLoader((file) => readFile(new URL(file, folder))).allFaces();
});

const draw = (request: Partial<CardRequest>) => drawCard({ ...PLAIN, ...request }, faces);

/** What is wrong with a card, in words. */
function faultsOf({ ink, safe, contrast, svg }: Card): string[] {
  const slack = 0.5;
  const isSafe =
    ink.left >= safe.left - slack &&
    ink.right <= safe.right + slack &&
    ink.top >= safe.top - slack &&
    ink.bottom <= safe.bottom + slack;
  return [
    ...(isSafe ? [] : ['touches the safe zone']),
    ...(contrast >= LEAST_CONTRAST ? [] : [`contrast of ${contrast}`]),
    ...(/NaN|undefined|Infinity/u.test(svg) ? ['a broken drawing'] : []),
  ];
}

function* combinations(): Generator<Partial<CardRequest>> {
  for (const style of IMAGE_STYLES)
    for (const aesthetic of IMAGE_AESTHETICS)
      for (const mood of IMAGE_MOODS)
        for (const typography of IMAGE_TYPOGRAPHIES)
          for (const [width, height] of SIZES) yield { style, aesthetic, mood, typography, width, height };
}

test('every combination keeps its words within the safe zone, and readable', () => {
  const faults: unknown[] = [];
  // An odd step and an odd start meet every value of every choice.
  for (const [at, choices] of [...combinations()].entries()) {
    if ((at * 7 + Math.floor(at / 200)) % STEP !== 0) continue;
    const words = QUOTES[(at + Math.floor(at / 4)) % QUOTES.length]!;
    const found = faultsOf(draw({ ...words, ...choices, seed: at }));
    if (found.length > 0) faults.push({ ...choices, quote: words.quote.length, seed: at, found });
  }
  expect(faults).toEqual([]);
}, 600_000);

test('quotes from one character to the longest fit', () => {
  const random = randomOf(7);
  const words = QUOTES.flatMap(({ quote }) => quote.split(' '));
  for (let length = 1; length <= MOST_QUOTE_CHARACTERS; length += 89) {
    let quote = '';
    while (quote.length < length) quote += `${quote === '' ? '' : ' '}${random.pick(words)}`;
    for (const [width, height] of SIZES)
      for (const typography of IMAGE_TYPOGRAPHIES)
        expect({
          length,
          faults: faultsOf(
            draw({
              quote: quote.slice(0, length).trim(),
              typography,
              width,
              height,
              aesthetic: 'vintage',
              seed: length,
            }),
          ),
        }).toEqual({ length, faults: [] });
  }
  expect(faultsOf(draw({ quote: 'a'.repeat(60), source: 'Whoever said this '.repeat(6) }))).toEqual([]);
});

test('quotes as nobody plans them fit with every choice, or are refused by their characters', () => {
  const word = fc.oneof(
    fc.constantFrom(
      'LORD',
      'Maher-shalal-hash-baz',
      '“he',
      'said,”',
      '¿Quién?',
      '«amor»',
      '—',
      '(1',
      '7',
      '×',
    ),
    fc.constantFrom('אֱלֹהִים', 'λόγος', '❤️', '🕊️', '…', "'tis", '"Go!"', 'I', 'A.', '☧', 'Ǽ', '<b>', '&amp;'),
    fc.string({ minLength: 1, maxLength: 24 }),
    fc.constantFrom('grace', 'upon', 'the', 'everlasting', 'joy'),
  );
  const [width, height] = [fc.constantFrom(1024, 1536, 1600), fc.constantFrom(900, 1024, 1536)];
  const request = fc.record({
    quote: fc.array(word, { minLength: 1, maxLength: 60 }).map((words) => words.join(' ').slice(0, 900)),
    source: fc.constantFrom('John 1:1', 'Words of a reader', 'Song of Solomon 8:6–7', 'A name '.repeat(11)),
    edition: fc.constantFrom('', 'World English Bible', 'Translation for Translators of the whole Bible'),
    style: fc.constantFrom(...IMAGE_STYLES),
    aesthetic: fc.constantFrom(...IMAGE_AESTHETICS),
    mood: fc.constantFrom(...IMAGE_MOODS),
    typography: fc.constantFrom(...IMAGE_TYPOGRAPHIES),
    language: fc.constantFrom('en' as const, 'es' as const),
    transparent: fc.boolean(),
    ...{ width, height, seed: fc.nat() },
  });
  fc.assert(
    fc.property(request, (odd) => {
      fc.pre(/[\p{L}\p{N}]/u.test(odd.quote.replace(/<[^>]*>/gu, '')));
      try {
        expect(faultsOf(draw(odd))).toEqual([]);
      } catch (error) {
        if (!(error instanceof UnsupportedCharactersError)) throw error;
      }
    }),
    { numRuns: 120 },
  );
}, 60_000);

test('a word of 900 letters is broken, so that it fits', () => {
  for (const typography of IMAGE_TYPOGRAPHIES)
    expect(faultsOf(draw({ quote: 'x'.repeat(900), typography }))).toEqual([]);
});

describe('lines', () => {
  /** The lines of a quote in a narrow area, as they are read. */
  const linesOf = (text: string, width = 330) => {
    const fitted = fitQuote(
      prepareQuote(text, 'en'),
      TYPE_CHOICES['modern sans-serif'],
      faces,
      { width, height: 900 },
      1024,
    );
    return fitted.lines.map(([from, to]) =>
      fitted.words
        .slice(from, to)
        .map(({ text: word, before }, at) => (at > 0 && before !== 'hyphen' ? ` ${word}` : word))
        .join(''),
    );
  };

  it('break after the hyphens of a long name, whose type then stays large', () => {
    expect(linesOf('Call his name Maher-shalal-hash-baz').some((line) => line.endsWith('-'))).toBe(true);
    expect(draw({ quote: 'Call his name Maher-shalal-hash-baz' }).size).toBeGreaterThan(
      draw({ quote: 'Call his name Mahershalalhashbazxyz' }).size,
    );
  });

  it('keep numbers with what they number, and references whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: 180, max: 900 }), (width) => {
        for (const line of linesOf(
          'As he says in (1 Corinthians 13:4) after 40 days … at 8:6-7 it is so',
          width,
        )) {
          expect(line).not.toMatch(/(?:\(1|\b40|Corinthians|8:6-)$/u);
          expect(line).not.toMatch(/^…/u);
        }
      }),
      { numRuns: 40 },
    );
  });
});

test('lines on the left begin with the ink of their letters, not with the space beside it', () => {
  for (const typography of IMAGE_TYPOGRAPHIES)
    for (const letters of ['Jesus', 'Hope', 'Olive', 'wept.', 'minds', '“Hope']) {
      const area = { left: 100, width: 900, top: 50, height: 400 };
      const fitted = fitQuote(letters, TYPE_CHOICES[typography], faces, area, 1024);
      const bare = fitQuote(letters.replace('“', ''), TYPE_CHOICES[typography], faces, area, 1024);
      const begin = setLines(fitted, area, 'left').ink.left;
      expect({ typography, letters, isAligned: Math.abs(begin - area.left) < 1 }).toEqual({
        ...{ typography, letters, isAligned: true },
      });
      expect(bare.words[0]!.hangsLeft).toBeLessThanOrEqual(fitted.words[0]!.hangsLeft);
    }
});

test('the same seed draws the same card, another seed another one', () => {
  const drawn = (seed: number) => hashOf(draw({ seed }).svg);
  expect(drawn(5)).toBe(drawn(5));
  expect(drawn(6)).not.toBe(drawn(5));
});

test('every choice has a visible effect', () => {
  const grounds = <T>(values: readonly T[], choice: (value: T) => Partial<CardRequest>) =>
    new Set(
      values.map(
        (value) =>
          draw({
            style: 'GENERAL',
            aesthetic: 'nature-inspired',
            mood: 'calm',
            typography: 'minimalist',
            ...choice(value),
          }).svg,
      ),
    ).size;
  expect(grounds(IMAGE_STYLES.slice(1), (style) => ({ style }))).toBe(IMAGE_STYLES.length - 1);
  expect(grounds(IMAGE_AESTHETICS, (aesthetic) => ({ aesthetic }))).toBe(IMAGE_AESTHETICS.length);
  expect(grounds(IMAGE_MOODS, (mood) => ({ mood }))).toBe(IMAGE_MOODS.length);
  expect(grounds(IMAGE_TYPOGRAPHIES, (typography) => ({ typography }))).toBe(IMAGE_TYPOGRAPHIES.length);
});

test('AUTO chooses by the quote', () => {
  const looks = (quote: string, language: 'en' | 'es' = 'en') =>
    drawCard(
      { quote, language, source: 'Psalm 1:1', edition: '', style: 'AUTO', seed: 3, width: 512, height: 512 },
      faces,
    ).looks;
  expect(['melancholic', 'thoughtful', 'calm']).toContain(
    looks('He wept and mourned with tears of sorrow.').mood,
  );
  expect(['triumphant', 'dramatic', 'energetic']).toContain(
    looks('El Rey de gloria venció; su trono es santo.', 'es').mood,
  );
  expect(looks('Jesus wept.').style).not.toBe('AUTO');
});

test('long quotes have lines of about 35 characters where no wider line makes the type larger', () => {
  expect(
    draw({ ...QUOTES[3], typography: 'modern sans-serif', width: 1024, height: 1536 }).lines,
  ).toBeGreaterThanOrEqual(Math.ceil(QUOTES[3].quote.length / 40));
});

test('marks around a quote are those of its language, and its own marks stay', () => {
  const words = (request: Partial<CardRequest>) => hashOf(draw(request).svg);
  expect(words({ quote: 'Jesus wept.' })).toBe(words({ quote: '“Jesus wept.”' }));
  expect(words({ quote: 'Jesús lloró.', language: 'es' })).toBe(
    words({ quote: '«Jesús lloró.»', language: 'es' }),
  );
  // Those of Hebrew are alike; an opening mark of English would turn away from the words.
  expect(words({ quote: 'שְׁמַע יִשְׂרָאֵל' })).toBe(words({ quote: '”שְׁמַע יִשְׂרָאֵל”' }));
  expect(words({ quote: '"I am the way," he said.' })).toBe(words({ quote: '“I am the way,” he said.' }));
});

test('no marks stand around a title', () => {
  expect(prepareQuote('Reading the Psalms', 'en', { isTitle: true })).toBe('Reading the Psalms');
  expect(prepareQuote('Leer los Salmos', 'es', { isTitle: true })).toBe('Leer los Salmos');
});

test('markup is no part of a picture, and nothing of a quote becomes markup of the drawing', () => {
  expect(hashOf(draw({ quote: 'God is **love**' }).svg)).toBe(hashOf(draw({ quote: 'God is love' }).svg));
  expect(draw({ quote: '<b onload="x">God</b> is love' }).ink).toEqual(draw({ quote: 'God is love' }).ink);
  const { svg } = draw({ quote: '</path><script>alert(1)</script> & "]]>', source: '<image href="x"/>' });
  expect(/script|<image|alert/u.exec(svg)?.[0]).toBeUndefined();
});

test('Greek, Hebrew and emoji have glyphs; other scripts are refused with the characters', () => {
  for (const quote of [
    'ἐν ἀρχῇ ἦν ὁ λόγος',
    'בְּרֵאשִׁית בָּרָא אֱלֹהִים',
    'God is love ❤️ 🕊️',
    'Señor, ¿quién habitará en tu tabernáculo?',
  ])
    expect(faultsOf(draw({ quote }))).toEqual([]);
  for (const quote of ['起初神创造天地', 'في البدء خلق الله', 'ในปฐมกาล'])
    expect(() => draw({ quote })).toThrow(UnsupportedCharactersError);
  expect(() => draw({ quote: 'God 起初神 is love' })).toThrow(
    expect.objectContaining({ characters: '起初神' }),
  );
});

test('a transparent card is cut to a shape around all of its words', () => {
  for (const aesthetic of IMAGE_AESTHETICS) {
    const card = draw({ aesthetic, transparent: true });
    expect(card.svg).toContain('clip-path');
    expect(faultsOf(card)).toEqual([]);
  }
});

test('words over a picture are readable, whatever the picture shows', () => {
  const href = 'data:image/png;base64,AAAA';
  for (const mood of IMAGE_MOODS) {
    expect(faultsOf(draw({ mood, picture: { href } }))).toEqual([]);
    const tonesIn = () => ({ lightest: 0.3, darkestLuma: 0.2 });
    expect(faultsOf(draw({ mood, picture: { href, tonesIn } }))).toEqual([]);
  }
});
