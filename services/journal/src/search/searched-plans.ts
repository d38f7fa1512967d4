import { Injectable } from '@nestjs/common';
import {
  OwnTextRepository,
  OwnWordsCache,
  type OwnerId,
  type OwnResult,
  type OwnSearchPart,
  type OwnTextSource,
} from '@word-unfolded/persistence';
import { PlanSummaryRepository, type ListedPlan } from '../plans/records/plan-summary.repository.js';
import { PlanTextRepository } from '../plans/records/plan-text.repository.js';

/** The plans of a reader, to be indexed and searched: title, topic and what the reader wrote beside the days. */
@Injectable()
export class SearchedPlans implements OwnTextSource {
  readonly kind = 'plan';
  readonly citesVerses = false;

  constructor(
    private readonly texts: OwnTextRepository,
    private readonly cache: OwnWordsCache,
    private readonly plans: PlanSummaryRepository,
    private readonly planTexts: PlanTextRepository,
  ) {}

  /** The cursor is the time of the last change; changes of the same moment come again. */
  readonly changedAfter: OwnTextSource['changedAfter'] = async (ownerId, cursor) => {
    const changed = await this.plans.changedSince(ownerId, cursor);
    return {
      items: changed.map((plan) => ({
        itemId: plan.planId,
        stamp: `${plan.version} ${plan.deletedAt === null}`,
        read: async () =>
          plan.deletedAt === null
            ? { title: plan.title, text: await this.textOf(ownerId, plan), date: plan.updatedAt }
            : null,
      })),
      cursor: changed.at(-1)?.updatedAt ?? cursor,
    };
  };

  of(ownerId: OwnerId): OwnSearchPart {
    return {
      source: 'plans',
      having: async (terms, withForms) =>
        this.cache.of(ownerId, this.kind)?.index.having(terms) ??
        this.texts.having(ownerId, this.kind, await withForms()),
      wordsWith: (initials) => this.cache.of(ownerId, this.kind)?.index.wordsWith(initials),
      forget: (ids) => this.cache.forget(ownerId, this.kind, ids),
      read: (ids) => this.cache.textsOf(ownerId, this.kind, ids, (others) => this.read(ownerId, others)),
    };
  }

  private async read(ownerId: OwnerId, ids: readonly string[]): Promise<OwnResult[]> {
    const plans = await this.plans.named(ownerId, ids);
    return Promise.all(
      plans.map(async (plan) => ({
        id: plan.planId,
        title: plan.title,
        text: await this.textOf(ownerId, plan),
        passage: plan.summary.next?.reference ?? '',
        date: plan.updatedAt,
      })),
    );
  }

  private async textOf(ownerId: OwnerId, { planId, topic }: ListedPlan): Promise<string> {
    const notes = (await this.planTexts.find(ownerId, planId))?.notes ?? [];
    return [topic, ...notes.map(({ text }) => text)].filter(Boolean).join('\n');
  }
}
