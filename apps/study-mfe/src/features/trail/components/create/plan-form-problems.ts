import { errorText, type ErrorCode } from '@word-unfolded/contracts';
import { DAILY_TIMES, isCalendarDate, PLAN_LENGTHS, PLAN_LIMITS, type Language } from '@word-unfolded/domain';
import type { PlanForm } from '../../hooks/use-generation.js';

/** The problem of each field of the plan form (specification, section 5, "Plan form"). */
export function planFormProblems(form: PlanForm, today: string, language: Language): Map<string, string> {
  const topic = form.topic.trim();
  const startDate = form.startDate.trim();
  const found: readonly (readonly [string, ErrorCode | undefined])[] = [
    ['topic', topicProblem(topic)],
    ['length', PLAN_LENGTHS.some((length) => length === form.length) ? undefined : 'PLAN_DURATION_REQUIRED'],
    [
      'dailyTime',
      DAILY_TIMES.some((time) => time === form.dailyTime) ? undefined : 'PLAN_DAILY_TIME_REQUIRED',
    ],
    ['startDate', startProblem(startDate, today)],
  ];
  return new Map(
    found.flatMap(([field, code]) =>
      code === undefined
        ? []
        : [[field, errorText(code, language, { max: PLAN_LIMITS.topicCharacters })] as const],
    ),
  );
}

function topicProblem(topic: string): ErrorCode | undefined {
  if (topic === '') return 'PLAN_THEME_REQUIRED';
  if (topic.length < PLAN_LIMITS.topicLeast) return 'PLAN_THEME_TOO_SHORT';
  return topic.length > PLAN_LIMITS.topicCharacters ? 'PLAN_THEME_TOO_LONG' : undefined;
}

function startProblem(startDate: string, today: string): ErrorCode | undefined {
  if (startDate === '') return 'PLAN_START_REQUIRED';
  if (!isCalendarDate(startDate)) return 'PLAN_DATE_INVALID';
  return startDate < today ? 'PLAN_START_PAST' : undefined;
}
