import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bookOfUsfm, KJV_VERSE_COUNTS, lastVerseOf } from '@word-unfolded/scripture-ref';

/**
 * How the server responds: normally, never, with a cut connection, with truncated JSON, with another format, or with a
 * status.
 */
export type Behaviour = 'well' | 'never' | 'cut' | 'half' | 'other-form' | number;

type Content = Record<string, unknown>;

const LISTED = [
  ['BSB', 'Berean Standard Bible', 'eng', 31_086],
  ['ENGWEBP', 'World English Bible', 'eng', 31_098],
  ['eng_webu', 'World English Bible Updated', 'eng', 31_098],
  ['eng_t4t', 'Translation for Translators', 'eng', 31_103],
  ['spa_r09', 'Reina Valera 1909', 'spa', 31_084],
  ['spa_pdt', 'Palabra de Dios para ti', 'spa', 31_000],
  ['spa_vbl', 'Versión Biblia Libre', 'spa', 31_086],
  ['fra_xyz', 'Une autre', 'fra', 31_102],
] as const;

/**
 * A server with the format of the Free Use Bible API and invented words: every kind of content and of pieces, and the
 * oddities of its data. It listens on loopback.
 */
export class FakeHelloao {
  /** The requested paths, in order. */
  readonly requests: string[] = [];
  /** The response mode of a path. */
  behaviour: (path: string) => Behaviour = () => 'well';
  /** Paths whose response is replaced by that of another. */
  redirect: (path: string) => string = (path) => path;
  /** The content of the listing. */
  listing: readonly Content[] = LISTED.map(([id, name, language, totalNumberOfVerses]) => ({
    id,
    name,
    englishName: name,
    shortName: id,
    language,
    textDirection: 'ltr',
    availableFormats: ['json'],
    numberOfBooks: 66,
    totalNumberOfChapters: 1_189,
    totalNumberOfVerses,
    somethingNew: { added: 'later' },
  }));
  #server: Server | undefined;
  readonly #held: (() => void)[] = [];
  #holds = false;

  /** @returns the base URL */
  async start(): Promise<string> {
    const server = createServer((request, response) => {
      const path = (request.url ?? '').replace(/^\/api\//, '');
      this.requests.push(path);
      const answer = () => this.#answer(path, response);
      if (this.#holds) this.#held.push(answer);
      else answer();
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  /** From now on responses are delayed. */
  hold(): void {
    this.#holds = true;
  }

  release(): void {
    this.#holds = false;
    for (const answer of this.#held.splice(0)) answer();
  }

  #answer(requestedPath: string, response: ServerResponse): void {
    const path = this.redirect(requestedPath);
    const behaviour = this.behaviour(requestedPath);
    if (behaviour === 'never') return;
    if (typeof behaviour === 'number') return void response.writeHead(behaviour).end('{"error":"invented"}');
    const found = path === 'available_translations.json' ? { translations: this.listing } : chapterAt(path);
    if (!found) return void response.writeHead(404).end('not found');
    const body = JSON.stringify(behaviour === 'other-form' ? { hello: 'world' } : found);
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    });
    if (behaviour === 'well' || behaviour === 'other-form') return void response.end(body);
    if (behaviour === 'half') return void response.end(body.slice(0, -40).padEnd(Buffer.byteLength(body)));
    response.write(body.slice(0, 40), () => response.destroy());
  }
}

function chapterAt(path: string): Content | undefined {
  const [, translation = '', usfm = '', number = ''] = /^([^/]+)\/([^/]+)\/(\d+)\.json$/.exec(path) ?? [];
  const book = bookOfUsfm(usfm);
  const last = book ? lastVerseOf(KJV_VERSE_COUNTS, book.osis, Number(number)) : 0;
  if (last === 0) return undefined;
  return {
    translation: { id: translation },
    book: { id: usfm, name: 'Invented', order: 1 },
    thisChapterLink: `/api/${path}`,
    thisChapterAudioLinks: { nobody: 'https://example.invalid/x.mp3' },
    numberOfVerses: last,
    chapter: {
      number: Number(number),
      content: contentOf(translation, usfm, Number(number), lastOf(translation, usfm, Number(number), last)),
      footnotes: [
        {
          noteId: 0,
          text: 'Or a note that was made up',
          caller: '+',
          reference: { chapter: Number(number), verse: 2 },
        },
        { noteId: 1, text: 'A note on the title', caller: null },
      ],
    },
  };
}

function lastOf(translation: string, usfm: string, chapter: number, canonical: number): number {
  const place = `${usfm} ${chapter}`;
  if (translation === 'eng_t4t' && place === '3JN 1') return 15;
  const doxologyMoved = translation === 'ENGWEBP' || translation === 'eng_webu';
  if (doxologyMoved && place === 'ROM 14') return 26;
  if (doxologyMoved && place === 'ROM 16') return 24;
  return canonical;
}

function contentOf(translation: string, usfm: string, chapter: number, last: number): Content[] {
  const verses = Array.from({ length: last }, (_, index) => verseOf(translation, usfm, chapter, index + 1));
  const before: Content[] = [
    { type: 'heading', content: ['Invented', 'heading'] },
    { type: 'figure', src: 'something-new.png' },
    ...(usfm === 'PSA' ? [{ type: 'hebrew_subtitle', content: ['A title.', { noteId: 1 }] }] : []),
    { type: 'line_break' },
  ];
  return [...before, ...verses.flat()];
}

function verseOf(translation: string, usfm: string, chapter: number, number: number): Content[] {
  const place = `${usfm} ${chapter}:${number}`;
  if (place === 'MAT 17:21' && translation === 'BSB') return [];
  if (place === 'MAT 17:21') return [{ type: 'verse', number, content: [] }];
  if (place === 'GEN 1:7' && translation === 'spa_pdt') return [{ type: 'verse', number, content: [' '] }];
  return [
    { type: 'verse', number, content: piecesOf(usfm, place, number) },
    ...(number % 5 === 0 ? [{ type: 'line_break' }] : []),
  ];
}

function piecesOf(usfm: string, place: string, number: number): unknown[] {
  if (usfm === 'PSA')
    return [
      { text: `Words of ${place},`, poem: 1 },
      { text: 'a second', poem: 2 },
      { noteId: 0 },
      { text: 'half.', poem: 2 },
      ...(number % 4 === 0 ? [{ text: 'Selah', poem: 1 }] : []),
    ];
  if (usfm === 'JHN' && number % 2 === 0)
    return [
      'He said,',
      { text: `“Words of ${place}.”`, wordsOfJesus: true },
      { heading: 'A heading within' },
      'They heard',
      { noteId: 0 },
      ', and went.',
      { lineBreak: true },
      'It was late.',
      { gloss: 'something new' },
    ];
  return [`Words of ${place}`, { noteId: 0 }, '; and more.'];
}
