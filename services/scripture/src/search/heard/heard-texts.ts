import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { SearchMatch } from '@word-unfolded/contracts';
import { LANGUAGES, type Language } from '@word-unfolded/domain';
import {
  HeardVerses,
  rememberedWordings,
  soundOf,
  type HeardVerse,
  type SpokenVerse,
} from '@word-unfolded/scripture-text';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { setImmediate as turn } from 'node:timers/promises';
import { SearchRepository, type SearchedEdition } from '../index/search.repository.js';

/** What must be heard where verses have the words as they are typed: so much of them, and of a verse. */
const BESIDE: Readonly<Record<SearchMatch, Pick<HeardVerse, 'likeness' | 'coverage'>>> = {
  remembered: { likeness: 0.95, coverage: 0.8 },
  phrase: { likeness: 0.95, coverage: 0.8 },
  'all-words': { likeness: 0.95, coverage: 0 },
  'some-words': { likeness: 0, coverage: 0 },
};

/** What has fewer consonants is by chance in many verses: `new heaven and new earth`. */
const SHORT = 10;

/** Verses that are heard nearly as well as the best are found too. */
const NEARLY = 0.04;
const MOST_VERSES = 3;

/** Verses that are read between two turns: the Psalms at once would take a tenth of a second. */
const VERSES_IN_SLICE = 500;

/**
 * The verses of each language by what is heard of them, in every edition, and of the wordings by which people remember
 * them. They are read after the start, in slices between which requests are answered; until then nothing is heard.
 */
@Injectable()
export class HeardTexts implements OnApplicationBootstrap {
  private readonly texts = new Map<Language, readonly Hearing[]>();

  constructor(
    @Inject(SearchRepository) private readonly repository: SearchRepository,
    @Inject(LOGGER) private readonly log: Pick<Logger, 'warn'>,
  ) {}

  onApplicationBootstrap(): void {
    this.listen().catch((error: unknown) =>
      this.log.warn({ err: error }, 'misheard verses are not found until the next start'),
    );
  }

  /** Reads the verses of all editions. */
  async listen(): Promise<void> {
    for (const language of LANGUAGES) {
      const heard = [hearingOfWordings(language)];
      for (const edition of this.repository.editions)
        if (edition.language === language) heard.push(await this.heardIn(edition));
      this.texts.set(language, heard);
    }
  }

  /**
   * The verses in which a search is heard, in the canonical numbering, the best first.
   *
   * @param found how well other verses have the words as they are typed; null for none
   */
  find(text: string, language: Language, found: SearchMatch | null): number[] {
    const said = soundOf(text, language);
    const isShort = said.length < SHORT && found === 'all-words';
    const least = isShort ? BESIDE.phrase : BESIDE[found ?? 'some-words'];
    const heard = (this.texts.get(language) ?? [])
      .flatMap((hear) => hear(said))
      .filter(({ likeness, coverage }) => likeness >= least.likeness && coverage >= least.coverage)
      .sort((one, other) => other.likeness - one.likeness || other.coverage - one.coverage);
    const best = heard[0]?.likeness ?? 0;
    const near = heard.filter(({ likeness }) => likeness >= best - NEARLY).map(({ id }) => id);
    return [...new Set(near)].slice(0, MOST_VERSES);
  }

  private async heardIn(edition: SearchedEdition): Promise<Hearing> {
    const { language } = edition;
    const verses: SpokenVerse[] = [];
    const canonical = new Map<number, number>();
    for (const book of this.repository.books(edition)) {
      await turn();
      for (const { id, canonicalId, text } of book) {
        if (verses.length % VERSES_IN_SLICE === 0) await turn();
        verses.push({ id, sound: soundOf(text, language) });
        if (id !== canonicalId) canonical.set(id, canonicalId);
      }
    }
    const soundsOf = (ids: readonly number[]) =>
      this.repository.verses(edition, ids).map(({ id, text }) => ({ id, sound: soundOf(text, language) }));
    const heard = await HeardVerses.inSlices(verses, soundsOf, turn);
    return (said) => heard.find(said).map((verse) => ({ ...verse, id: canonical.get(verse.id) ?? verse.id }));
  }
}

/** The verses in which a text is heard, in the canonical numbering. */
type Hearing = (said: string) => HeardVerse[];

function hearingOfWordings(language: Language): Hearing {
  const wordings = rememberedWordings(language).map(({ verse, text }, id) => ({
    id,
    verse,
    sound: soundOf(text, language),
  }));
  const heard = new HeardVerses(wordings, (ids) => ids.map((id) => wordings[id]!));
  return (said) => heard.find(said).map((wording) => ({ ...wording, id: wordings[wording.id]!.verse }));
}
