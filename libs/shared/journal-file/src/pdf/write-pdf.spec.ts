import { unzlibSync } from 'fflate';
import fc from 'fast-check';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FiledEntry } from '@word-unfolded/contracts';
import { anyEntry, filedEntry } from '../../test/filed-entries.js';
import { written } from '../../test/written-file.js';
import type { FontSource } from './faces.js';
import { inSight } from './levels.js';

const { resolve } = createRequire(import.meta.url);
const installedFont: FontSource = async (file) => new Uint8Array(await readFile(resolve(file)));
const writtenPdf = (content: Partial<FiledEntry>, language: 'en' | 'es' = 'en') =>
  written('pdf', [filedEntry(content)], { fonts: installedFont, language });

/** A PDF as a string of one character per byte, with its streams decompressed. */
function unpacked(bytes: Uint8Array): string {
  const raw = Buffer.from(bytes).toString('latin1');
  return raw.replace(/\/FlateDecode\n>>\nstream\n(.*?)\nendstream/gs, (_, packed: string) =>
    Buffer.from(unzlibSync(Buffer.from(packed, 'latin1'))).toString('latin1'),
  );
}

/** The characters to which the fonts of a document map their glyphs, so that they can be searched and copied. */
function readable(pdf: string): Set<string> {
  const characters = new Set<string>();
  for (const [, map = ''] of pdf.matchAll(/beginbfrange(.*?)endbfrange/gs))
    for (const [, hex = ''] of map.matchAll(/<([0-9a-f ]+)>(?=[ \]])/g))
      characters.add(Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
  return characters;
}

/** The sizes of the texts on each page, in their order, after that of the page number. */
const textSizesOf = (pdf: string) =>
  pdf
    .split('endobj')
    .filter((object) => object.includes(' Tm '))
    .map((page) => [...page.matchAll(/ ([\d.]+) Tf/g)].map(([, size]) => size));

const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\n/g)?.length ?? 0;

describe('a journal as PDF', () => {
  it('embeds its fonts with their character maps, in every script that they support', async () => {
    const content = 'Añoñó **más** *así* בְּרֵאשִׁית Λόγος ἀρχῇ Слово Ngôi 🙏';
    const pdf = unpacked(await writtenPdf({ content }, 'es'));
    const characters = readable(pdf);
    for (const sign of 'ñóáíבְּרשיתΛγςἀῇСловоôi🙏') expect([sign, characters.has(sign)]).toEqual([sign, true]);
    for (const font of ['Literata-Bold', 'Literata-Italic', 'NotoSansHebrew', 'NotoEmoji'])
      expect(pdf).toContain(font);
    expect(pdf).toContain('/Lang (es-419)');
    expect(pdf).toMatch(/^%PDF-1\.7/);
  });

  it('places vowel points over their letters, never further from them than a letter is wide', async () => {
    const words = ['בְּרֵאשִׁית', 'הַשָּׁמַיִם', 'וָבֹהוּ', 'הָיְתָה', 'Ἐν', 'ἀρχῇ'];
    const pdf = unpacked(await writtenPdf({ content: words.join(' ') }));
    const rises = [...pdf.matchAll(/(-?[\d.]+) Ts/g)].map(([, rise]) => Number(rise));
    const shown = [...pdf.matchAll(/\[([^\]]*)\] TJ/g)].map(([, operand = '']) => operand);
    const moves = shown.flatMap((operand) =>
      operand
        .replace(/<[0-9a-f]*>/g, ' ')
        .trim()
        .split(/\s+/),
    );
    expect(moves.length).toBeGreaterThan(5);
    for (const move of moves) expect(Math.abs(Number(move))).toBeLessThan(1_500);
    for (const rise of rises) expect(Math.abs(rise)).toBeLessThan(12);
    // Text rise outlives a text object.
    expect(rises.at(-1) ?? 0).toBe(0);
  });

  it('loads only the fonts that its text needs', async () => {
    const requested: string[] = [];
    await written('pdf', [filedEntry()], { fonts: (file) => (requested.push(file), installedFont(file)) });
    expect(requested.map((file) => /files\/(.*)\.woff/.exec(file)?.[1]).sort()).toEqual([
      'literata-latin-400-normal',
      'literata-latin-700-normal',
    ]);
  });

  it('continues on the next page, also within a word that is longer than a line', async () => {
    const pdf = unpacked(await writtenPdf({ content: 'mercy '.repeat(2_000) }));
    expect(pagesOf(pdf)).toBeGreaterThan(2);
    const word = unpacked(await writtenPdf({ content: 'm'.repeat(6_000) }));
    expect(pagesOf(word)).toBeGreaterThan(2);
  });

  it('has the cells of a table side by side, and continues a long row on the next page', async () => {
    const rows = [
      '| One | Two | Three |',
      '| - | - | - |',
      '| a | b | c |',
      `| d | ${'mercy '.repeat(900)} | f |`,
    ];
    const pdf = unpacked(await writtenPdf({ content: rows.join('\n') }));
    const lines = new Map<string, string[]>();
    for (const [, x = '', y = ''] of pdf.matchAll(/1 0 0 -?1 ([\d.]+) ([\d.]+) Tm/g))
      lines.set(y, [...(lines.get(y) ?? []), x]);
    const rowsOfThree = [...lines.values()].filter((places) => places.length === 3);
    expect(rowsOfThree).toHaveLength(3);
    expect(new Set(rowsOfThree.map((places) => places.join(' '))).size).toBe(1);
    expect(pagesOf(pdf)).toBeGreaterThan(2);
  });

  it('has a title, the details of the entry and the beginning of its text on one page', async () => {
    const about = {
      scripture: 'Romans 8:28-30; '.repeat(25),
      tags: Array.from({ length: 10 }, (_, place) => `a-long-tag-of-the-entry-${place}`),
    };
    const entry = filedEntry({ title: 'Together', content: '[text](https://example.org/)', ...about });
    for (let lines = 16; lines < 30; lines += 1) {
      const before = filedEntry({ title: 'Before', content: 'mercy\n\n'.repeat(lines) });
      const pdf = unpacked(await written('pdf', [before, entry], { fonts: installedFont }));
      const titled =
        /\/Dest \[(\d+) 0 R \/Fit\]\n\/Parent \d+ 0 R\n(?:\/Prev \d+ 0 R\n)?\/Title \(Together\)/.exec(
          pdf,
        )?.[1];
      expect(pdf).toMatch(new RegExp(`\\n${titled} 0 obj\\n<<\\n/Type /Page\\n[^>]*/Annots`));
    }
  });

  it('never leaves a heading at the foot of a page, also with others below it and before a table', async () => {
    const bodies = ['text', '- item', '> quoted', '---', '| a | b |\n| - | - |\n| c | d |'];
    for (const body of bodies) {
      const parts = Array.from(
        { length: 80 },
        (_, place) => `${'mercy\n\n'.repeat(place % 7)}# One\n\n## Two\n\n### Three\n\n${body}\n\nend`,
      );
      const pages = textSizesOf(unpacked(await writtenPdf({ content: parts.join('\n\n') })));
      expect(pages.length).toBeGreaterThan(20);
      expect([body, ...new Set(pages.map((sizes) => sizes.at(-1)))]).toEqual([body, '10.5']);
    }
  });

  it('links to web addresses only', async () => {
    const content = '[a](https://a.example/x) [b](javascript:alert(1)) [c](file:///etc/passwd)';
    const pdf = unpacked(await writtenPdf({ content }));
    expect([...pdf.matchAll(/\/URI \(([^)]*)\)/g)].map(([, address]) => address)).toEqual([
      'https://a.example/x',
    ]);
    expect(pdf).not.toMatch(/javascript|passwd\)/i);
  });

  it('can be created from any valid entry', async () => {
    await fc.assert(
      fc.asyncProperty(anyEntry, async (entry) => {
        expect(pagesOf(unpacked(await writtenPdf(entry)))).toBeGreaterThan(0);
      }),
      { numRuns: 5 },
    );
  });
});

describe('a line', () => {
  const line = (...levels: number[]) => levels.map((level, place) => ({ level, place }));
  const places = (...levels: number[]) => inSight(line(...levels)).map(({ place }) => place);

  it('is displayed in the order of the bidirectional algorithm', () => {
    expect(places(0, 0, 0)).toEqual([0, 1, 2]);
    expect(places(1, 1, 1)).toEqual([2, 1, 0]);
    expect(places(0, 1, 1, 0)).toEqual([0, 2, 1, 3]);
    expect(places(1, 2, 2, 1)).toEqual([3, 1, 2, 0]);
  });
});
