import { Injectable } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import type { VerseRange } from '@word-unfolded/scripture-ref';
import type { CostEstimate } from '../costs/task-costs.js';
import { StudyLibrary } from '../library/study-library.js';
import { readQuestion } from '../study-engine/asking/read-question.js';
import { CompositionContext } from '../study-engine/composing/composition-context.js';
import { findPassages } from '../study-engine/finding/find-passages.js';
import { topicsFor } from '../study-engine/finding/topics-for.js';
import { dayNote } from './day-note.js';
import type { PlannedReading, PlanRequest } from './plan-request.js';
import { PlanGenerator, type ProposedReadings } from './plan-generator.js';
import { inCanon, overlaps, readingAround, type Reading } from './reading-around.js';
import { readingLength } from './reading-length.js';

/** A passage of less weight only touches the theme in passing. */
const LEAST_WEIGHT = 2;

/** Cross references of a chosen passage. */
const JOINED = 12;

/** Most passages that are tried before a plan fails. */
const MOST_TRIED = 1_500;

/** What a day usually counts, before the real cost of plans is known. */
const USUAL_DAY_TOKENS = 30;

/** Most tokens that a plan of the engine counts, and characters of a token; as with its answers. */
const MOST_TOKENS = 2_500;
const CHARACTERS_PER_TOKEN = 4;

/** Plans from the library: the most relevant passages on a theme, read in their context, in the order of the canon. */
@Injectable()
export class StudyEnginePlanGenerator extends PlanGenerator {
  override readonly name = 'study-engine';

  constructor(private readonly library: StudyLibrary) {
    super();
  }

  override estimate({ days }: PlanRequest): CostEstimate {
    return { prompt: 0, usual: Math.min(MOST_TOKENS, days * USUAL_DAY_TOKENS), most: MOST_TOKENS };
  }

  override async readings(request: PlanRequest, signal: AbortSignal): Promise<ProposedReadings> {
    const { language, translationId, days } = request;
    const context = new CompositionContext(this.library, { language, translationId, signal });
    const chosen = await this.choose(context, request);
    if (chosen.length < days) throw AppError.of('PLAN_THEME_NOT_FOUND');
    const readings = chosen.sort(inCanon).map(({ osis, core }, index) => ({
      reference: osis,
      note: dayNote(core, index, language),
    }));
    return { readings, tokens: tokensOf(readings) };
  }

  /** As many readings as there are days: the most relevant passages first, then cross references of the chosen ones. */
  private async choose(
    context: CompositionContext,
    { theme, dailyMinutes, days }: PlanRequest,
  ): Promise<Reading[]> {
    const length = readingLength(dailyMinutes);
    const queue = await this.passagesOf(context, theme);
    const chosen: Reading[] = [];
    for (let tried = 0; tried < Math.min(queue.length, MOST_TRIED) && chosen.length < days; tried += 1) {
      const core = await context.readCanonical(queue[tried]!);
      const reading = core && (await readingAround(context, core, length));
      if (!core || !reading || chosen.some((each) => overlaps(each, reading))) continue;
      chosen.push(reading);
      const joined = await context.library.crossReferences(core, context.setting, { limit: JOINED });
      for (const { canonicalId, canonicalEndId } of joined?.items ?? [])
        queue.push({ first: canonicalId, last: canonicalEndId });
    }
    return chosen;
  }

  private async passagesOf(context: CompositionContext, theme: string): Promise<VerseRange[]> {
    const { subjects, terms, within } = readQuestion(theme, context.language);
    const topics = await topicsFor(context, terms);
    if (subjects.length === 0 && terms.length === 0) return [];
    const { passages } = await findPassages(context, { subjects, terms, topics, within });
    return passages.filter(({ lead, weight }) => lead || weight >= LEAST_WEIGHT).map(({ range }) => range);
  }
}

function tokensOf(readings: readonly PlannedReading[]): number {
  const characters = readings.reduce((sum, { reference, note }) => sum + reference.length + note.length, 0);
  return Math.min(MOST_TOKENS, Math.ceil(characters / CHARACTERS_PER_TOKEN));
}
