import { Controller } from '@nestjs/common';
import { AppError, GetLexiconEntry, type LexiconAnswer, type RequestOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import type { Edition } from '../library/editions.js';
import { LibraryEditions } from '../library/library-editions.js';
import { knownTranslation } from '../works/requested-passage.js';
import { paginationOf } from '../works/pages.js';
import { WorkSources } from '../works/work-sources.js';
import { LexiconRepository, type LemmaUse } from './lexicon.repository.js';
import { SpanishGlosses } from './spanish-glosses.js';
import type { StrongsEntry } from './lexicon-entry.js';

/** Returns the lexicon entry of an original word. */
@Controller()
export class GetLexiconEntryUseCase {
  constructor(
    private readonly lexicon: LexiconRepository,
    private readonly editions: LibraryEditions,
    private readonly sources: WorkSources,
    private readonly spanish: SpanishGlosses,
  ) {}

  /** @throws AppError SCRIPTURE_WORD_NOT_FOUND, SCRIPTURE_TRANSLATION_NOT_FOUND */
  @Handles(GetLexiconEntry)
  execute(request: RequestOf<typeof GetLexiconEntry>): LexiconAnswer {
    const strongs = request.strongs.toUpperCase().replace(/^([GH])0+(?=\d)/, '$1');
    const isGreek = strongs.startsWith('G');
    const entry = this.lexicon.entry(strongs);
    const uses = this.lexicon.uses(strongs);
    if (!entry && uses.length === 0) throw AppError.of('SCRIPTURE_WORD_NOT_FOUND', { strongs });
    const tagged = this.editions.tagged(request.language);
    return {
      strongs,
      language: entry?.language ?? (isGreek ? 'greek' : 'hebrew'),
      source: this.sources.get(isGreek ? 'strongs-greek' : 'strongs-hebrew'),
      entry: entry ? toEntry(entry) : null,
      spanishGloss: request.language === 'es' ? this.spanish.of(strongs, uses) : null,
      renderings: tagged.flatMap((edition) => {
        const use = uses.find((each) => each.edition === edition.number);
        return use ? [this.renderingsIn(edition, use)] : [];
      }),
      places: this.placesOf(strongs, placesEdition(tagged, request.translationId), uses, request),
    };
  }

  private renderingsIn({ id }: Edition, { times, verses, renderings }: LemmaUse) {
    return { translation: this.editions.named(id), times, verses, renderings };
  }

  private placesOf(
    strongs: string,
    edition: Edition,
    uses: readonly LemmaUse[],
    request: RequestOf<typeof GetLexiconEntry>,
  ): LexiconAnswer['places'] {
    const total = uses.find((use) => use.edition === edition.number)?.verses ?? 0;
    return {
      translation: this.editions.named(edition.id),
      books: this.lexicon.books(strongs, edition),
      items: this.lexicon.places(strongs, edition, request),
      pagination: paginationOf(total, request),
    };
  }
}

/** The edition of the example verses: the reader's if it is tagged. */
function placesEdition(tagged: readonly Edition[], translationId: string | undefined): Edition {
  const known = translationId === undefined ? undefined : knownTranslation(translationId);
  return tagged.find(({ id }) => id === known?.id) ?? tagged[0]!;
}

function toEntry(entry: StrongsEntry): NonNullable<LexiconAnswer['entry']> {
  const { lemma, transliteration, pronunciation, gloss, derivation, kingJames } = entry;
  return {
    lemma,
    transliteration,
    pronunciation,
    gloss,
    senses: [...entry.senses],
    derivation,
    kingJames,
    related: [...entry.related],
  };
}
