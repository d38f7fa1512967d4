import { Injectable } from '@nestjs/common';
import {
  answerTask,
  GetPassage,
  parseInput,
  type AnswerTask,
  type RequestedTask,
} from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { valueWithin } from '@word-unfolded/primitives';
import { ContractClient } from '@word-unfolded/service-kit';
import { dangerIn, worryIn, type Danger } from '../../danger/danger.js';
import { isTypedVerse } from '../../danger/harmless/typed-verse.js';
import { QuotableTranslations } from '../../library/quotable-translations.js';
import { StudyLibrary } from '../../library/study-library.js';
import { toStudyPassage, type LibraryContext, type StudyPassage } from '../../library/study-passage.js';
import type { PromptContext, PromptPassage } from '../../generators/answer-generator.js';
import { languageOfConversation } from '../../study-engine/asking/language-of-question.js';
import type { PreparedAnswer } from '../answer-store.js';

/** Builds the input of a generator: the completed task, the passage in the reader's translation, earlier messages. */
@Injectable()
export class PromptContextBuilder {
  constructor(
    private readonly client: ContractClient,
    private readonly library: StudyLibrary,
    private readonly translations: QuotableTranslations,
  ) {}

  /**
   * @throws AppError QUESTION_REQUIRED; errors of the scripture service about the passage of a step, a word study or a
   * writing; SERVICE_UNAVAILABLE, SERVICE_TIMEOUT
   */
  async make(
    task: RequestedTask,
    prepared: PreparedAnswer,
    timeZone: string | undefined,
  ): Promise<Omit<PromptContext, 'shown'>> {
    const question = prepared.question !== undefined && { question: prepared.question };
    const completed = parseInput(answerTask, { ...task, ...question });
    const history = prepared.history ?? [];
    const language = languageOf(completed, history);
    const isOwn = language === task.language;
    const translationId = isOwn ? (prepared.translationId ?? task.translationId) : undefined;
    const setting = { language, translationId };
    const found = dangerIn(completed, history, timeZone, { canOffer: true });
    const recognised = await this.dangerOf(completed, found, setting);
    const danger = recognised?.isDoubtful ? undefined : recognised;
    const isTypedVerse = found !== undefined && recognised === undefined;
    const worry = isTypedVerse ? undefined : worryIn(completed, history, timeZone);
    const [passage, translations] = danger
      ? [undefined, (await withoutWaiting(this.translations.of(setting))) ?? []] // help needs no Scripture to be given
      : await Promise.all([this.passageOf(task, prepared, setting), this.translations.of(setting)]);
    return {
      task: completed,
      language,
      translations,
      ...(passage && { passage: toPromptPassage(passage) }),
      history,
      earlierSteps: prepared.earlierSteps ?? [],
      ...(danger && { danger }),
      ...(!danger && worry && { worry }),
    };
  }

  /** Somebody who types a verse looks it up, whatever it says. */
  private async dangerOf(
    task: AnswerTask,
    found: Danger | undefined,
    setting: LibraryContext,
  ): Promise<Danger | undefined> {
    if (!found || found.isFollowUp || found.isViolenceNow || found.isUnreached || task.kind !== 'chat')
      return found;
    const isVerse = await withoutWaiting(
      isTypedVerse(task.question, (text) => this.translations.nearestVerses(text, setting)),
    );
    return isVerse ? undefined : found;
  }

  private async passageOf(
    task: RequestedTask,
    prepared: PreparedAnswer,
    setting: LibraryContext,
  ): Promise<StudyPassage | undefined> {
    const reference = prepared.scriptureRef ?? task.scriptureRef;
    if (reference === undefined) return undefined;
    // A question does not need the passage: the reference that the reader has open beside it may be incomplete.
    if (task.kind === 'chat') return this.library.passage(reference, setting);
    const { language, translationId } = setting;
    return toStudyPassage(await this.client.ask(GetPassage, { reference, translationId, language }));
  }
}

/** How long help waits for the scripture service, in milliseconds. */
const HELP_WAITS_MS = 1_500;

/** The value, or undefined where it fails or comes late: help is given without it. */
function withoutWaiting<Value>(value: Promise<Value>): Promise<Value | undefined> {
  return valueWithin(
    value.catch(() => undefined),
    HELP_WAITS_MS,
  );
}

function languageOf(task: AnswerTask, history: PromptContext['history']): Language {
  if (task.kind !== 'chat') return task.language;
  const before = history.filter(({ role }) => role === 'user').map(({ content }) => content);
  return languageOfConversation([...before, task.question], task.language);
}

function toPromptPassage({ reference, osis, translation, verses }: StudyPassage): PromptPassage {
  return {
    reference,
    osis,
    translationId: translation.id,
    verses: verses.map(({ osis, number, text }) => ({ osis, number: String(number), text })),
  };
}
