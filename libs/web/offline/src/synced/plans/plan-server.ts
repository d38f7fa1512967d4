import { callRoute, getData } from '@word-unfolded/api-client';
import {
  AppError,
  changeReadingPlanRoute,
  completePlanDayRoute,
  getReadingPlanRoute,
  listReadingPlansRoute,
  undoPlanRoute,
  type PlanSummary,
  type ReadingPlan,
} from '@word-unfolded/contracts';
import { PLAN_LIMITS, type Completion, type SentNote } from '@word-unfolded/domain';
import { currentLanguage } from '@word-unfolded/i18n';
import { isSignedIn } from '../server.js';

/** The server of a reader's plans. Every call may fail, with an AppError. */
export type PlanServer = {
  readonly list: () => Promise<readonly PlanSummary[]>;
  readonly get: (planId: string) => Promise<ReadingPlan>;
  readonly complete: (planId: string, completion: Completion) => Promise<ReadingPlan>;
  /** @param step the id of a change, of those of the plan */
  readonly undo: (planId: string, step: string) => Promise<ReadingPlan>;
  readonly writeNotes: (planId: string, notes: readonly SentNote[]) => Promise<ReadingPlan>;
};

/** The journal service, through the API, while this reader is signed in. */
export function planServerOf(owner: string): PlanServer {
  const options = () => {
    if (!isSignedIn(owner)) throw AppError.of('NOT_AUTHENTICATED');
    return { language: currentLanguage() };
  };
  return {
    list: async () => {
      const query = { limit: String(PLAN_LIMITS.plans) };
      return getData(listReadingPlansRoute, { query }, { ...options(), remember: false });
    },
    get: async (planId) =>
      getData(getReadingPlanRoute, { params: { planId } }, { ...options(), remember: false }),
    complete: async (planId, { day, date, at }) =>
      callRoute(
        completePlanDayRoute,
        { params: { planId, day: String(day) }, body: { date, at } },
        options(),
      ),
    undo: async (planId, step) => callRoute(undoPlanRoute, { params: { planId }, body: { step } }, options()),
    writeNotes: async (planId, notes) =>
      callRoute(changeReadingPlanRoute, { params: { planId }, body: { notes } }, options()),
  };
}
