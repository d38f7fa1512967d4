import type { DownloadedChapter, SearchAnswer, TranslationDownload } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { searchOfDevice, type DownloadedFile } from '@word-unfolded/offline-scripture/testing';
import fc from 'fast-check';
import { gunzipSync } from 'node:zlib';
import { STACK_URL } from '../support/browser.js';

/** The verses of a page. */
const PAGE_SIZE = 20;

/** Pages that are compared, so that verses beyond the ranked ones are among them. */
const PAGES = [1, 2, 55];

type Text = { readonly id: string; readonly language: Language; readonly verses: readonly string[] };

let texts: Text[];
let searchDevice: Awaited<ReturnType<typeof searchOfDevice>>;
beforeAll(async () => {
  const listed = await fetch(`${STACK_URL}/api/scripture/downloads`);
  const { data } = (await listed.json()) as { data: TranslationDownload[] };
  const downloaded = await Promise.all(data.map(fileOf));
  texts = downloaded.map(({ download: { translation }, file }) => ({
    id: translation.id,
    language: translation.language,
    verses: versesIn(file),
  }));
  searchDevice = await searchOfDevice(downloaded);
}, 120_000);

async function fileOf(download: TranslationDownload): Promise<DownloadedFile> {
  const { translation, sha256 } = download;
  const file = await fetch(`${STACK_URL}/api/scripture/downloads/${translation.id}/${sha256}`);
  return { download, file: new Uint8Array(await file.arrayBuffer()) };
}

function versesIn(file: Uint8Array): string[] {
  const [, ...chapters] = gunzipSync(file).toString().split('\n');
  return chapters.flatMap((line) =>
    (JSON.parse(line) as DownloadedChapter).verses.map(({ text }) => text).filter((text) => text !== ''),
  );
}

async function searchServer(q: string, { id, language }: Text, page: number): Promise<SearchAnswer> {
  const query = new URLSearchParams({ q, translation: id, page: String(page) });
  const response = await fetch(`${STACK_URL}/api/scripture/search?${query}`, {
    headers: { 'accept-language': language },
  });
  return ((await response.json()) as { data: SearchAnswer }).data;
}

/** Words of a verse: some of them in sequence or not, or words of two verses, also in quotation marks. */
const query = (verses: readonly string[]) => {
  const words = fc.nat(verses.length - 1).map((number) => verses[number]!.match(/[\p{L}’]+/gu) ?? ['God']);
  const sequence = fc
    .tuple(words, fc.nat(), fc.integer({ min: 1, max: 5 }))
    .map(([all, at, count]) => all.slice(at % all.length).slice(0, count));
  const some = words.chain((all) =>
    fc.shuffledSubarray(all, { minLength: 1, maxLength: Math.min(4, all.length) }),
  );
  const ofTwo = fc.tuple(sequence, some).map(([one, other]) => [...one.slice(0, 2), ...other.slice(0, 2)]);
  return fc
    .tuple(fc.oneof(sequence, some, ofTwo), fc.boolean())
    .map(([chosen, quoted]) => (quoted && chosen.length > 1 ? `"${chosen.join(' ')}"` : chosen.join(' ')));
};

describe('a search of words', () => {
  it('finds the same verses in the same order at the server and on a device that has the texts', async () => {
    const searches = fc
      .constantFrom(...texts)
      .chain((text) => fc.tuple(fc.constant(text), query(text.verses), fc.constantFrom(...PAGES)));
    await fc.assert(
      fc.asyncProperty(searches, async ([text, q, page]) => {
        const { id, language } = text;
        const device = { q, translations: [id], language, page, pageSize: PAGE_SIZE };
        const [here, there] = [await searchDevice(device), await searchServer(q, text, page)];
        // Both may say more about the words; here only what is found counts.
        expect([here.matched, here.pagination, here.verses]).toEqual([
          there.matched,
          there.pagination,
          there.verses,
        ]);
      }),
      { numRuns: 60 },
    );
  }, 120_000);
});
