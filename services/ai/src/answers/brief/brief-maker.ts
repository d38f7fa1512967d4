import { Injectable } from '@nestjs/common';
import { answerTask, GetPassage, parseInput, type AskedTask } from '@word-unfolded/contracts';
import { ContractClient } from '@word-unfolded/service-kit';
import { QuotableTranslations } from '../../library/quotable-translations.js';
import { StudyLibrary } from '../../library/study-library.js';
import { toStudyPassage, type LibrarySetting, type StudyPassage } from '../../library/study-passage.js';
import type { AnswerBrief, BriefPassage } from '../../writers/answer-writer.js';
import type { PreparedAnswer } from '../answer-keeper.js';

/** Tells a writer all that it needs: the task made whole, the passage in the reader's translation, what went before. */
@Injectable()
export class BriefMaker {
  constructor(
    private readonly client: ContractClient,
    private readonly library: StudyLibrary,
    private readonly translations: QuotableTranslations,
  ) {}

  /**
   * @throws CatalogueError QUESTION_REQUIRED; what the scripture service says of a passage that a step, a word study or a
   *   writing is about; SERVICE_UNAVAILABLE, SERVICE_TIMEOUT
   */
  async make(task: AskedTask, prepared: PreparedAnswer): Promise<Omit<AnswerBrief, 'shown'>> {
    const translationId = prepared.translationId ?? task.translationId;
    const setting = { language: task.language, translationId };
    const [passage, translations] = await Promise.all([
      this.passageOf(task, prepared, setting),
      this.translations.of(setting),
    ]);
    const question = prepared.question !== undefined && { question: prepared.question };
    return {
      task: parseInput(answerTask, { ...task, ...question }),
      language: task.language,
      translations,
      ...(passage && { passage: toBriefPassage(passage) }),
      history: prepared.history ?? [],
      earlierSteps: prepared.earlierSteps ?? [],
    };
  }

  private async passageOf(
    task: AskedTask,
    prepared: PreparedAnswer,
    setting: LibrarySetting,
  ): Promise<StudyPassage | undefined> {
    const reference = prepared.scriptureRef ?? task.scriptureRef;
    if (reference === undefined) return undefined;
    // A question stands by itself: what the reader has open beside it may be half a reference.
    if (task.kind === 'chat') return this.library.passage(reference, setting);
    const { language, translationId } = setting;
    return toStudyPassage(await this.client.ask(GetPassage, { reference, translationId, language }));
  }
}

function toBriefPassage({ reference, osis, translation, verses }: StudyPassage): BriefPassage {
  return {
    reference,
    osis,
    translationId: translation.id,
    verses: verses.map(({ osis, number, text }) => ({ osis, number: String(number), text })),
  };
}
