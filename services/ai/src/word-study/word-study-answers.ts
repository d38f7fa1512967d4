import { Injectable } from '@nestjs/common';
import type { RequestedTask } from '@word-unfolded/contracts';
import { ContractClient } from '@word-unfolded/service-kit';
import {
  AnswerStore,
  type GenerationRequest,
  type StoredAnswer,
  type PreparedAnswer,
} from '../answers/answer-store.js';
import { askPassage } from '../common/ask-passage.js';

type WordStudyTask = Extract<RequestedTask, { kind: 'word-study' }>;

/** Most verses of a passage for a word study: the longest psalm but one, and nearly every chapter. */
const WORD_STUDY_VERSES = 80;

/** Accepts word studies of passages that exist. Only the reader's device stores the answers. */
@Injectable()
export class WordStudyAnswers extends AnswerStore<WordStudyTask> {
  override readonly kinds = ['word-study'] as const;

  constructor(private readonly client: ContractClient) {
    super();
  }

  /** @throws AppError the errors of askPassage */
  override async prepare({ task }: GenerationRequest<WordStudyTask>): Promise<PreparedAnswer> {
    const { osis, translationId } = await askPassage(this.client, task, WORD_STUDY_VERSES);
    return { scriptureRef: osis, translationId, note: '' };
  }

  override store(): Promise<StoredAnswer> {
    return Promise.resolve({});
  }
}
