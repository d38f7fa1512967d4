import { Injectable } from '@nestjs/common';
import { ListTranslations, type Translation } from '@word-unfolded/contracts';
import { ContractClient } from '@word-unfolded/service-kit';
import { isSourceAway } from '../grounding/stored/absence.js';
import type { QuotableTranslation } from '../grounding/judging/claim.js';
import { StudyLibrary } from './study-library.js';
import type { LibraryContext, NearVerse } from './study-passage.js';

/** The grounding searches for quotations in each of them, so they are few. */
const MOST = 6;

/** How long the list of translations is cached, in milliseconds: some are available only while the network is. */
const BELIEVED_MS = 60_000;

/** A passage that every translation has. */
const SOME_VERSE = 'John.3.16';

/** Finds the translations that an answer may quote. */
@Injectable()
export class QuotableTranslations {
  private list: { readonly answer: Promise<Translation[]>; readonly until: number } | undefined;

  constructor(
    private readonly client: ContractClient,
    private readonly library: StudyLibrary,
  ) {}

  /**
   * The reader's translation first, then those of their language, then others.
   *
   * @throws AppError SERVICE_UNAVAILABLE, SERVICE_TIMEOUT
   */
  async of(setting: LibraryContext): Promise<QuotableTranslation[]> {
    const [all, first] = await Promise.all([this.all(), this.firstOf(setting)]);
    const there = all.filter(({ id, available }) => available && id !== first?.id);
    const isOwn = ({ language }: Translation) => language === setting.language;
    const rest = [...there.filter(isOwn), ...there.filter((each) => !isOwn(each))].map(toQuotable);
    return [...(first ? [first] : []), ...rest].slice(0, MOST);
  }

  /**
   * The verses of these translations that are nearest to a text.
   *
   * @throws AppError SERVICE_UNAVAILABLE, SERVICE_TIMEOUT
   */
  async nearestVerses(text: string, setting: LibraryContext): Promise<readonly NearVerse[]> {
    const translations = await this.of(setting);
    return this.library.nearestVerses(
      text,
      translations.map(({ id }) => id),
    );
  }

  /** The scripture service decides which translation is the default. */
  private async firstOf(setting: LibraryContext): Promise<QuotableTranslation | undefined> {
    const passage =
      (await this.library.passage(SOME_VERSE, setting).catch(orNothingWhileAway)) ??
      (await this.library.passage(SOME_VERSE, { ...setting, translationId: undefined }));
    return passage && toQuotable(passage.translation);
  }

  private all(): Promise<Translation[]> {
    if (this.list && performance.now() < this.list.until) return this.list.answer;
    const answer = this.client.ask(ListTranslations, {});
    const list = { answer, until: performance.now() + BELIEVED_MS };
    this.list = list;
    answer.catch(() => {
      if (this.list === list) this.list = undefined;
    });
    return answer;
  }
}

/** While the source of the reader's translation is away, others may be quoted. */
function orNothingWhileAway(error: unknown): undefined {
  if (isSourceAway(error)) return undefined;
  throw error;
}

function toQuotable({ id, abbreviation, language }: QuotableTranslation): QuotableTranslation {
  return { id, abbreviation, language };
}
