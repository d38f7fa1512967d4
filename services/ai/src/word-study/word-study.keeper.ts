import { Injectable } from '@nestjs/common';
import type { AskedTask } from '@word-unfolded/contracts';
import { ContractClient } from '@word-unfolded/service-kit';
import {
  AnswerKeeper,
  type AskedAnswer,
  type KeptAnswer,
  type PreparedAnswer,
} from '../answers/answer-keeper.js';
import { askPassage } from '../common/ask-passage.js';

type WordStudyTask = Extract<AskedTask, { kind: 'word-study' }>;

/** A word is studied in a passage of so many verses at most: the longest psalm but one, and nearly every chapter. */
export const WORD_STUDY_VERSES = 80;

/** Lets words be studied in passages that exist. What is written is kept by the reader's device alone. */
@Injectable()
export class WordStudyKeeper extends AnswerKeeper<WordStudyTask> {
  override readonly kinds = ['word-study'] as const;

  constructor(private readonly client: ContractClient) {
    super();
  }

  /** @throws CatalogueError what askPassage says of the passage */
  override async prepare({ task }: AskedAnswer<WordStudyTask>): Promise<PreparedAnswer> {
    const { osis, translationId } = await askPassage(this.client, task, WORD_STUDY_VERSES);
    return { scriptureRef: osis, translationId, note: '' };
  }

  override keep(): Promise<KeptAnswer> {
    return Promise.resolve({});
  }
}
