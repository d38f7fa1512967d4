import type { PlanSummary, ReadingPlan } from '@word-unfolded/contracts';
import type { Completion, SentNote } from '@word-unfolded/domain';
import type { SharedStore } from '../../store/store.js';
import { shownPlan, summaryOfPlan } from './shown-plan.js';
import { isUnsent, planKey, planListStore, planStore, type StoredPlan } from './stored-plan.js';

export type PlanStores = {
  readonly plans: SharedStore<StoredPlan>;
  readonly lists: SharedStore<readonly PlanSummary[]>;
};

const PLAN_STORES: PlanStores = { plans: planStore, lists: planListStore };

/** A reader's plans on this device. */
export type PlanRepository = ReturnType<typeof planRepository>;

export function planRepository(owner: string, { plans, lists }: PlanStores = PLAN_STORES) {
  const keyOf = (planId: string) => planKey(owner, planId);

  /** Shows a changed plan in the list too; of several plans one is active. */
  const list = async (plan: ReadingPlan) => {
    const summary = summaryOfPlan(plan);
    await lists.change(owner, (stored = []) => {
      const others = stored
        .filter(({ planId }) => planId !== plan.planId)
        .map((each) => (plan.active ? { ...each, active: false } : each));
      const at = stored.findIndex(({ planId }) => planId === plan.planId);
      return at < 0 || (plan.active && at > 0) ? [summary, ...others] : others.toSpliced(at, 0, summary);
    });
  };

  const changed = async (planId: string, today: string, change: (stored: StoredPlan) => StoredPlan) => {
    const stored = await plans.change(keyOf(planId), (before) => before && change(before));
    if (stored) await list(shownPlan(stored, today));
  };

  return {
    keyOf,
    read: (planId: string) => plans.read(keyOf(planId)),
    all: () => plans.readAll(`${owner}/`),
    /** Stores a plan of the server; what this device has not sent yet stays. */
    take: async (plan: ReadingPlan, today: string) => {
      const stored = await plans.change(keyOf(plan.planId), (before) => {
        if (before && before.plan.version > plan.version) return before;
        return { completions: [], notes: [], ...before, plan };
      });
      if (stored) await list(shownPlan(stored, today));
    },
    /** Stores the list of the server; plans that it does not have are removed from this device. */
    takeList: async (summaries: readonly PlanSummary[], today: string) => {
      const known = new Map((await plans.readAll(`${owner}/`)).map((each) => [each.plan.planId, each]));
      const there = new Set(summaries.map(({ planId }) => planId));
      for (const planId of known.keys())
        if (!there.has(planId)) await plans.change(keyOf(planId), () => undefined);
      const shown = summaries.map((summary) => {
        const stored = known.get(summary.planId);
        const isNewer = stored && (isUnsent(stored) || stored.plan.version > summary.version);
        return isNewer ? summaryOfPlan(shownPlan(stored, today)) : summary;
      });
      await lists.change(owner, () => shown);
    },
    remove: async (planId: string) => {
      await plans.change(keyOf(planId), () => undefined);
      await lists.change(owner, (stored) => stored?.filter((each) => each.planId !== planId));
    },
    /** Marks a day complete. A day that is complete already stays as it is. */
    complete: (planId: string, completion: Completion, today: string) =>
      changed(planId, today, (stored) => {
        const { takenBack = [] } = stored;
        const { day } = completion;
        const isDone =
          stored.completions.some((each) => each.day === day) ||
          (!takenBack.includes(day) && isCompleted(stored, day));
        if (isDone) return stored;
        const completions = [...stored.completions, completion];
        return { ...stored, completions, takenBack: without(takenBack, day) };
      }),
    /** Notes that a completion is being sent: whatever comes of it, the server may have it. */
    noteSending: (planId: string, { day }: Completion, today: string) =>
      changed(planId, today, (stored) => ({ ...stored, sent: [...without(stored.sent, day), day] })),
    /** Takes back a completion. If the server may have it, it is told so. */
    takeBack: (planId: string, day: number, today: string) =>
      changed(planId, today, (stored) => {
        const { sent = [], takenBack = [] } = stored;
        const mayBeThere = sent.includes(day) || isCompleted(stored, day);
        return {
          ...stored,
          completions: stored.completions.filter((each) => each.day !== day),
          takenBack: mayBeThere ? [...without(takenBack, day), day] : takenBack,
        };
      }),
    writeNote: (planId: string, { day, text, at }: Omit<SentNote, 'base'>, today: string) =>
      changed(planId, today, (stored) => {
        const base =
          stored.notes.find((note) => note.day === day)?.base ??
          stored.plan.days.find((each) => each.day === day)?.trailNote?.text ??
          '';
        const others = stored.notes.filter((note) => note.day !== day);
        return { ...stored, notes: [...others, { day, text, at, base }] };
      }),
    /** The server has these; later ones stay to be sent. A note that changed meanwhile goes on from the sent text. */
    settle: (plan: ReadingPlan, settled: Settled, today: string) =>
      changed(plan.planId, today, (stored) => {
        const { completions = [], notes = [], takenBack = [] } = settled;
        const done = new Set([...completions.map(({ day }) => day), ...takenBack]);
        return {
          plan: stored.plan.version > plan.version ? stored.plan : plan,
          completions: stored.completions.filter(
            ({ day }) => !completions.some((completion) => completion.day === day),
          ),
          sent: (stored.sent ?? []).filter((day) => !done.has(day)),
          takenBack: (stored.takenBack ?? []).filter((day) => !takenBack.includes(day)),
          notes: stored.notes.flatMap((note) => {
            const gone = notes.find(({ day }) => day === note.day);
            if (!gone) return [note];
            return gone.text === note.text ? [] : [{ ...note, base: gone.text }];
          }),
        };
      }),
  };
}

/** What the server has been told. */
type Settled = Partial<Pick<StoredPlan, 'completions' | 'notes' | 'takenBack'>>;

function isCompleted({ plan }: StoredPlan, day: number): boolean {
  return plan.days.some((each) => each.day === day && each.completed);
}

function without(days: readonly number[] | undefined, day: number): number[] {
  return (days ?? []).filter((each) => each !== day);
}
