import { AppError, type ErrorCode, type ReadingPlan } from '@word-unfolded/contracts';
import { localDateAt, type Completion } from '@word-unfolded/domain';
import type { PlanServer } from './plan-server.js';
import { planRepository, type PlanRepository, type PlanStores } from './plan-repository.js';
import { isUnsent, type StoredPlan } from './stored-plan.js';

/** Errors after which sending the same again would have the same result. */
const FINAL: ReadonlySet<ErrorCode> = new Set(['PLAN_DAY_NOT_FOUND', 'PLAN_DATE_OUTSIDE', 'PLAN_NOTES_FULL']);

/** The date where the reader is. */
export function todayHere(now = new Date()): string {
  return localDateAt(now, new Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/**
 * Sends what this device has completed and written, and fetches the plans: the list, the active plan, and those that
 * are stored here and have changed.
 *
 * @throws AppError of the server; no data is lost
 */
export async function syncPlans(owner: string, server: PlanServer, stores?: PlanStores): Promise<void> {
  const repository = planRepository(owner, stores);
  for (const stored of await repository.all()) if (isUnsent(stored)) await send(stored, server, repository);
  const today = todayHere();
  const summaries = await server.list();
  await repository.takeList(summaries, today);
  for (const { planId, active, version } of summaries) {
    const stored = await repository.read(planId);
    if (!stored && !active) continue;
    if (!stored || stored.plan.version < version) await repository.take(await server.get(planId), today);
  }
}

async function send(stored: StoredPlan, server: PlanServer, repository: PlanRepository): Promise<void> {
  const { planId } = stored.plan;
  const today = todayHere();
  try {
    for (const completion of stored.completions) {
      const present = await repository.read(planId);
      if (!present?.completions.some(({ day }) => day === completion.day)) continue; // taken back meanwhile
      await repository.noteSending(planId, completion, today);
      const plan = await completed(planId, completion, server);
      await repository.settle(plan, { completions: [completion] }, today);
    }
    for (const day of (await repository.read(planId))?.takenBack ?? [])
      await repository.settle(await undone(planId, day, server), { takenBack: [day] }, today);
    if (stored.notes.length === 0) return;
    const plan = await server.writeNotes(planId, stored.notes);
    await repository.settle(plan, { notes: stored.notes }, today);
  } catch (error) {
    if (isRefusedFor(error, 'PLAN_NOT_FOUND')) return repository.remove(planId);
    if (!(error instanceof AppError && FINAL.has(error.code))) throw error;
    await repository.settle(await server.get(planId), stored, today);
  }
}

/** Completes a day. If another device has moved the plan meanwhile, it counts for its present date. */
async function completed(planId: string, completion: Completion, server: PlanServer): Promise<ReadingPlan> {
  try {
    return await server.complete(planId, completion);
  } catch (error) {
    if (!isRefusedFor(error, 'PLAN_DATE_OUTSIDE')) throw error;
    const plan = await server.get(planId);
    const date = plan.days.find(({ day }) => day === completion.day)?.date;
    if (date === undefined || date === completion.date) throw error;
    return server.complete(planId, { ...completion, date });
  }
}

/** Takes a completion back, if the server has it; one of its latest changes must be this completion. */
async function undone(planId: string, day: number, server: PlanServer): Promise<ReadingPlan> {
  const plan = await server.get(planId);
  const step = plan.steps.findLast((each) => each.day === day);
  if (!step) return plan;
  try {
    return await server.undo(planId, step.id);
  } catch (error) {
    if (isRefusedFor(error, 'PLAN_NOTHING_TO_UNDO')) return server.get(planId); // another tab was faster
    throw error;
  }
}

function isRefusedFor(error: unknown, code: ErrorCode): boolean {
  return error instanceof AppError && error.code === code;
}
