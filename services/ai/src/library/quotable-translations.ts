import { Injectable } from '@nestjs/common';
import { ListTranslations, type Translation } from '@word-unfolded/contracts';
import { ContractClient } from '@word-unfolded/service-kit';
import type { QuotableTranslation } from '../grounding/judging/claim.js';
import { StudyLibrary } from './study-library.js';
import type { LibrarySetting } from './study-passage.js';

/** Quotations are looked for in all of them, so they are few. */
const MOST = 6;

/** How long the list of translations is believed: some come and go with the network. In milliseconds. */
const BELIEVED_MS = 60_000;

/** Stands in every translation. */
const SOME_VERSE = 'John.3.16';

/** Knows which translations an answer may quote. */
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
   * @throws CatalogueError SERVICE_UNAVAILABLE, SERVICE_TIMEOUT
   */
  async of(setting: LibrarySetting): Promise<QuotableTranslation[]> {
    const [all, first] = await Promise.all([this.all(), this.firstOf(setting)]);
    const there = all.filter(({ id, available }) => available && id !== first?.id);
    const isOwn = ({ language }: Translation) => language === setting.language;
    const rest = [...there.filter(isOwn), ...there.filter((each) => !isOwn(each))].map(toQuotable);
    return [...(first ? [first] : []), ...rest].slice(0, MOST);
  }

  /** The one that is read where none is named is the scripture service's to say. */
  private async firstOf(setting: LibrarySetting): Promise<QuotableTranslation | undefined> {
    const passage =
      (await this.library.passage(SOME_VERSE, setting)) ??
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

function toQuotable({ id, abbreviation, language }: QuotableTranslation): QuotableTranslation {
  return { id, abbreviation, language };
}
