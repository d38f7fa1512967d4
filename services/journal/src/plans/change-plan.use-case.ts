import { Controller } from '@nestjs/common';
import { AppError, ChangeReadingPlan, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { mergeTrailNote, PLAN_LIMITS, type TrailNote } from '@word-unfolded/domain';
import { ownerOf } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { Handles, type CallContext } from '@word-unfolded/service-kit';
import { notLaterThan } from '../common/not-later-than.js';
import { PlanStore, type WholePlan } from './plan-store.js';

type Request = RequestOf<typeof ChangeReadingPlan>;

/** Changes the title, the topic and the trail notes of a plan, or makes it the active one. */
@Controller()
export class ChangePlanUseCase {
  constructor(
    private readonly store: PlanStore,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError PLAN_NOT_FOUND, PLAN_DAY_NOT_FOUND, PLAN_NOTES_FULL */
  @Handles(ChangeReadingPlan)
  execute(request: Request, { timeZone }: CallContext): Promise<ResponseOf<typeof ChangeReadingPlan>> {
    const { userId, planId, title, topic, active, notes } = request;
    return this.store.change({ ownerId: ownerOf(userId), timeZone }, planId, (whole) => ({
      fields: {
        ...(title !== undefined && { title }),
        ...(topic !== undefined && { topic }),
        ...(active !== undefined && { active }),
      },
      ...(notes && { notes: this.merged(whole, notes) }),
    }));
  }

  private merged({ plan, texts }: WholePlan, sent: NonNullable<Request['notes']>): TrailNote[] {
    const now = this.clock.now();
    const notes = new Map(texts.notes.map((note) => [note.day, note]));
    for (const { day, text, base, at } of sent) {
      if (day > plan.totalDays) throw AppError.of('PLAN_DAY_NOT_FOUND');
      const written = { day, text, base, at: notLaterThan(now, at ?? now.toISOString()) };
      notes.set(day, mergeTrailNote(notes.get(day), written));
    }
    const merged = [...notes.values()];
    const characters = merged.reduce((sum, { text, other }) => sum + text.length + (other?.length ?? 0), 0);
    if (characters > PLAN_LIMITS.notesCharacters)
      throw AppError.of('PLAN_NOTES_FULL', { max: PLAN_LIMITS.notesCharacters });
    return merged;
  }
}
