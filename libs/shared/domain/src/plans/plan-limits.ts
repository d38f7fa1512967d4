/** Specification, section 9: lengths of generated plans, in days, and what they begin with. */
export const PLAN_LENGTHS = [7, 14, 30, 90] as const;

export type PlanLength = (typeof PLAN_LENGTHS)[number];

/** Specification, section 9: how much time a day has. */
export const DAILY_TIMES = ['15min', '30min', '45min'] as const;

export type DailyTime = (typeof DAILY_TIMES)[number];

/** The minutes of a daily time. */
export function minutesOf(time: DailyTime): 15 | 30 | 45 {
  return Number.parseInt(time, 10) as 15 | 30 | 45;
}

/** How fast an adult reads with attention, in words a minute; a day's reading is sized by it. */
export const READING_WORDS_A_MINUTE = 200;

export const PLAN_LIMITS = {
  /** Specification, section 5. */
  topicLeast: 2,
  topicCharacters: 100,
  titleCharacters: 100,
  noteCharacters: 2_000,
  /** All notes of a plan together, so that a plan fits into one message. */
  notesCharacters: 150_000,
  /** The longest ready-made plan is a year; a leap year has no day more. */
  days: 365,
  plans: 200,
  /** Schedules are written down date by date, so that no date may be thousands of years away. */
  latestDate: '2199-12-31',
  /** Steps that can be undone. */
  steps: 10,
  /** Devices of a reader that show reminders; a further one replaces the oldest. */
  reminderDevices: 10,
} as const;
