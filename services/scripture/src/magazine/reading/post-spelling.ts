import { Injectable } from '@nestjs/common';
import type { Language } from '@word-unfolded/domain';
import { Clock } from '@word-unfolded/primitives';
import { matchQuality, ownTerm, SpellingCorrector, type OwnTerm } from '@word-unfolded/scripture-text';
import { PostRepository } from '../records/post.repository.js';

/** The words of new posts are known after this time, in milliseconds. */
const STORED_MS = 60_000;

/** Corrections of a word that are tried. */
const TRIED = 3;

type Vocabulary = {
  readonly words: readonly string[];
  readonly corrector: SpellingCorrector;
  readonly readAt: number;
};

/** Corrects misspelt words of a search by the words of the published posts. */
@Injectable()
export class PostSpelling {
  private readonly vocabularies = new Map<Language, Vocabulary>();

  constructor(
    private readonly posts: PostRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * The terms with those replaced that no post of a language has, the nearest first.
   *
   * @returns none if all are known, or if one is like no word
   */
  async corrected(terms: readonly OwnTerm[], language: Language): Promise<OwnTerm[][]> {
    const { words, corrector } = await this.vocabularyOf(language);
    const options = terms.map((term) => {
      if (words.some((word) => matchQuality(term, word) > 0)) return [term];
      return corrector
        .candidates(term.word)
        .slice(0, TRIED)
        .map((word) => ownTerm(word, true));
    });
    if (options.some(({ length }) => length === 0)) return [];
    const most = Math.max(...options.map(({ length }) => length));
    const tried = Array.from({ length: most }, (_, at) =>
      options.map((each) => each[Math.min(at, each.length - 1)]!),
    );
    return tried.filter((each) => each.some(({ isCorrected }) => isCorrected));
  }

  private async vocabularyOf(language: Language): Promise<Vocabulary> {
    const now = this.clock.now().getTime();
    const stored = this.vocabularies.get(language);
    if (stored && now - stored.readAt < STORED_MS) return stored;
    const words = await this.posts.wordsIn(language);
    const corrector = new SpellingCorrector(words.map((word) => [word, 1] as const));
    const read = { words, corrector, readAt: now };
    this.vocabularies.set(language, read);
    return read;
  }
}
