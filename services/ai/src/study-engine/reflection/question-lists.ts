import type { Genre } from './genre.js';

/** Questions by the kind of a passage, and about its people: `_` is one of them, `&` are two. */
export type Reflection = {
  readonly kinds: Readonly<Record<Genre, KindQuestions>>;
  readonly person: readonly string[];
  readonly two: readonly string[];
};

type KindQuestions = {
  readonly opening: readonly string[];
  readonly middle: readonly string[];
  /** Those that only a passage in which somebody speaks can be asked. */
  readonly ofSpeech?: readonly string[];
  readonly closing: readonly string[];
};
