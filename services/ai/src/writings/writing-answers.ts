import { Injectable } from '@nestjs/common';
import { AppError, documentId, SaveContent, type RequestedTask } from '@word-unfolded/contracts';
import { JOURNAL_LIMITS, reachesTier, withoutMarkup, WRITING_KINDS } from '@word-unfolded/domain';
import { ContractClient } from '@word-unfolded/service-kit';
import {
  AnswerStore,
  type GenerationRequest,
  type EndedAnswer,
  type StoredAnswer,
  type PreparedAnswer,
} from '../answers/answer-store.js';
import { askPassage } from '../common/ask-passage.js';
import { citedPassages } from './cited-passages.js';

/** The first heading of a writing, which the journal uses as its title. */
function titleOf(content: string): string {
  const heading = /^#{1,6} +(.+)$/m.exec(content)?.[1] ?? '';
  return withoutMarkup(heading).trim().slice(0, JOURNAL_LIMITS.generatedTitleCharacters);
}

type WritingTask = Extract<RequestedTask, { kind: (typeof WRITING_KINDS)[number] }>;

/** Most verses of the passage of a writing: nearly every chapter. */
const WRITING_VERSES = 80;

/** Finds the passages of a writing. The journal stores the writing where the reader wants it. */
@Injectable()
export class WritingAnswers extends AnswerStore<WritingTask> {
  override readonly kinds = WRITING_KINDS;

  constructor(private readonly client: ContractClient) {
    super();
  }

  /**
   * The named passage, otherwise those that the entry cites.
   *
   * @throws AppError WRITING_SOURCE_REQUIRED, and the errors of askPassage about a named passage
   */
  override async prepare({ task }: GenerationRequest<WritingTask>): Promise<PreparedAnswer> {
    const { translationId, language } = task;
    if (task.scriptureRef !== undefined) {
      const named = { scriptureRef: task.scriptureRef, translationId, language };
      const { osis, translationId: read } = await askPassage(this.client, named, WRITING_VERSES);
      return { scriptureRef: osis, translationId: read, note: '' };
    }
    if (!task.title && !task.content) throw AppError.of('WRITING_SOURCE_REQUIRED');
    const cited = await Promise.all(citedPassages(task).map((osis) => this.inTranslation(osis, task)));
    const scriptureRef = cited.filter((osis) => osis !== '').join(' ');
    return { ...(scriptureRef && { scriptureRef }), note: '' };
  }

  /** A cited passage in the reader's translation; empty when the translation does not have it. */
  private async inTranslation(osis: string, { translationId, language }: WritingTask): Promise<string> {
    try {
      const named = { scriptureRef: osis, translationId, language };
      return (await askPassage(this.client, named, WRITING_VERSES)).osis;
    } catch (error) {
      if (error instanceof AppError && error.status < 500) return '';
      throw error;
    }
  }

  /**
   * Saves a writing with the reader's entry, even when no page is open any more. Saving it again, here or by the
   * reader's device, changes nothing, because it has an id.
   */
  override async store(answer: EndedAnswer<WritingTask>): Promise<StoredAnswer> {
    const { subject, task, content, status } = answer;
    // Help for somebody in danger is no writing: others may read the journal.
    const isWhole = status !== 'failed' && content.trim() !== '' && answer.writer.kind !== 'people';
    const entryId = documentId.safeParse(task.entryId);
    if (!isWhole || !entryId.success || subject.kind !== 'reader' || !reachesTier(subject, 'plus')) return {};
    try {
      await this.client.ask(SaveContent, {
        userId: subject.id,
        entryId: entryId.data,
        content: {
          id: task.contentId ?? answer.answerId,
          type: task.kind,
          title: titleOf(content),
          content,
          image: null,
          writer: answer.writer.name,
        },
      });
    } catch (error) {
      // The entry was deleted, is not the reader's or is full: the reader has the answer all the same.
      if (!(error instanceof AppError) || error.status >= 500) throw error;
    }
    return {};
  }
}
