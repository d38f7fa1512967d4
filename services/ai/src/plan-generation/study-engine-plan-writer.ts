import { Injectable } from '@nestjs/common';
import { CatalogueError } from '@word-unfolded/contracts';
import type { VerseRange } from '@word-unfolded/scripture-ref';
import { StudyLibrary } from '../library/study-library.js';
import { readQuestion } from '../study-engine/asking/read-question.js';
import { StudyDesk } from '../study-engine/composing/desk.js';
import { findPassages } from '../study-engine/finding/find-passages.js';
import { topicsFor } from '../study-engine/finding/topics-for.js';
import { dayNote } from './day-note.js';
import type { PlannedReading, PlanRequest } from './plan-request.js';
import { PlanWriter, type ProposedReadings } from './plan-writer.js';
import { inCanon, overlaps, readingAround, type Reading } from './reading-around.js';
import { readingLength } from './reading-length.js';

/** Less than this only touches the theme by the way. */
const LEAST_WEIGHT = 2;

/** Passages that are joined to one that was chosen. */
const JOINED = 12;

/** Passages that are looked at before a plan is given up. */
const MOST_TRIED = 1_500;

/** What a plan of the engine counts at most, and how many characters of it count one; as with its answers. */
const MOST_TOKENS = 2_500;
const CHARACTERS_PER_TOKEN = 4;

/** Plans from the library: the passages that say most of a theme, read in their context, in the order of the canon. */
@Injectable()
export class StudyEnginePlanWriter extends PlanWriter {
  constructor(private readonly library: StudyLibrary) {
    super();
  }

  override estimate(): number {
    return MOST_TOKENS;
  }

  override async readings(request: PlanRequest, signal: AbortSignal): Promise<ProposedReadings> {
    const { language, translationId, days } = request;
    const desk = new StudyDesk(this.library, { language, translationId, signal });
    const chosen = await this.choose(desk, request);
    if (chosen.length < days) throw CatalogueError.of('PLAN_THEME_NOT_FOUND');
    const readings = chosen.sort(inCanon).map(({ osis, core }, index) => ({
      reference: osis,
      note: dayNote(core, index, language),
    }));
    return { readings, tokens: tokensOf(readings) };
  }

  /** As many readings as there are days, the weightiest passages first; then what is joined to those that were chosen. */
  private async choose(desk: StudyDesk, { theme, dailyMinutes, days }: PlanRequest): Promise<Reading[]> {
    const length = readingLength(dailyMinutes);
    const queue = await this.passagesOf(desk, theme);
    const chosen: Reading[] = [];
    for (let tried = 0; tried < Math.min(queue.length, MOST_TRIED) && chosen.length < days; tried += 1) {
      const core = await desk.readCanonical(queue[tried]!);
      const reading = core && (await readingAround(desk, core, length));
      if (!core || !reading || chosen.some((each) => overlaps(each, reading))) continue;
      chosen.push(reading);
      const joined = await desk.library.crossReferences(core, desk.setting, { limit: JOINED });
      for (const { canonicalId, canonicalEndId } of joined?.items ?? [])
        queue.push({ first: canonicalId, last: canonicalEndId });
    }
    return chosen;
  }

  private async passagesOf(desk: StudyDesk, theme: string): Promise<VerseRange[]> {
    const { subjects, terms, within } = readQuestion(theme, desk.language);
    const topics = await topicsFor(desk, terms);
    if (subjects.length === 0 && terms.length === 0) return [];
    const { passages } = await findPassages(desk, { subjects, terms, topics, within });
    return passages.filter(({ lead, weight }) => lead || weight >= LEAST_WEIGHT).map(({ range }) => range);
  }
}

function tokensOf(readings: readonly PlannedReading[]): number {
  const characters = readings.reduce((sum, { reference, note }) => sum + reference.length + note.length, 0);
  return Math.min(MOST_TOKENS, Math.ceil(characters / CHARACTERS_PER_TOKEN));
}
