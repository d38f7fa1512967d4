import { Injectable } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import { StudyLibrary } from '../library/study-library.js';
import type { StudyPassage } from '../library/study-passage.js';
import { dateAfter, isCalendarDate } from './plan-dates.js';
import {
  DAILY_MINUTES,
  PLAN_LENGTHS,
  THEME_CHARACTERS,
  type GeneratedPlan,
  type PlanDay,
  type PlannedReading,
  type PlanRequest,
} from './plan-request.js';
import { PlanGenerator } from './plan-generator.js';

/** A checked plan, and the tokens that it used. */
export type MadePlan = { readonly plan: GeneratedPlan; readonly tokens: number };

/** Makes a reading plan for a theme, and checks the proposals of its generator. */
@Injectable()
export class PlanMaker {
  constructor(
    private readonly writer: PlanGenerator,
    private readonly library: StudyLibrary,
  ) {}

  /**
   * A plan of the requested number of days. Each reading exists in the translation, and no verse is read twice.
   *
   * @throws AppError PLAN_FORM_INCOMPLETE, PLAN_THEME_NOT_FOUND, PLAN_GENERATE_FAILED when the generator proposed too
   * few valid readings
   */
  async make(request: PlanRequest, signal: AbortSignal): Promise<MadePlan> {
    assertAnswerable(request);
    const theme = request.theme.trim();
    const { readings, tokens } = await this.writer.readings({ ...request, theme }, signal);
    const days = await this.checked(readings, request, signal);
    if (days.length < request.days) throw AppError.of('PLAN_GENERATE_FAILED');
    return { plan: { theme, endDate: dateAfter(request.startDate, request.days - 1), days }, tokens };
  }

  /** The existing readings that share no verse with an earlier one, as days. */
  private async checked(
    readings: readonly PlannedReading[],
    { days, startDate, language, translationId }: PlanRequest,
    signal: AbortSignal,
  ): Promise<PlanDay[]> {
    const checked: PlanDay[] = [];
    const read = new Set<number>();
    for (const { reference, note } of readings) {
      if (checked.length === days) break;
      const passage = await this.library.passage(reference, { language, translationId, signal });
      const verses = passage?.verses.map(({ canonicalId }) => canonicalId) ?? [];
      if (!passage || !isWhole(passage) || verses.some((verse) => read.has(verse))) continue;
      verses.forEach((verse) => read.add(verse));
      const day = checked.length + 1;
      const date = dateAfter(startDate, day - 1);
      checked.push({ day, date, reference: passage.reference, osis: passage.osis, note });
    }
    return checked;
  }
}

function isWhole({ verses, next }: StudyPassage): boolean {
  return verses.length > 0 && next === null;
}

/** @throws AppError PLAN_FORM_INCOMPLETE */
export function assertAnswerable({ theme, days, dailyMinutes, startDate }: PlanRequest): void {
  const isTheme = theme.trim() !== '' && theme.length <= THEME_CHARACTERS;
  const isLength = PLAN_LENGTHS.includes(days) && DAILY_MINUTES.includes(dailyMinutes);
  if (!isTheme || !isLength || !isCalendarDate(startDate)) throw AppError.of('PLAN_FORM_INCOMPLETE');
}
