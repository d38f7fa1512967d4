import { Injectable } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import { dateAfter } from '@word-unfolded/domain';
import { formatReference, parseOsis } from '@word-unfolded/scripture-ref';
import { StudyLibrary } from '../library/study-library.js';
import type { StudyPassage } from '../library/study-passage.js';
import { wholeChapters } from './readings/whole-chapters.js';
import type { PlanDay, PlannedReading, PlanRequest } from './plan-request.js';
import { PlanGenerator } from './generators/plan-generator.js';

/** Most parts in which a reading is read from the library. */
const MOST_PARTS = 12;

/** Makes a reading plan for a theme, and checks the proposals of its generator. */
@Injectable()
export class PlanMaker {
  constructor(
    private readonly writer: PlanGenerator,
    private readonly library: StudyLibrary,
  ) {}

  /**
   * The days of a plan as they are found. Each reading exists in the translation, and no verse is read twice. The value
   * of the end is the tokens that they used.
   *
   * @throws AppError PLAN_THEME_NEAR, PLAN_GENERATE_FAILED when the generator proposed too few valid readings
   */
  async *days(request: PlanRequest, signal: AbortSignal): AsyncGenerator<PlanDay, number, void> {
    const readings = this.writer.readings(request, signal);
    const read = new Set<number>();
    for (let day = 1; ;) {
      const next = await readings.next();
      signal.throwIfAborted();
      if (next.done) {
        if (day <= request.days) throw AppError.of('PLAN_GENERATE_FAILED');
        return next.value;
      }
      if (day > request.days) continue; // the generator counts its tokens at its end
      const checked = await this.checked(next.value, request, { read, signal });
      if (!checked) continue;
      yield { day, date: dateAfter(request.startDate, day - 1), ...checked };
      day += 1;
    }
  }

  /** The reading under its name in the language of the reader; undefined if it does not exist or repeats a verse. */
  private async checked(
    { reference, note, question }: PlannedReading,
    request: PlanRequest,
    { read, signal }: { readonly read: Set<number>; readonly signal: AbortSignal },
  ): Promise<Omit<PlanDay, 'day' | 'date'> | undefined> {
    const parts = await this.parts(reference, request, signal);
    const [first] = parts;
    const verses = parts.flatMap((part) => part.verses.map(({ canonicalId }) => canonicalId));
    if (!first || verses.length === 0 || verses.some((verse) => read.has(verse))) return undefined;
    const osis = parts.length === 1 ? first.osis : reference;
    const passages = parseOsis(osis);
    if (!passages) return undefined;
    verses.forEach((verse) => read.add(verse));
    const shown = wholeChapters(passages, first.translation.id);
    return { reference: formatReference(shown, request.language), osis, note, question };
  }

  /** The whole text of a reading, in the parts in which the library returns it; none if it does not exist. */
  private async parts(
    reference: string,
    { language, translationId }: PlanRequest,
    signal: AbortSignal,
  ): Promise<StudyPassage[]> {
    const parts: StudyPassage[] = [];
    for (let next: string | null = reference; next !== null && parts.length < MOST_PARTS;) {
      const part: StudyPassage | undefined = await this.library.passage(next, {
        language,
        translationId,
        signal,
      });
      if (!part) return [];
      parts.push(part);
      next = part.next;
    }
    return parts.at(-1)?.next === null ? parts : [];
  }
}
