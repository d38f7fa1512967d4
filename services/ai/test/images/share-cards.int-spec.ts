import { jest } from '@jest/globals';
import { AppError, GetPassage, ReadShare } from '@word-unfolded/contracts';
import type { ContractClient } from '@word-unfolded/service-kit';
import type { BlobStore } from '@word-unfolded/storage';
import sharp from 'sharp';
import { CardPainter } from '../../src/images/cards/card-painter.js';
import { ShareCards } from '../../src/images/share-cards.js';

let files: Map<string, Buffer>;
let cards: ShareCards;
let puts: number;

const verse = (number: number, text: string) => ({
  ...{ book: 'John', chapter: 11, number, canonicalId: 43011000 + number, canonicalEndId: 43011000 + number },
  ...{ text, headings: [], title: null },
});

/** What the services of passages, entries and conversations answer. */
function answer(message: unknown, request: { reference?: string; token?: string }): unknown {
  if (message === GetPassage) {
    const { reference } = request;
    if (reference === 'John 99') throw AppError.of('SCRIPTURE_REFERENCE_INVALID' as never);
    const verses =
      reference === 'John 11'
        ? [1, 2, 3].map((at) => verse(at, 'And it came so to pass. '.repeat(7)))
        : [verse(35, 'Jesus wept.')];
    const spanish = { id: 'RV1909', abbreviation: 'RV1909', name: 'Reina Valera 1909', language: 'es' };
    if (reference === 'Juan 11:35')
      return {
        ...{ reference, content: '', next: null, translation: spanish },
        passages: [{ reference, osis: 'John.11.35', verses: [verse(35, 'Y lloró Jesús.')] }],
      };
    return {
      ...{ reference, content: '', next: null },
      translation: { id: 'WEB', abbreviation: 'WEB', name: 'World English Bible', language: 'en' },
      passages: [{ reference, osis: 'John.11.35', verses }],
    };
  }
  if (request.token === 'e'.repeat(30) && message === ReadShare)
    return { title: 'What I learned at the well' };
  if (request.token === 'c'.repeat(30) && message !== ReadShare) return { title: 'About grace' };
  throw AppError.of('SHARE_NOT_FOUND');
}

beforeEach(() => {
  [files, puts] = [new Map(), 0];
  const store = {
    exists: (key: string) => Promise.resolve(files.has(key)),
    put: (key: string, bytes: Buffer) => {
      puts += 1;
      files.set(key, bytes);
      return Promise.resolve({ bytes: bytes.length });
    },
  } as unknown as BlobStore;
  const ask = async (message: unknown, request: object) => answer(message, request);
  cards = new ShareCards({ ask } as unknown as ContractClient, new CardPainter(), store);
});

const passage = (reference: string) => cards.draw({ language: 'en', of: { reference } });
const share = (letter: string) => cards.draw({ language: 'en', of: { share: letter.repeat(30) } });

test('a passage is set in the language of its translation for every caller: a messenger names none', async () => {
  const drawn = jest.spyOn(CardPainter.prototype, 'paintCard');
  for (const language of ['en', 'es'] as const)
    await cards.draw({ language, of: { reference: 'Juan 11:35' } });
  expect(drawn.mock.calls.map(([{ language }]) => language)).toEqual(['es']);
  drawn.mockRestore();
});

test('a passage is drawn once, in the shape of previews', async () => {
  const { key } = await passage('John 11:35');
  expect(await passage('John 11:35')).toEqual({ key });
  expect(puts).toBe(1);
  const { width, height, format } = await sharp(files.get(key)!).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
});

test('of a long passage the first words are drawn, and another passage is another picture', async () => {
  const keys = new Set([(await passage('John 11')).key, (await passage('John 11:35')).key]);
  expect(keys.size).toBe(2);
});

test('what a link shares has its title, an entry or a conversation; an ended link has none', async () => {
  const keys = new Set([(await share('e')).key, (await share('c')).key]);
  expect(keys.size).toBe(2);
  await expect(share('x')).rejects.toMatchObject({ code: 'SHARE_NOT_FOUND' });
});

test('requests above the limit of the queue are refused while others are drawn', async () => {
  const names = Array.from({ length: 24 }, (_, at) => `John ${at + 1}:35`);
  const ends = await Promise.allSettled(names.map((name) => passage(name)));
  const refused = ends.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(4);
  expect(puts).toBe(20);
}, 30_000);
