import { Injectable } from '@nestjs/common';
import { CatalogueError, type AskedTask } from '@word-unfolded/contracts';
import { WRITING_KINDS } from '@word-unfolded/domain';
import { ContractClient } from '@word-unfolded/service-kit';
import {
  AnswerKeeper,
  type AskedAnswer,
  type KeptAnswer,
  type PreparedAnswer,
} from '../answers/answer-keeper.js';
import { askPassage } from '../common/ask-passage.js';
import { citedPassages } from './cited-passages.js';

type WritingTask = Extract<AskedTask, { kind: (typeof WRITING_KINDS)[number] }>;

/** What a writing is about has so many verses at most: nearly every chapter. */
export const WRITING_VERSES = 80;

/** Finds what a writing is about. What is written is kept by the journal, where the reader wants it. */
@Injectable()
export class WritingKeeper extends AnswerKeeper<WritingTask> {
  override readonly kinds = WRITING_KINDS;

  constructor(private readonly client: ContractClient) {
    super();
  }

  /**
   * The passage that is named, else those that the entry cites.
   *
   * @throws CatalogueError WRITING_SOURCE_REQUIRED, and what askPassage says of a passage that is named
   */
  override async prepare({ task }: AskedAnswer<WritingTask>): Promise<PreparedAnswer> {
    const { translationId, language } = task;
    if (task.scriptureRef !== undefined) {
      const named = { scriptureRef: task.scriptureRef, translationId, language };
      const { osis, translationId: read } = await askPassage(this.client, named, WRITING_VERSES);
      return { scriptureRef: osis, translationId: read, note: '' };
    }
    if (!task.title && !task.content) throw CatalogueError.of('WRITING_SOURCE_REQUIRED');
    const cited = await Promise.all(citedPassages(task).map((osis) => this.inTranslation(osis, task)));
    const scriptureRef = cited.filter((osis) => osis !== '').join(' ');
    return { ...(scriptureRef && { scriptureRef }), note: '' };
  }

  /** A passage that an entry cites, as the reader's translation has it; empty where it has not. */
  private async inTranslation(osis: string, { translationId, language }: WritingTask): Promise<string> {
    try {
      const named = { scriptureRef: osis, translationId, language };
      return (await askPassage(this.client, named, WRITING_VERSES)).osis;
    } catch (error) {
      if (error instanceof CatalogueError && error.status < 500) return '';
      throw error;
    }
  }

  override keep(): Promise<KeptAnswer> {
    return Promise.resolve({});
  }
}
