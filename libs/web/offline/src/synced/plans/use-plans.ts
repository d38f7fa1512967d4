import type { PlanSummary, ReadingPlan } from '@word-unfolded/contracts';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useOwner, VISITOR } from '../../store/use-owner.js';
import { useStored } from '../../store/use-stored.js';
import { syncTaskOf } from '../save-on-server.js';
import { planRepository } from './plan-repository.js';
import { planServerOf } from './plan-server.js';
import { shownPlan } from './shown-plan.js';
import { planListStore, planStore } from './stored-plan.js';
import { todayHere } from './sync-plans.js';

const MINUTE_MS = 60_000;

/** The reader's date; it changes at midnight, and when they come back to the page. */
export function useToday(): string {
  const [today, setToday] = useState(() => todayHere());
  useEffect(() => {
    const look = () => setToday(todayHere());
    const timer = setInterval(look, MINUTE_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}

/** The signed-in reader whose plans are shown and synchronised; undefined for a visitor. */
function usePlanOwner(): string | undefined {
  const owner = useOwner();
  const reader = owner === VISITOR ? undefined : owner;
  useEffect(() => (reader === undefined ? undefined : syncTaskOf('plans', reader).start()), [reader]);
  return reader;
}

/** The reader's plans, the active one first; they are shown from this device at once. */
export function usePlans(): {
  readonly isKnown: boolean;
  /** The server does not answer: what is not known will not be until it does. */
  readonly isAway: boolean;
  readonly retry: () => void;
  readonly plans: readonly PlanSummary[];
  readonly actions: PlanActions | undefined;
} {
  const owner = usePlanOwner();
  const { item, isKnown } = useStored(planListStore, owner);
  const actions = useMemo(() => (owner === undefined ? undefined : planActions(owner)), [owner]);
  const syncTask = owner === undefined ? undefined : syncTaskOf('plans', owner);
  const isAway = useSyncExternalStore(syncTask?.subscribe ?? unheard, syncTask?.isAway ?? answers);
  const retry = () => syncTask?.request();
  return { isKnown: isKnown && item !== undefined, isAway, retry, plans: item ?? [], actions };
}

/** A visitor has no plans to wait for. */
const unheard = () => () => {};
const answers = () => false;

/** A plan with all its days. It is fetched when this device does not have it. */
export function usePlan(planId: string): {
  readonly plan: ReadingPlan | undefined;
  /** Why it cannot be shown. */
  readonly error: unknown;
  readonly retry: () => void;
  readonly today: string;
  readonly actions: PlanActions | undefined;
} {
  const owner = usePlanOwner();
  const today = useToday();
  const key = owner === undefined ? undefined : planRepository(owner).keyOf(planId);
  const { item, isKnown } = useStored(planStore, key);
  const [failed, setFailed] = useState<{ readonly key: string; readonly error: unknown }>();
  const [tries, setTries] = useState(0);
  const isMissing = isKnown && item === undefined;
  useEffect(() => {
    if (owner === undefined || key === undefined || !isMissing) return;
    let isHere = true;
    planServerOf(owner)
      .get(planId)
      .then((plan) => planRepository(owner).take(plan, todayHere()))
      .then(
        () => isHere && setFailed(undefined),
        (error: unknown) => {
          if (isHere) setFailed({ key, error });
        },
      );
    return () => {
      isHere = false;
    };
  }, [owner, key, planId, isMissing, tries]);
  const plan = useMemo(() => item && shownPlan(item, today), [item, today]);
  const actions = useMemo(() => (owner === undefined ? undefined : planActions(owner)), [owner]);
  const error = failed !== undefined && failed.key === key && isMissing ? failed.error : undefined;
  return { plan, error, retry: () => setTries(tries + 1), today, actions };
}

/** What a reader does with plans on this device. The server gets it soon, or when there is a network again. */
export type PlanActions = {
  readonly complete: (planId: string, day: number, date: string) => Promise<void>;
  /** Takes back a completion, also one that is being sent. */
  readonly takeBack: (planId: string, day: number) => Promise<void>;
  readonly writeNote: (planId: string, day: number, text: string) => Promise<void>;
  /** Stores a plan as the server answered it. */
  readonly take: (plan: ReadingPlan) => Promise<void>;
  readonly remove: (planId: string) => Promise<void>;
  readonly refresh: () => void;
};

function planActions(owner: string): PlanActions {
  const repository = planRepository(owner);
  const task = syncTaskOf('plans', owner);
  const now = () => new Date().toISOString();
  return {
    complete: async (planId, day, date) => {
      await repository.complete(planId, { day, date, at: now() }, todayHere());
      task.request();
    },
    takeBack: async (planId, day) => {
      await repository.takeBack(planId, day, todayHere());
      task.request();
    },
    writeNote: async (planId, day, text) => {
      await repository.writeNote(planId, { day, text, at: now() }, todayHere());
      task.request();
    },
    take: (plan) => repository.take(plan, todayHere()),
    remove: (planId) => repository.remove(planId),
    refresh: () => task.request(),
  };
}
