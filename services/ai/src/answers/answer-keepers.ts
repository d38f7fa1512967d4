import { Inject, Injectable } from '@nestjs/common';
import type { AskedTask } from '@word-unfolded/contracts';
import { AnswerKeeper, type PreparedAnswer } from './answer-keeper.js';

/** Token by which all keepers are injected. */
export const ANSWER_KEEPERS = Symbol('answer keepers');

/** Keeps nothing: what it is of stays where its reader puts it. */
class KeepsNothing extends AnswerKeeper {
  override readonly kinds = [] as const;

  override prepare(): Promise<PreparedAnswer> {
    return Promise.resolve({ note: '' });
  }

  override keep(): Promise<Record<string, never>> {
    return Promise.resolve({});
  }
}

/** Finds who keeps the answers of a task. */
@Injectable()
export class AnswerKeepers {
  private readonly nothing = new KeepsNothing();

  constructor(@Inject(ANSWER_KEEPERS) private readonly keepers: readonly AnswerKeeper[]) {}

  of({ kind }: AskedTask): AnswerKeeper {
    return this.keepers.find(({ kinds }) => kinds.includes(kind)) ?? this.nothing;
  }
}
