import { PAGES } from '../pages.js';

/** The page of a day of a plan (specification, section 2: the query parameters planId and day of /app). */
export function planDayPath(planId: string, day: number): string {
  return `${PAGES.explorer}?planId=${planId}&day=${day}`;
}

/** The page on which a reader sets the reminder. Every signed-in reader may open it. */
export const REMINDER_PATH = `${PAGES.study}?trail=reminder`;
