import { Inject, Injectable } from '@nestjs/common';
import type { RequestedTask } from '@word-unfolded/contracts';
import { AnswerStore, type PreparedAnswer } from './answer-store.js';

/** Injection token of all answer stores. */
export const ANSWER_STORES = Symbol('answer stores');

/** Stores nothing: the client decides where to put the answers of these tasks. */
class NullAnswerStore extends AnswerStore {
  override readonly kinds = [] as const;

  override prepare(): Promise<PreparedAnswer> {
    return Promise.resolve({ note: '' });
  }

  override store(): Promise<Record<string, never>> {
    return Promise.resolve({});
  }
}

/** Finds the store for the answers of a task. */
@Injectable()
export class AnswerStores {
  private readonly nothing = new NullAnswerStore();

  constructor(@Inject(ANSWER_STORES) private readonly stores: readonly AnswerStore[]) {}

  of({ kind }: RequestedTask): AnswerStore {
    return this.stores.find(({ kinds }) => kinds.includes(kind)) ?? this.nothing;
  }
}
