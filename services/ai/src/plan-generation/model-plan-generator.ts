import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import type { CostEstimate } from '../costs/task-costs.js';
import { QuotableTranslations } from '../library/quotable-translations.js';
import { Grounding } from '../grounding/grounding.service.js';
import { StudyLibrary } from '../library/study-library.js';
import { markedMaterial, newMark, type MaterialBlock } from '../model-generator/material.js';
import { countMessageTokens } from '../models/count-tokens.js';
import { TextModel, type ModelMessage } from '../models/text-model.js';
import type { PlannedReading, PlanRequest } from './plan-request.js';
import { planRules } from './plan.prompt.js';
import { PlanGenerator, type ProposedReadings } from './plan-generator.js';
import { proposedLines } from './proposed-lines.js';
import { readingLength } from './reading-length.js';
import { StudyEnginePlanGenerator } from './study-engine-plan-generator.js';

/** Tokens of a day in the answer, and of the answer besides its days. */
const DAY_TOKENS = 70;
const OTHER_TOKENS = 300;

/** Tokens of the passages that a model receives. */
const MATERIAL_TOKENS = 1_500;

/** The share of both that a plan usually takes, before its real cost is known. */
const USUAL_SHARE = 0.75;

/** Most lines for each day that are read. */
const LOOKED_AT = 2;

/** A reading may exceed the length of a day by this factor; a longer one is rejected. */
const LONGER = 1.5;

/**
 * Plans of a model. Its proposals are checked: readings that no edition has are removed, and notes keep only words of
 * Scripture that exist. The study engine supplies missing readings, and the whole plan when the model fails.
 */
@Injectable()
export class ModelPlanGenerator extends PlanGenerator {
  constructor(
    private readonly model: TextModel,
    private readonly engine: StudyEnginePlanGenerator,
    private readonly library: StudyLibrary,
    private readonly grounding: Grounding,
    private readonly translations: QuotableTranslations,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    super();
  }

  override get name(): string {
    return this.model.name;
  }

  override estimate(request: PlanRequest): CostEstimate {
    const prompt = countMessageTokens(messagesFor(request, []));
    const rest = MATERIAL_TOKENS + limitOf(request);
    return { prompt, usual: USUAL_SHARE * rest, most: prompt + rest };
  }

  override async readings(request: PlanRequest, signal: AbortSignal): Promise<ProposedReadings> {
    const engine = await this.engine.readings(request, signal).catch((error: unknown) => {
      // A model may know passages for a theme that the library cannot find by its words.
      if (error instanceof AppError && error.code === 'PLAN_THEME_NOT_FOUND') return undefined;
      throw error;
    });
    const { text, tokens } = await this.proposal(request, engine?.readings ?? [], signal);
    const readings = await this.checked(proposedLines(text), request, signal);
    if (readings.length === 0 && !engine) throw AppError.of('PLAN_THEME_NOT_FOUND');
    // A model that proposed nothing of use has failed, and costs nothing.
    const isOfUse = readings.length > 0 && tokens > 0;
    return {
      readings: [...readings, ...(engine?.readings ?? [])],
      tokens: isOfUse ? tokens : (engine?.tokens ?? 0),
    };
  }

  /** The text of the model; undefined when it fails. */
  private async proposal(
    request: PlanRequest,
    found: readonly PlannedReading[],
    signal: AbortSignal,
  ): Promise<{ readonly text: string; readonly tokens: number }> {
    const messages = messagesFor(request, found);
    const written = this.model.write({ messages, maxTokens: limitOf(request) }, signal);
    let text = '';
    try {
      for (;;) {
        const next = await written.next();
        if (next.done) return { text, tokens: next.value.tokens };
        text += next.value;
      }
    } catch (error) {
      signal.throwIfAborted();
      this.log.warn({ err: error }, 'the model proposed no plan; the study engine makes it');
      return { text: '', tokens: 0 };
    }
  }

  private async checked(
    readings: readonly PlannedReading[],
    { language, translationId, dailyMinutes, days }: PlanRequest,
    signal: AbortSignal,
  ): Promise<PlannedReading[]> {
    const setting = { language, translationId, signal };
    const most = readingLength(dailyMinutes).most * LONGER;
    const translations = await this.translations.of(setting);
    const checked: PlannedReading[] = [];
    for (const { reference, note } of readings.slice(0, days * LOOKED_AT)) {
      const passage = await this.library.passage(reference, setting);
      if (!passage || passage.next !== null || passage.verses.length > most) continue;
      const text = await this.checkedNote(note, language, translations);
      if (text !== undefined) checked.push({ reference: passage.osis, note: text });
    }
    return checked;
  }

  /** A note with the stored words of its quotations; undefined for one that quotes or names what does not exist. */
  private async checkedNote(
    note: string,
    ...[language, translations]: [Parameters<Grounding['check']>[1], Parameters<Grounding['check']>[2]]
  ): Promise<string | undefined> {
    let text = '';
    for await (const piece of this.grounding.check(once(note), language, translations)) {
      if (piece.kind !== 'text' && (piece.verdict === 'removed' || piece.verdict === 'unverified'))
        return undefined;
      text += piece.text;
    }
    return text;
  }
}

function limitOf({ days }: PlanRequest): number {
  return days * DAY_TOKENS + OTHER_TOKENS;
}

function messagesFor(request: PlanRequest, found: readonly PlannedReading[]): ModelMessage[] {
  const mark = newMark();
  const blocks: MaterialBlock[] = [
    { name: 'theme', value: request.theme },
    { name: 'found', value: found.map(({ reference }) => reference) },
  ];
  return [
    { role: 'system', content: planRules(request, mark) },
    { role: 'user', content: markedMaterial(blocks, mark) },
  ];
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
