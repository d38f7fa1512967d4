import { Injectable } from '@nestjs/common';
import { AppError, calendarTag, contentPurged, type ReadingPlan } from '@word-unfolded/contracts';
import {
  endDateOf,
  localDateAt,
  PLAN_LIMITS,
  type PlanState,
  type PlanStep,
  type TrailNote,
} from '@word-unfolded/domain';
import { Outbox, UnitOfWork, type OwnerId } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { ListedPlans } from './listed-plans.js';
import { planView, stateOf, summaryOf } from './plan-view.js';
import { PlanCalendarRepository } from './records/plan-calendar.repository.js';
import { PlanRepository, type StoredPlan } from './records/plan.repository.js';
import { ReminderTimes } from './reminders/reminder-times.js';
import { PlanTextRepository, type StoredTexts } from './records/plan-text.repository.js';

/** A plan with its passages and notes. */
export type WholePlan = { readonly plan: StoredPlan; readonly texts: StoredTexts };

/** What a change does to a plan; what is absent stays. */
export type PlanChange = {
  readonly state?: PlanState;
  readonly steps?: readonly PlanStep[];
  readonly fields?: Partial<Pick<StoredPlan, 'title' | 'topic' | 'active' | 'deletedAt'>>;
  readonly notes?: readonly TrailNote[];
};

/** Who asks, and where they are: their dates depend on it. */
export type PlanCaller = { readonly ownerId: OwnerId; readonly timeZone: string | undefined };

/** Reads and changes plans, each change in a transaction that also tells the calendars. */
@Injectable()
export class PlanStore {
  constructor(
    private readonly plans: PlanRepository,
    private readonly texts: PlanTextRepository,
    private readonly listed: ListedPlans,
    private readonly calendars: PlanCalendarRepository,
    private readonly reminders: ReminderTimes,
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** The reader's date. */
  today({ timeZone }: PlanCaller): string {
    return localDateAt(this.clock.now(), timeZone);
  }

  /** @throws AppError PLAN_NOT_FOUND */
  async whole(ownerId: OwnerId, planId: string, { deleted = false } = {}): Promise<WholePlan> {
    const plan = await this.plans.find(ownerId, planId); // a transaction runs one command at a time
    const texts = await this.texts.find(ownerId, planId);
    if (!plan || !texts || (plan.deletedAt !== null && !deleted)) throw AppError.of('PLAN_NOT_FOUND');
    return { plan, texts };
  }

  /** @throws AppError PLAN_NOT_FOUND */
  async view(caller: PlanCaller, planId: string): Promise<ReadingPlan> {
    const { plan, texts } = await this.whole(caller.ownerId, planId);
    return this.viewOf(caller, plan, texts);
  }

  /**
   * Stores a new plan and makes it the active one; a known id is the same plan.
   *
   * @throws AppError PLANS_FULL
   */
  add(
    caller: PlanCaller,
    plan: Omit<
      StoredPlan,
      'active' | 'version' | 'createdAt' | 'updatedAt' | 'summary' | 'deletedAt' | 'endDate'
    >,
    texts: StoredTexts,
  ): Promise<ReadingPlan> {
    const { ownerId } = caller;
    return this.inOrder(ownerId, async () => {
      const known = await this.plans.find(ownerId, plan.planId);
      if (known) return this.view(caller, plan.planId);
      if ((await this.plans.countStored(ownerId)) >= PLAN_LIMITS.plans)
        throw AppError.of('PLANS_FULL', { max: PLAN_LIMITS.plans });
      const at = this.clock.now().toISOString();
      const state = stateOf(plan);
      const stored: StoredPlan = {
        ...plan,
        ...{ endDate: endDateOf(state), active: true, version: 1, createdAt: at, updatedAt: at },
        summary: summaryOf(state, texts, this.today(caller)),
        deletedAt: null,
      };
      await this.plans.put(ownerId, stored);
      await this.texts.put(ownerId, plan.planId, { ...texts, deletedAt: null });
      await this.plans.activate(ownerId, plan.planId);
      await this.listed.put(ownerId, stored);
      return this.viewOf(caller, stored, texts);
    });
  }

  /**
   * Changes a plan. The change is computed from what is stored; undefined changes nothing.
   *
   * @throws AppError PLAN_NOT_FOUND, and whatever the change throws
   */
  change(
    caller: PlanCaller,
    planId: string,
    change: (whole: WholePlan) => PlanChange | undefined,
    { deleted = false } = {},
  ): Promise<ReadingPlan> {
    const { ownerId } = caller;
    return this.inOrder(ownerId, async () => {
      const before = await this.whole(ownerId, planId, { deleted });
      const changed = change(before);
      if (!changed) return this.viewOf(caller, before.plan, before.texts);
      const { plan, texts } = this.changed(before, changed, this.today(caller));
      await this.plans.put(ownerId, plan);
      if (changed.notes || changed.fields?.deletedAt !== undefined)
        await this.texts.put(ownerId, planId, { notes: texts.notes, deletedAt: plan.deletedAt });
      if (changed.fields?.active) await this.plans.activate(ownerId, planId);
      await this.listed.put(ownerId, plan);
      await this.tellCalendars(ownerId, planId);
      await this.reminders.follow(ownerId, caller.timeZone);
      return this.viewOf(caller, plan, texts);
    });
  }

  /** Runs work of one reader after the other, in a transaction. */
  inOrder<Result>(ownerId: OwnerId, work: () => Promise<Result>): Promise<Result> {
    return this.unitOfWork.runInOrder(ownerId, work);
  }

  /** Makes every gateway forget the calendar of an address. Only in a transaction. */
  async purge(token: string): Promise<void> {
    await this.outbox.add(contentPurged('journal'), { tags: [calendarTag(token)] });
  }

  private async tellCalendars(ownerId: OwnerId, planId: string): Promise<void> {
    const token = await this.calendars.tokenOf(ownerId, planId);
    if (token !== null) await this.purge(token);
  }

  private changed({ plan, texts }: WholePlan, change: PlanChange, today: string): WholePlan {
    const state = change.state ?? stateOf(plan);
    const changedTexts = { ...texts, ...(change.notes && { notes: change.notes }) };
    const { startDate: _, ...stored } = state;
    return {
      texts: changedTexts,
      plan: {
        ...plan,
        ...change.fields,
        state: stored,
        steps: (change.steps ?? plan.steps).slice(-PLAN_LIMITS.steps),
        endDate: endDateOf(state),
        version: plan.version + 1,
        updatedAt: this.clock.now().toISOString(),
        summary: summaryOf(state, changedTexts, today),
      },
    };
  }

  private async viewOf(caller: PlanCaller, plan: StoredPlan, texts: StoredTexts): Promise<ReadingPlan> {
    const token = await this.calendars.tokenOf(caller.ownerId, plan.planId);
    const calendarPath = token === null ? null : `/api/calendar/${token}.ics`;
    return planView(plan, texts, { today: this.today(caller), calendarPath });
  }
}
