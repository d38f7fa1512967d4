import { Injectable } from '@nestjs/common';
import { SEARCH_LIMIT, SearchScripture } from '@word-unfolded/contracts';
import { isBookId, verseId } from '@word-unfolded/scripture-ref';
import { Remembered } from './remembered.js';
import { ScriptureCalls } from './scripture-calls.js';
import { VerseFinder, type FoundPlace } from './stored-text.js';

/** The right verse is among the first results; each wrong one costs a comparison. */
const MOST_FOUND = 6;
const REMEMBERED = 1_000;

/** Finds verses by the search of the scripture service. */
@Injectable()
export class ServiceVerseFinder extends VerseFinder {
  readonly #found = new Remembered<string, readonly FoundPlace[]>(REMEMBERED);

  constructor(private readonly calls: ScriptureCalls) {
    super();
  }

  override find(words: string, translationId: string): Promise<readonly FoundPlace[]> {
    const q = words.length <= SEARCH_LIMIT ? words : words.slice(0, SEARCH_LIMIT).replace(/\s\S*$/u, '');
    if (q.trim() === '') return Promise.resolve([]);
    return this.#found.get(`${translationId} ${q}`, async () => {
      const answer = await this.calls.ask(SearchScripture, {
        q,
        translations: [translationId],
        page: 1,
        pageSize: MOST_FOUND,
        language: 'en',
      });
      return (answer?.verses ?? []).flatMap(({ book, chapter, number }) =>
        isBookId(book) ? [{ translationId, id: verseId(book, chapter, number) }] : [],
      );
    });
  }
}
