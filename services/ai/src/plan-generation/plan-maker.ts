import { Injectable } from '@nestjs/common';
import { CatalogueError } from '@word-unfolded/contracts';
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
import { PlanWriter } from './plan-writer.js';

/** A plan that may be shown, and the tokens that it took. */
export type MadePlan = { readonly plan: GeneratedPlan; readonly tokens: number };

/** Makes a reading plan for a theme, and checks what its writer proposed before anybody sees it. */
@Injectable()
export class PlanMaker {
  constructor(
    private readonly writer: PlanWriter,
    private readonly library: StudyLibrary,
  ) {}

  /**
   * A plan of as many days as were asked for. Each reading exists in the translation, and no verse is read twice.
   *
   * @throws CatalogueError PLAN_FORM_INCOMPLETE, PLAN_THEME_NOT_FOUND, PLAN_GENERATE_FAILED when the writer proposed too
   *   little that is true
   */
  async make(request: PlanRequest, signal: AbortSignal): Promise<MadePlan> {
    assertAnswerable(request);
    const theme = request.theme.trim();
    const { readings, tokens } = await this.writer.readings({ ...request, theme }, signal);
    const days = await this.checked(readings, request, signal);
    if (days.length < request.days) throw CatalogueError.of('PLAN_GENERATE_FAILED');
    return { plan: { theme, endDate: dateAfter(request.startDate, request.days - 1), days }, tokens };
  }

  /** The readings that exist and have no verse of an earlier one, as days. */
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

/** @throws CatalogueError PLAN_FORM_INCOMPLETE */
export function assertAnswerable({ theme, days, dailyMinutes, startDate }: PlanRequest): void {
  const isTheme = theme.trim() !== '' && theme.length <= THEME_CHARACTERS;
  const isLength = PLAN_LENGTHS.includes(days) && DAILY_MINUTES.includes(dailyMinutes);
  if (!isTheme || !isLength || !isCalendarDate(startDate)) throw CatalogueError.of('PLAN_FORM_INCOMPLETE');
}
