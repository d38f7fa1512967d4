import { Injectable } from '@nestjs/common';
import {
  FindTopics,
  GetCommentary,
  GetCrossReferences,
  GetLexiconEntry,
  GetParallelPassages,
  GetPassage,
  GetWords,
  ListBooks,
  SearchScripture,
  TOPIC_NAME_LIMIT,
  SEARCH_LIMIT,
  type Book,
  type CommentaryAnswer,
  type CrossReferencesAnswer,
  type LexiconAnswer,
  type ParallelAnswer,
  type PassagesOfTopic,
  type SearchAnswer,
  type TopicsOfPassage,
} from '@word-unfolded/contracts';
import { LibraryCalls } from './library-calls.js';
import {
  toStudyPassage,
  toStudyVerse,
  toStudyWords,
  type LibrarySetting,
  type StudyPassage,
  type StudyVerse,
  type StudyWords,
} from './study-passage.js';
import { versesAround } from './verses-around.js';

const STRONGS = /^[GH]0*[1-9]\d{0,3}$/i;

/** Which part of a list is asked for: `page` from 1. */
export type ListPart = { readonly page?: number; readonly limit?: number };

/** Where to search beside the setting. */
export type SearchPlace = ListPart & { readonly testament?: 'old' | 'new'; readonly book?: string };

/**
 * What the library of the scripture service knows, for whoever writes answers. What does not exist is undefined; each method
 * throws CatalogueError SERVICE_UNAVAILABLE or SERVICE_TIMEOUT when the service is away, and the reason of the signal when
 * it aborts.
 */
@Injectable()
export class StudyLibrary {
  constructor(private readonly calls: LibraryCalls) {}

  /** The words of a reference, in the numbering of the translation: `Romans 8:28-30`, `Rom.8.28`, `Salmo 23`. */
  async passage(reference: string, setting: LibrarySetting): Promise<StudyPassage | undefined> {
    const { language, translationId, signal } = setting;
    const answer = await this.calls.ask(GetPassage, { reference, translationId, language }, signal);
    return answer && toStudyPassage(answer);
  }

  /** The verses before and after a passage, over the borders of chapters; the passage itself is left out. */
  async context(
    passage: StudyPassage,
    setting: LibrarySetting,
    verses = 3,
  ): Promise<{ readonly before?: StudyPassage; readonly after?: StudyPassage }> {
    const translationId = passage.translation.id;
    const books = await this.books(translationId, setting);
    const around = versesAround(passage, books ?? [], verses);
    const read = async (osis: string | undefined) =>
      osis && this.passage(osis, { ...setting, translationId });
    const [before, after] = await Promise.all([read(around.before), read(around.after)]);
    return { ...(before && { before }), ...(after && { after }) };
  }

  /** The books of a translation with the last verse of each chapter. */
  async books(translationId: string, { language, signal }: LibrarySetting): Promise<Book[] | undefined> {
    return this.calls.ask(ListBooks, { translationId, language }, signal);
  }

  /**
   * The words of a passage with the original words behind them: in its own translation if that is tagged, else in the
   * tagged one of the reader's language, by canonical verses.
   */
  async words(passage: StudyPassage, setting: LibrarySetting): Promise<StudyWords | undefined> {
    const { language, signal } = setting;
    const { osis, translation } = passage;
    if (osis === '') return undefined;
    const request = { reference: osis, translationId: translation.id, language };
    const own = await this.calls.ask(GetWords, request, signal);
    const tagged = own?.taggedTranslations[0];
    if (!own || tagged === undefined) return undefined;
    if (own.tagged) return joinWords(own.translation, passage.verses, own.verses);
    const verses = await this.versesIn(tagged, passage, setting);
    if (verses.length === 0) return undefined;
    const reference = verses.map((verse) => verse.osis).join(' ');
    const other = await this.calls.ask(GetWords, { reference, translationId: tagged, language }, signal);
    return other && joinWords(other.translation, verses, other.verses);
  }

  /** The edition that tells which words are behind its own, for the reader's language. */
  async taggedTranslation({ language, signal }: LibrarySetting): Promise<string | undefined> {
    const answer = await this.calls.ask(GetWords, { reference: 'Gen.1.1', language }, signal);
    return answer?.taggedTranslations[0];
  }

  /** What is known of an original word; `places` holds a page of where it stands. */
  async lexicon(
    strongs: string,
    setting: LibrarySetting,
    part: ListPart = {},
  ): Promise<LexiconAnswer | undefined> {
    const { language, translationId, signal } = setting;
    if (!STRONGS.test(strongs)) return undefined;
    const request = { strongs, translationId, language, page: part.page ?? 1, limit: part.limit ?? 20 };
    return this.calls.ask(GetLexiconEntry, request, signal);
  }

  /** Where an original word stands, in the tagged edition that fits the reader best. */
  async otherUses(
    strongs: string,
    setting: LibrarySetting,
    part: ListPart = {},
  ): Promise<LexiconAnswer['places'] | undefined> {
    return (await this.lexicon(strongs, setting, part))?.places;
  }

  /** What Matthew Henry says of a passage. He writes English, whatever the language of the reader. */
  async commentary(passage: StudyPassage, setting: LibrarySetting): Promise<CommentaryAnswer | undefined> {
    const { language, signal } = setting;
    const request = { reference: passage.osis, translationId: passage.translation.id, language };
    return this.calls.ask(GetCommentary, request, signal);
  }

  /** Passages that belong to a passage, the nearest first, with their first words. */
  async crossReferences(
    passage: StudyPassage,
    setting: LibrarySetting,
    { page = 1, limit = 20 }: ListPart = {},
  ): Promise<CrossReferencesAnswer | undefined> {
    const { language, signal } = setting;
    const request = { reference: passage.osis, translationId: passage.translation.id, language, page, limit };
    return this.calls.ask(GetCrossReferences, request, signal);
  }

  /** The topics of Nave that name a passage, those that name it most exactly first. */
  async topicsOf(
    passage: StudyPassage,
    setting: LibrarySetting,
    { page = 1, limit = 20 }: ListPart = {},
  ): Promise<TopicsOfPassage | undefined> {
    const { language, signal } = setting;
    const request = { reference: passage.osis, translationId: passage.translation.id, language, page, limit };
    const answer = await this.calls.ask(FindTopics, request, signal);
    return answer?.by === 'passage' ? answer : undefined;
  }

  /** The passages of a topic of Nave, by its English name. `topic` of the answer is null where there is none. */
  async topic(
    name: string,
    setting: LibrarySetting,
    { page = 1, limit = 50 }: ListPart = {},
  ): Promise<PassagesOfTopic | undefined> {
    const { language, translationId, signal } = setting;
    const topic = name.trim().slice(0, TOPIC_NAME_LIMIT);
    if (topic === '') return undefined;
    const answer = await this.calls.ask(FindTopics, { topic, translationId, language, page, limit }, signal);
    return answer?.by === 'topic' ? answer : undefined;
  }

  /** Verses by their words, in the reader's translation if that can be searched here, else in the default one. */
  async search(
    query: string,
    setting: LibrarySetting,
    place: SearchPlace = {},
  ): Promise<SearchAnswer | undefined> {
    const { language, translationId, signal } = setting;
    const q = query.trim().slice(0, SEARCH_LIMIT);
    if (q === '') return undefined;
    const { page = 1, limit: pageSize = 20, ...within } = place;
    const request = { q, page, pageSize, language, ...within };
    const own = translationId === undefined ? [] : [translationId];
    const found = await this.calls.ask(SearchScripture, { ...request, translations: own }, signal);
    if (found || own.length === 0) return found;
    return this.calls.ask(SearchScripture, { ...request, translations: [] }, signal);
  }

  /** A passage in up to four translations, by canonical verse; the reference is in the numbering of the first. */
  async parallel(
    reference: string,
    translationIds: readonly string[],
    { language, signal }: LibrarySetting,
  ): Promise<ParallelAnswer | undefined> {
    const request = { reference, translationIds: [...translationIds], language };
    return this.calls.ask(GetParallelPassages, request, signal);
  }

  private async versesIn(
    translationId: string,
    passage: StudyPassage,
    setting: LibrarySetting,
  ): Promise<StudyVerse[]> {
    const answer = await this.parallel(passage.osis, [passage.translation.id, translationId], setting);
    const cells = answer?.passages.flatMap(({ rows }) => rows.flatMap(({ cells: [, cell] }) => cell ?? []));
    const verses = (cells ?? []).flatMap((cell) => cell.verses.flatMap(toStudyVerse));
    return [...new Map(verses.map((verse) => [verse.osis, verse])).values()];
  }
}

function joinWords(
  translation: StudyWords['translation'],
  verses: readonly StudyVerse[],
  tagged: Parameters<typeof toStudyWords>[1][],
): StudyWords {
  const words = new Map(tagged.map((each) => [`${each.book}.${each.chapter}.${each.number}`, each]));
  return {
    translation,
    verses: verses.flatMap((verse) => {
      const found = words.get(verse.osis);
      return found ? [{ verse, words: toStudyWords(verse, found) }] : [];
    }),
  };
}
