import { callRoute, getData } from '@word-unfolded/api-client';
import {
  changeReadingPlanRoute,
  closePlanCalendarRoute,
  deleteReadingPlanRoute,
  freezePlanRoute,
  getReadingPlanRoute,
  openPlanCalendarRoute,
  reschedulePlanRoute,
  undoPlanRoute,
  type ReadingPlan,
  type ReschedulePlan,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import type { PlanActions } from '@word-unfolded/offline';
import { useState } from 'react';
import { planProblem } from '../plan-problem.js';

/** A change that was just made, which the viewer tells with its undo. */
export type PlanNotice = {
  readonly kind: PlanChangeKind;
  readonly day?: number;
  /** The id of the change at the server: undo must not take back a later one of another device. */
  readonly step?: string | undefined;
};

/** Changes that can be undone in one step. */
export type PlanChangeKind =
  'shift' | 'rebalance' | 'skip' | 'weekdays' | 'pause' | 'resume' | 'freeze' | 'complete';

/** How to go on with what is still to be read. */
export type RescheduleChoice = {
  readonly mode: string;
  readonly weekdays?: readonly number[];
  readonly endDate?: string;
};

export type Preview = ResponseOf<typeof ReschedulePlan>;

export type PlanChanges = ReturnType<typeof usePlanChanges>;

/** The changes of the open plan. Completions and notes work without a network; the others ask the server. */
export function usePlanChanges(planId: string, actions: PlanActions | undefined) {
  const language = useLanguage();
  const [problem, setProblem] = useState<string>();
  const [notice, setNotice] = useState<PlanNotice | 'undone'>();
  const params = { planId };
  const options = { language };

  /** Runs a change; a failure is told in the viewer, and changes nothing. */
  const run = async (change: () => Promise<ReadingPlan | undefined>): Promise<boolean> => {
    setProblem(undefined);
    try {
      const plan = await change();
      if (plan) await actions?.take(plan);
      return true;
    } catch (error) {
      setProblem(planProblem(error, language, 'PLAN_UPDATE_FAILED'));
      return false;
    }
  };
  const told = async (told: PlanNotice, change: () => Promise<ReadingPlan | undefined>) => {
    setNotice(undefined);
    let step: string | undefined;
    const changed = async () => {
      const plan = await change();
      step = plan?.steps.findLast(({ kind }) => kind === told.kind)?.id;
      return plan;
    };
    if (await run(changed)) setNotice({ ...told, step });
  };
  const reschedule = (choice: RescheduleChoice, apply: boolean) =>
    callRoute(reschedulePlanRoute, { params, body: { ...choice, apply } }, options);
  const applied = async (choice: RescheduleChoice) => (await reschedule(choice, true)).plan ?? undefined;

  return {
    problem,
    notice,
    dismiss: () => setNotice(undefined),
    complete: (day: number, date: string) =>
      told({ kind: 'complete', day }, async () => {
        await actions?.complete(planId, day, date);
        return undefined;
      }),
    undo: async () => {
      const isUndone = await run(async () => {
        const { day, step } = notice === undefined || notice === 'undone' ? {} : notice;
        if (day === undefined)
          return callRoute(undoPlanRoute, { params, body: step === undefined ? {} : { step } }, options);
        await actions?.takeBack(planId, day);
        return undefined;
      });
      if (isUndone) setNotice('undone');
    },
    preview: (choice: RescheduleChoice) => reschedule(choice, false),
    apply: (choice: RescheduleChoice & { readonly mode: PlanChangeKind }) =>
      told({ kind: choice.mode }, () => applied(choice)),
    freeze: () => told({ kind: 'freeze' }, () => callRoute(freezePlanRoute, { params, body: {} }, options)),
    change: (body: { readonly title?: string; readonly topic?: string }) =>
      run(() => callRoute(changeReadingPlanRoute, { params, body }, options)),
    writeNote: (day: number, text: string) =>
      run(async () => {
        await actions?.writeNote(planId, day, text);
        return undefined;
      }),
    settleNote: (day: number, text: string, base: string) =>
      run(() =>
        callRoute(changeReadingPlanRoute, { params, body: { notes: [{ day, text, base }] } }, options),
      ),
    openCalendar: () =>
      run(async () => {
        await callRoute(openPlanCalendarRoute, { params }, options);
        return getData(getReadingPlanRoute, { params }, { ...options, remember: false });
      }),
    closeCalendar: () =>
      run(async () => {
        await callRoute(closePlanCalendarRoute, { params }, options);
        return getData(getReadingPlanRoute, { params }, { ...options, remember: false });
      }),
    remove: () =>
      run(async () => {
        await callRoute(deleteReadingPlanRoute, { params }, options);
        await actions?.remove(planId);
        return undefined;
      }),
    bringBack: () => run(() => callRoute(undoPlanRoute, { params, body: {} }, options)),
  };
}
