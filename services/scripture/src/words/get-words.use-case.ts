import { Controller } from '@nestjs/common';
import { GetWords, type RequestOf, type VerseWords, type WordsAnswer } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { canonicalVerses, partsOfVerse, versesIn, type VerseRange } from '@word-unfolded/scripture-ref';
import type { Edition } from '../library/editions.js';
import { LibraryEditions } from '../library/library-editions.js';
import { readRequestedPassage } from '../works/requested-passage.js';
import { WordsRepository } from './words.repository.js';

/** Returns the original words of a passage, with their positions in its text. */
@Controller()
export class GetWordsUseCase {
  constructor(
    private readonly editions: LibraryEditions,
    private readonly words: WordsRepository,
  ) {}

  /** @throws AppError as `readAskedPassage` does. */
  @Handles(GetWords)
  execute(request: RequestOf<typeof GetWords>): WordsAnswer {
    const tagged = this.editions.tagged(request.language);
    const requested = readRequestedPassage(request, tagged[0]!.id);
    const edition = tagged.find(({ id }) => id === requested.translation.id);
    return {
      reference: requested.reference,
      translation: this.editions.named(requested.translation.id),
      tagged: edition !== undefined,
      taggedTranslations: tagged.map(({ id }) => id),
      verses: edition ? requested.ranges.flatMap((range) => this.versesOf(range, edition)) : [],
      next: requested.next,
    };
  }

  private versesOf(range: VerseRange, edition: Edition): VerseWords[] {
    const links = this.words.linksOf(range, edition);
    return [...versesIn(range, edition.numbering.counts)].map((id) => {
      const { book, chapter, verse } = partsOfVerse(id);
      const canonicalId = canonicalVerses(id, edition.numbering).first;
      return { book, chapter, number: verse, canonicalId, words: links.get(id) ?? [] };
    });
  }
}
