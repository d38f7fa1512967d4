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

/** A PDF as its bytes stand, one character each, with its streams unpacked. */
function unpacked(bytes: Uint8Array): string {
  const raw = Buffer.from(bytes).toString('latin1');
  return raw.replace(/\/FlateDecode\n>>\nstream\n(.*?)\nendstream/gs, (_, packed: string) =>
    Buffer.from(unzlibSync(Buffer.from(packed, 'latin1'))).toString('latin1'),
  );
}

/** Characters for which the fonts of a document say what they stand for, so that they can be searched and copied. */
function readable(pdf: string): Set<string> {
  const characters = new Set<string>();
  for (const [, map = ''] of pdf.matchAll(/beginbfrange(.*?)endbfrange/gs))
    for (const [, hex = ''] of map.matchAll(/<([0-9a-f ]+)>(?=[ \]])/g))
      characters.add(Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
  return characters;
}

const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\n/g)?.length ?? 0;

describe('a journal as PDF', () => {
  it('has its fonts in it, and what its characters are, in every script that they have', async () => {
    const content = 'Añoñó **más** *así* בְּרֵאשִׁית Λόγος ἀρχῇ Слово Ngôi 🙏';
    const pdf = unpacked(await writtenPdf({ content }, 'es'));
    const characters = readable(pdf);
    for (const sign of 'ñóáíבְּרשיתΛγςἀῇСловоôi🙏') expect([sign, characters.has(sign)]).toEqual([sign, true]);
    for (const font of ['Literata-Bold', 'Literata-Italic', 'NotoSansHebrew', 'NotoEmoji'])
      expect(pdf).toContain(font);
    expect(pdf).toContain('/Lang (es-419)');
    expect(pdf).toMatch(/^%PDF-1\.7/);
  });

  it('loads no font that its text does not need', async () => {
    const asked: string[] = [];
    await written('pdf', [filedEntry()], { fonts: (file) => (asked.push(file), installedFont(file)) });
    expect(asked.map((file) => /files\/(.*)\.woff/.exec(file)?.[1]).sort()).toEqual([
      'literata-latin-400-normal',
      'literata-latin-700-normal',
    ]);
  });

  it('goes on with the next page, also in a word that is longer than a line', async () => {
    const pdf = unpacked(await writtenPdf({ content: 'mercy '.repeat(2_000) }));
    expect(pagesOf(pdf)).toBeGreaterThan(2);
    const word = unpacked(await writtenPdf({ content: 'm'.repeat(6_000) }));
    expect(pagesOf(word)).toBeGreaterThan(2);
  });

  it('leads to addresses of the web and to nothing else', async () => {
    const content = '[a](https://a.example/x) [b](javascript:alert(1)) [c](file:///etc/passwd)';
    const pdf = unpacked(await writtenPdf({ content }));
    expect([...pdf.matchAll(/\/URI \(([^)]*)\)/g)].map(([, address]) => address)).toEqual([
      'https://a.example/x',
    ]);
    expect(pdf).not.toMatch(/javascript|passwd\)/i);
  });

  it('is made of any entry that there can be', async () => {
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

  it('is seen in the order of the bidirectional algorithm', () => {
    expect(places(0, 0, 0)).toEqual([0, 1, 2]);
    expect(places(1, 1, 1)).toEqual([2, 1, 0]);
    expect(places(0, 1, 1, 0)).toEqual([0, 2, 1, 3]);
    expect(places(1, 2, 2, 1)).toEqual([3, 1, 2, 0]);
  });
});
