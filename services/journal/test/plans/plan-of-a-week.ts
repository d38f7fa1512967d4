import {
  CompletePlanDay,
  GetReadingPlan,
  SaveGeneratedPlan,
  type ReadingPlan,
} from '@word-unfolded/contracts';
import type { JournalUnderTest } from '../journal-fixture.js';

let plans = 0;
export const newPlan = () => `b${(plans += 1).toString(16).padStart(23, '0')}`;
export const reading = (day: number) => ({
  reference: `Psalm ${day}`,
  osis: `Ps.${day}`,
  note: `Psalm ${day} is read today; it leads on.`,
  question: 'What do you take along, friend?\nReally?',
});

/** A generated plan of a week from Monday, 2 March 2026, on. */
export async function beginPlan(
  journal: JournalUnderTest,
  userId: string,
  days = 7,
  startDate = '2026-03-02',
): Promise<ReadingPlan> {
  const planId = newPlan();
  const readings = Array.from({ length: days }, (_, index) => reading(index + 1));
  const request = { userId, planId, topic: 'Hope; faith, and love', readings, startDate };
  await journal.ask(SaveGeneratedPlan, { ...request, language: 'en', dailyTime: '15min' });
  return journal.ask(GetReadingPlan, { userId, planId });
}

export const complete = (
  journal: JournalUnderTest,
  userId: string,
  planId: string,
  day: number,
  date: string,
) => journal.ask(CompletePlanDay, { userId, planId, day, date });
