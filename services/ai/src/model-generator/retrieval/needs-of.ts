import type { AnswerTask } from '@word-unfolded/contracts';

/** How much material on a passage is worth its tokens for a task. */
export type PassageNeeds = {
  /** Verses before and after. */
  readonly context?: number;
  /** Characters of the commentary. */
  readonly commentary?: number;
  /** Cross references. */
  readonly references?: number;
  readonly topics?: number;
  /** Original words. */
  readonly words?: number;
};

const CHAT: PassageNeeds = { context: 1, commentary: 900, references: 4, words: 5 };
const WORD_STUDY: PassageNeeds = { words: 8 };
const DEVOTIONAL: PassageNeeds = { commentary: 900, references: 4 };
const STUDY_GUIDE: PassageNeeds = { context: 2, commentary: 700, references: 5, words: 4 };
const STEPS: Readonly<Record<number, PassageNeeds>> = {
  1: { context: 3, commentary: 1_200 },
  2: { context: 4, commentary: 600, references: 6, topics: 4 },
  3: { words: 10 },
  4: { references: 8, topics: 6 },
  5: { commentary: 600 },
};

/** The material that a task needs on its passage. */
export function needsOf(task: AnswerTask): PassageNeeds {
  switch (task.kind) {
    case 'chat':
      return CHAT;
    case 'mapping-step':
      return STEPS[task.step] ?? {};
    case 'word-study':
      return WORD_STUDY;
    case 'devotional':
      return DEVOTIONAL;
    case 'study-guide':
      return STUDY_GUIDE;
    case 'quote':
      return {};
  }
}

/** Most tokens of library material for a task. They are charged to the reader, so they are reserved. */
const MATERIAL_TOKENS: Readonly<Record<AnswerTask['kind'], number>> = {
  chat: 2_300,
  'mapping-step': 1_900,
  'word-study': 1_700,
  devotional: 1_500,
  'study-guide': 2_400,
  quote: 900,
};

/** See `MATERIAL_TOKENS`. */
export function materialTokensOf({ kind }: AnswerTask): number {
  return MATERIAL_TOKENS[kind];
}
