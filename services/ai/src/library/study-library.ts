import { Injectable } from '@nestjs/common';
import {
  FindNearestVerses,
  FindTopics,
  GetChapterSizes,
  GetCommentary,
  GetCrossReferences,
  GetLexiconEntry,
  GetParallelPassages,
  GetPassage,
  GetWords,
  ListBooks,
  NEAREST_TEXT_LIMIT,
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
import { isSourceAway } from '../grounding/stored/absence.js';
import { LibraryCalls } from './library-calls.js';
import {
  toStudyPassage,
  toStudyVerse,
  toStudyWords,
  type LibraryContext,
  type StudyPassage,
  type StudyVerse,
  type StudyWords,
  type NearVerse,
} from './study-passage.js';
import { versesAround } from './verses-around.js';

const STRONGS = /^[GH]0*[1-9]\d{0,3}$/i;

/** The requested page of a list: `page` from 1. */
export type ListPart = { readonly page?: number; readonly limit?: number };

/** The scope of a search in addition to the context. */
export type SearchPlace = ListPart & { readonly testament?: 'old' | 'new'; readonly book?: string };

/**
 * The data of the scripture service for generators. The methods return undefined for what does not exist. Each throws
 * AppError SERVICE_UNAVAILABLE or SERVICE_TIMEOUT when the service is away, and the reason of the signal when it
 * aborts.
 */
@Injectable()
export class StudyLibrary {
  constructor(private readonly calls: LibraryCalls) {}

  /** The text of a reference, in the numbering of the translation: `Romans 8:28-30`, `Rom.8.28`, `Salmo 23`. */
  async passage(reference: string, setting: LibraryContext): Promise<StudyPassage | undefined> {
    const { language, translationId, signal } = setting;
    const answer = await this.calls.ask(GetPassage, { reference, translationId, language }, signal);
    return answer && toStudyPassage(answer);
  }

  /** The words of the chapters of the reader's translation, or of another one of the language: by book, chapter 1 first. */
  async chapterSizes({
    language,
    translationId,
    signal,
  }: LibraryContext): Promise<Readonly<Record<string, readonly number[]>>> {
    const request = { language, ...(translationId !== undefined && { translationId }) };
    return (await this.calls.ask(GetChapterSizes, request, signal))?.words ?? {};
  }

  /** The verses before and after a passage, also of other chapters, without the passage itself. */
  async context(
    passage: StudyPassage,
    setting: LibraryContext,
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
  async books(translationId: string, { language, signal }: LibraryContext): Promise<Book[] | undefined> {
    return this.calls.ask(ListBooks, { translationId, language }, signal);
  }

  /**
   * The words of a passage with the original words behind them: in its own translation if that is tagged, else in the
   * tagged one of the reader's language, by canonical verses.
   */
  async words(passage: StudyPassage, setting: LibraryContext): Promise<StudyWords | undefined> {
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

  /** The tagged edition, whose words are linked to original words, for the reader's language. */
  async taggedTranslation({ language, signal }: LibraryContext): Promise<string | undefined> {
    const answer = await this.calls.ask(GetWords, { reference: 'Gen.1.1', language }, signal);
    return answer?.taggedTranslations[0];
  }

  /** The lexicon entry of an original word; `places` holds a page of its occurrences. */
  async lexicon(
    strongs: string,
    setting: LibraryContext,
    part: ListPart = {},
  ): Promise<LexiconAnswer | undefined> {
    const { language, translationId, signal } = setting;
    if (!STRONGS.test(strongs)) return undefined;
    const request = { strongs, translationId, language, page: part.page ?? 1, limit: part.limit ?? 20 };
    return this.calls.ask(GetLexiconEntry, request, signal);
  }

  /** The occurrences of an original word, in the tagged edition that fits the reader best. */
  async otherUses(
    strongs: string,
    setting: LibraryContext,
    part: ListPart = {},
  ): Promise<LexiconAnswer['places'] | undefined> {
    return (await this.lexicon(strongs, setting, part))?.places;
  }

  /** Matthew Henry's commentary on a passage. It is in English, whatever the language of the reader. */
  async commentary(passage: StudyPassage, setting: LibraryContext): Promise<CommentaryAnswer | undefined> {
    const { language, signal } = setting;
    const request = { reference: passage.osis, translationId: passage.translation.id, language };
    return this.calls.ask(GetCommentary, request, signal);
  }

  /** Cross references of a passage, the closest first, with their first words. */
  async crossReferences(
    passage: StudyPassage,
    setting: LibraryContext,
    { page = 1, limit = 20 }: ListPart = {},
  ): Promise<CrossReferencesAnswer | undefined> {
    const { language, signal } = setting;
    const request = { reference: passage.osis, translationId: passage.translation.id, language, page, limit };
    return this.calls.ask(GetCrossReferences, request, signal);
  }

  /** Nave's topics that name a passage, the most exact first. */
  async topicsOf(
    passage: StudyPassage,
    setting: LibraryContext,
    { page = 1, limit = 20 }: ListPart = {},
  ): Promise<TopicsOfPassage | undefined> {
    const { language, signal } = setting;
    const request = { reference: passage.osis, translationId: passage.translation.id, language, page, limit };
    const answer = await this.calls.ask(FindTopics, request, signal);
    return answer?.by === 'passage' ? answer : undefined;
  }

  /** The passages of a Nave's topic, by its English name. `topic` of the response is null when there is none. */
  async topic(
    name: string,
    setting: LibraryContext,
    { page = 1, limit = 50 }: ListPart = {},
  ): Promise<PassagesOfTopic | undefined> {
    const { language, translationId, signal } = setting;
    const topic = name.trim().slice(0, TOPIC_NAME_LIMIT);
    if (topic === '') return undefined;
    const answer = await this.calls.ask(FindTopics, { topic, translationId, language, page, limit }, signal);
    return answer?.by === 'topic' ? answer : undefined;
  }

  /**
   * Searches verses by their words, in the reader's translation if it can be searched here, otherwise in the default
   * one.
   */
  async search(
    query: string,
    setting: LibraryContext,
    place: SearchPlace = {},
  ): Promise<SearchAnswer | undefined> {
    const { language, translationId, signal } = setting;
    const q = query.trim().slice(0, SEARCH_LIMIT);
    if (q === '') return undefined;
    const { page = 1, limit: pageSize = 20, ...within } = place;
    const request = { q, page, pageSize, language, ...within };
    const own = translationId === undefined ? [] : [translationId];
    const found = await this.calls
      .ask(SearchScripture, { ...request, translations: own }, signal)
      .catch((error: unknown) => {
        if (isSourceAway(error)) return undefined;
        throw error;
      });
    if (found || own.length === 0) return found;
    return this.calls.ask(SearchScripture, { ...request, translations: [] }, signal);
  }

  /** The texts of the stored verses that are nearest to a text in any wording, the nearest first. */
  async nearestVerses(
    text: string,
    translations: readonly string[],
    limit = 3,
  ): Promise<readonly NearVerse[]> {
    const request = { text: text.slice(0, NEAREST_TEXT_LIMIT), translations: [...translations], limit };
    return (await this.calls.ask(FindNearestVerses, request))?.verses ?? [];
  }

  /** A passage in up to four translations, by canonical verse; the reference is in the numbering of the first. */
  async parallel(
    reference: string,
    translationIds: readonly string[],
    { language, signal }: LibraryContext,
  ): Promise<ParallelAnswer | undefined> {
    const request = { reference, translationIds: [...translationIds], language };
    return this.calls.ask(GetParallelPassages, request, signal);
  }

  private async versesIn(
    translationId: string,
    passage: StudyPassage,
    setting: LibraryContext,
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
