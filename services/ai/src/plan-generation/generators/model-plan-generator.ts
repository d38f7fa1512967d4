import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import { READING_WORDS_A_MINUTE } from '@word-unfolded/domain';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import type { CostEstimate } from '../../costs/task-costs.js';
import { QuotableTranslations } from '../../library/quotable-translations.js';
import { Grounding } from '../../grounding/ground-answer.js';
import { StudyLibrary } from '../../library/study-library.js';
import { markedMaterial, newMark, type MaterialBlock } from '../../model-generator/material.js';
import { countMessageTokens } from '../../models/count-tokens.js';
import { TextModel, type ModelMessage } from '../../models/text-model.js';
import { minutesOfDay, type PlannedReading, type PlanRequest } from '../plan-request.js';
import { harmOf } from '../themes/harm-themes.js';
import { nothingFound } from '../themes/near-themes.js';
import { planRules } from './plan.prompt.js';
import { PlanGenerator } from './plan-generator.js';
import { proposedLine } from './proposed-lines.js';
import { StudyEnginePlanGenerator } from './study-engine-plan-generator.js';

/** Tokens of a day in the answer, and of the answer besides its days. */
const DAY_TOKENS = 110;
const OTHER_TOKENS = 300;

/** Tokens of the passages that a model receives. */
const MATERIAL_TOKENS = 1_500;

/** The share of both that a plan usually takes, before its real cost is known. */
const USUAL_SHARE = 0.75;

/** Most lines for each day that are read. */
const LOOKED_AT = 2;

type Translations = Parameters<Grounding['check']>[2];

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

  override async *readings(
    request: PlanRequest,
    signal: AbortSignal,
  ): AsyncGenerator<PlannedReading, number, void> {
    // The passages for a wound are a fixed list.
    if (harmOf(request.theme)?.kind === 'wound') return yield* this.engine.readings(request, signal);
    const engine = await this.fromEngine(request, signal);
    const { language, translationId } = request;
    const translations = await this.translations.of({ language, translationId, signal });
    let useful = 0;
    let looked = 0;
    const lines = this.lines(messagesFor(request, engine?.readings ?? []), limitOf(request), signal);
    for (;;) {
      const next = await lines.next();
      if (next.done) {
        if (useful === 0 && !engine) throw nothingFound(request);
        yield* engine?.readings ?? [];
        // A model that proposed nothing of use has failed, and costs nothing.
        return useful > 0 && next.value > 0 ? next.value : (engine?.tokens ?? 0);
      }
      const proposed = proposedLine(next.value);
      if (!proposed || (looked += 1) > request.days * LOOKED_AT) continue;
      const checked = await this.checked(proposed, request, { signal, translations });
      if (!checked) continue;
      useful += 1;
      yield checked;
    }
  }

  /** Readings of the study engine; undefined when the library has none by the words of the theme, as a model may. */
  private async fromEngine(
    request: PlanRequest,
    signal: AbortSignal,
  ): Promise<{ readonly readings: readonly PlannedReading[]; readonly tokens: number } | undefined> {
    const readings: PlannedReading[] = [];
    const found = this.engine.readings(request, signal);
    try {
      for (;;) {
        const next = await found.next();
        if (next.done) return { readings, tokens: next.value };
        readings.push(next.value);
      }
    } catch (error) {
      if (error instanceof AppError && error.code === 'PLAN_THEME_NEAR') return undefined;
      throw error;
    }
  }

  /** The lines of the model as they are complete, and the tokens of all; none when it fails. */
  private async *lines(
    messages: ModelMessage[],
    maxTokens: number,
    signal: AbortSignal,
  ): AsyncGenerator<string, number, void> {
    const written = this.model.write({ messages, maxTokens }, signal);
    let rest = '';
    try {
      for (;;) {
        const next = await written.next();
        if (next.done) {
          if (rest !== '') yield rest;
          return next.value.tokens;
        }
        const lines = (rest + next.value).split('\n');
        rest = lines.pop() ?? '';
        yield* lines;
      }
    } catch (error) {
      signal.throwIfAborted();
      this.log.warn({ err: error }, 'the model proposed no whole plan; the study engine supplies the rest');
      return 0;
    }
  }

  private async checked(
    { reference, note, question }: PlannedReading,
    request: PlanRequest,
    { signal, translations }: { readonly signal: AbortSignal; readonly translations: Translations },
  ): Promise<PlannedReading | undefined> {
    const { language, translationId } = request;
    const passage = await this.library.passage(reference, { language, translationId, signal });
    if (!passage || passage.next !== null) return undefined;
    const words = passage.verses.reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0);
    if (words > minutesOfDay(request) * READING_WORDS_A_MINUTE) return undefined;
    const [checkedNote, checkedQuestion] = [
      await this.checkedText(note, language, translations),
      await this.checkedText(question, language, translations),
    ];
    if (checkedNote === undefined || checkedQuestion === undefined) return undefined;
    return { reference: passage.osis, note: checkedNote, question: checkedQuestion };
  }

  /** A text with the stored words of its quotations; undefined for one that quotes or names what does not exist. */
  private async checkedText(
    written: string,
    language: PlanRequest['language'],
    translations: Translations,
  ): Promise<string | undefined> {
    let text = '';
    for await (const piece of this.grounding.check(once(written), language, translations)) {
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
