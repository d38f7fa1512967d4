import { Injectable } from '@nestjs/common';
import { FindNearestVerses, NEAREST_TEXT_LIMIT } from '@word-unfolded/contracts';
import { Remembered } from './remembered.js';
import { ScriptureCalls } from './scripture-calls.js';
import { VerseFinder, type NearVerse } from './stored-text.js';

/** The right verse is among the first results; each wrong one costs a comparison. */
const MOST_FOUND = 6;
const REMEMBERED = 1_000;

/** Finds verses by the index of nearest verses in the scripture service. */
@Injectable()
export class ServiceVerseFinder extends VerseFinder {
  readonly #found = new Remembered<string, readonly NearVerse[]>(REMEMBERED);

  constructor(private readonly calls: ScriptureCalls) {
    super();
  }

  override nearest(words: string, translationIds: readonly string[]): Promise<readonly NearVerse[]> {
    const text = words.slice(0, NEAREST_TEXT_LIMIT);
    return this.#found.get(`${translationIds.join(' ')} ${text}`, async () => {
      const answer = await this.calls.ask(FindNearestVerses, {
        text,
        translations: [...translationIds],
        limit: MOST_FOUND,
      });
      return answer?.verses ?? [];
    });
  }
}
