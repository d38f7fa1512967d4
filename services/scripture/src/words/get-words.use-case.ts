import { Controller } from '@nestjs/common';
import { GetWords, type RequestOf, type VerseWords, type WordsAnswer } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import {
  canonicalVerses,
  partsOfVerse,
  versesIn,
  type VerseId,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import { EDITIONS, type Edition } from '../library/editions.js';
import { LibraryEditions } from '../library/library-editions.js';
import { findKnownTranslation } from '../translations/known-translations.js';
import { readRequestedPassage } from '../works/requested-passage.js';
import { alignWords } from './align-words.js';
import { WordsRepository } from './words.repository.js';

/**
 * Returns the original words of a passage, with their positions in its text. In an edition without tags they are those of
 * a tagged edition of its language, where it has the same words.
 */
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
    const { id, language } = requested.translation;
    const edition = EDITIONS.find((each) => each.id === id);
    const isTagged = edition !== undefined && edition.wordTags > 0;
    const other =
      edition && !isTagged
        ? tagged.find((each) => each.numbering === edition.numbering && isOfLanguage(each, language))
        : undefined;
    return {
      reference: requested.reference,
      translation: this.editions.named(id),
      tagged: isTagged,
      aligned: other ? this.editions.named(other.id) : null,
      taggedTranslations: tagged.map((each) => each.id),
      verses:
        isTagged || other ? requested.ranges.flatMap((range) => this.versesOf(range, edition!, other)) : [],
      next: requested.next,
    };
  }

  private versesOf(range: VerseRange, edition: Edition, other: Edition | undefined): VerseWords[] {
    const links = other ? this.alignedLinks(range, edition, other) : this.words.linksOf(range, edition);
    return [...versesIn(range, edition.numbering.counts)].map((id) => {
      const { book, chapter, verse } = partsOfVerse(id);
      const canonicalId = canonicalVerses(id, edition.numbering).first;
      return { book, chapter, number: verse, canonicalId, words: links.get(id) ?? [] };
    });
  }

  /** The links of another edition, in the text of an edition of the same numbering. */
  private alignedLinks(
    range: VerseRange,
    edition: Edition,
    other: Edition,
  ): ReadonlyMap<VerseId, VerseWords['words']> {
    const [links, own, theirs] = [
      this.words.linksOf(range, other),
      this.words.textsOf(range, edition),
      this.words.textsOf(range, other),
    ];
    return new Map(
      [...own].map(([id, text]) => [
        id,
        alignWords({ text: theirs.get(id) ?? '', links: links.get(id) ?? [] }, text),
      ]),
    );
  }
}

const isOfLanguage = ({ id }: Edition, language: string) => findKnownTranslation(id)?.language === language;
