import { Injectable } from '@nestjs/common';
import { GetPassage, ListBooks } from '@word-unfolded/contracts';
import {
  isBookId,
  partsOfVerse,
  verseId,
  versesIn,
  type VerseCounts,
  type VerseId,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import { Remembered } from './remembered.js';
import { ScriptureCalls } from './scripture-calls.js';
import { StoredText, StoredTextUnavailableError, type StoredVerse } from './stored-text.js';

/** Number of chapters in memory: an edition has 1,189, of about 4 kB each. */
const CHAPTERS = 2_400;
const TRANSLATIONS = 40;
/** Most responses in which the longest chapter arrives. */
const PARTS_OF_CHAPTER = 10;

/** The stored text of the scripture service, cached by chapter. */
@Injectable()
export class ServiceStoredText extends StoredText {
  readonly #counts = new Remembered<string, VerseCounts | undefined>(TRANSLATIONS);
  readonly #chapters = new Remembered<string, readonly StoredVerse[]>(CHAPTERS);

  constructor(private readonly calls: ScriptureCalls) {
    super();
  }

  override async counts(translationId: string): Promise<VerseCounts | undefined> {
    return this.#counts.get(translationId, async () => {
      const books = await this.calls.ask(ListBooks, { translationId, language: 'en' });
      return books && Object.fromEntries(books.map(({ osis, verses }) => [osis, verses]));
    });
  }

  override async verses(range: VerseRange, translationId: string): Promise<readonly StoredVerse[]> {
    const counts = (await this.counts(translationId)) ?? {};
    const chapters = new Set([...versesIn(range, counts)].map((id) => id - partsOfVerse(id).verse));
    const read = await Promise.all([...chapters].map((chapter) => this.chapter(chapter, translationId)));
    return read.flat().filter(({ id }) => range.first <= id && id <= range.last);
  }

  /** @param begins the id of the chapter's verse 0 */
  private chapter(begins: VerseId, translationId: string): Promise<readonly StoredVerse[]> {
    return this.#chapters.get(`${translationId} ${begins}`, async () => {
      const { book, chapter } = partsOfVerse(begins + 1);
      const verses: StoredVerse[] = [];
      let next: string | null = `${book}.${chapter}`;
      for (let part = 0; next !== null && part < PARTS_OF_CHAPTER; part += 1) {
        const answer: Awaited<ReturnType<ServiceStoredText['passage']>> = await this.passage(
          next,
          translationId,
        );
        if (!answer || (answer.next !== null && part === PARTS_OF_CHAPTER - 1)) {
          if (!answer && part === 0) return verses;
          // A chapter that ends in the middle would be remembered as one whose last verses do not exist.
          throw new StoredTextUnavailableError('A chapter came in part.');
        }
        for (const { book: of, chapter: within, number, text, title } of answer.passages.flatMap(
          (p) => p.verses,
        ))
          if (text !== '' && isBookId(of))
            verses.push({ id: verseId(of, within, number), text, title: title ?? undefined });
        next = answer.next;
      }
      return verses;
    });
  }

  private passage(reference: string, translationId: string) {
    return this.calls.ask(GetPassage, { reference, translationId, language: 'en' });
  }
}
