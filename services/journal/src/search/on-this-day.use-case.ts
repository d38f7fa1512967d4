import { Controller } from '@nestjs/common';
import { ON_THIS_DAY_AT_MOST, OnThisDay, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import type { JournalMood } from '@word-unfolded/domain';
import { ownerOf, type OwnerId } from '@word-unfolded/persistence';
import { EntryRepository, type ListedEntry } from '../entries/records/entry.repository.js';
import { summaryView } from '../entries/entry-view.js';
import { PlanDaysOfDate } from '../plans/plan-days-of-date.js';
import { chapterNames, passagesOf } from './cited-passages.js';
import { SearchRepository } from './search.repository.js';

/** Maximum number of entries of a date from which the passages and the mood of the day are taken. */
const OF_TODAY = 10;

type Day = {
  readonly reference: string | undefined;
  readonly today: readonly ListedEntry[];
  readonly date: string;
};

/** Lists past entries and plan days for a day, its passage and its mood. */
@Controller()
export class OnThisDayUseCase {
  constructor(
    private readonly entries: EntryRepository,
    private readonly records: SearchRepository,
    private readonly plans: PlanDaysOfDate,
  ) {}

  @Handles(OnThisDay)
  async execute(request: RequestOf<typeof OnThisDay>): Promise<ResponseOf<typeof OnThisDay>> {
    const { userId, date, reference, mood } = request;
    const ownerId = ownerOf(userId);
    const today = await this.entries.ofDate(ownerId, date, OF_TODAY);
    const chapters = await this.chapters(ownerId, { reference, today, date });
    const [sameDay, samePassage, sameMood, planDays] = await Promise.all([
      this.entries.ofDay(ownerId, date, ON_THIS_DAY_AT_MOST),
      this.about(ownerId, chapters, date),
      this.ofMood(ownerId, mood ?? today.find((entry) => entry.mood)?.mood ?? null, date),
      this.plans.inEarlierYears(ownerId, date, ON_THIS_DAY_AT_MOST),
    ]);
    return {
      sameDay: sameDay.map(summaryView),
      samePassage: samePassage.map(summaryView),
      sameMood: sameMood.map(summaryView),
      planDays,
    };
  }

  private async chapters(ownerId: OwnerId, { reference, today, date }: Day): Promise<string[]> {
    if (reference) return chapterNames(passagesOf(reference));
    const ofEntries = await this.records.chaptersOf(
      ownerId,
      today.map(({ id }) => id),
    );
    if (ofEntries.length > 0) return ofEntries;
    const references = await this.plans.readOn(ownerId, date);
    return references.flatMap((each) => chapterNames(passagesOf(each)));
  }

  private async about(ownerId: OwnerId, chapters: readonly string[], date: string): Promise<ListedEntry[]> {
    if (chapters.length === 0) return [];
    const ids = await this.records.citing(ownerId, chapters, date, ON_THIS_DAY_AT_MOST);
    const entries = await this.entries.listed(ownerId, ids);
    return entries.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  }

  private async ofMood(ownerId: OwnerId, mood: JournalMood | null, date: string): Promise<ListedEntry[]> {
    return mood === null ? [] : this.entries.ofMood(ownerId, mood, date, ON_THIS_DAY_AT_MOST);
  }
}
